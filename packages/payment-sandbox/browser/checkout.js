// A look-alike of the payment provider's checkout script: the same `window.Razorpay`, with a dialog
// that asks what the bank should answer. It sets no inline styles, so that it works under a strict
// Content-Security-Policy. `texts` has its words by language, as the provider names the languages; the
// server puts it before this file.
(() => {
  const base = new URL('.', document.currentScript.src);
  let styles;

  function loadStyles() {
    styles ??= new Promise((resolve) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = new URL('checkout.css', base).href;
      link.onload = resolve;
      link.onerror = resolve;
      document.head.append(link);
    });
    return styles;
  }

  async function call(path, body) {
    const answer = await fetch(new URL(path, base), {
      method: body ? 'POST' : 'GET',
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    return answer.json();
  }

  function element(tag, { text = '', ...properties } = {}, children = []) {
    const made = Object.assign(document.createElement(tag), properties);
    made.append(text, ...children);
    return made;
  }

  const inRupees = (paise) =>
    new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(paise / 100);

  class Razorpay {
    #options;
    #words;
    #listeners = new Map();
    #dialog;

    constructor(options) {
      if (!options?.key || !options.order_id) throw new Error('key and order_id are required');
      this.#options = options;
      this.#words = texts[options.config?.display?.language] ?? texts.en;
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
      return this;
    }

    open() {
      if (!this.#dialog) void this.#show();
    }

    close() {
      this.#remove();
    }

    async #show() {
      const { name = 'Shop', order_id: orderId } = this.#options;
      const words = this.#words;
      const amount = element('p', { className: 'sandbox-amount' });
      const alert = element('p', { role: 'alert' });
      const buttons = [
        element('button', { type: 'button', text: words.succeed, disabled: true }),
        element('button', { type: 'button', text: words.fail, disabled: true }),
        element('button', { type: 'button', text: words.dismiss }),
      ];
      const [succeed, fail, dismiss] = buttons;
      const title = element('h2', {
        id: 'sandbox-checkout-title',
        text: words.title.replace('{name}', () => name),
      });
      const dialog = element('dialog', { className: 'sandbox-checkout', lang: words.lang }, [
        title,
        amount,
        element('p', { text: words.lead }),
        alert,
        element('div', { className: 'sandbox-buttons' }, buttons),
      ]);
      dialog.setAttribute('aria-labelledby', title.id);
      this.#dialog = dialog;
      document.body.append(dialog);

      succeed.addEventListener('click', () => this.#pay('success', alert, [succeed, fail]));
      fail.addEventListener('click', () => this.#pay('failure', alert, [succeed, fail]));
      dismiss.addEventListener('click', () => this.#dismiss());
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        if (this.#options.modal?.escape !== false) this.#dismiss();
      });
      await loadStyles();
      if (!dialog.isConnected) return;
      dialog.showModal();

      const order = await call(`checkout/${encodeURIComponent(orderId)}`).catch(() => undefined);
      if (!order || order.error) {
        alert.textContent = order?.error.description ?? words.notStarted;
        return;
      }
      amount.textContent = inRupees(order.amount);
      succeed.disabled = false;
      fail.disabled = false;
      succeed.focus();
    }

    async #pay(outcome, alert, buttons) {
      for (const button of buttons) button.disabled = true;
      alert.textContent = '';
      const { key, order_id: orderId, handler } = this.#options;
      const answer = await call('pay', { key_id: key, order_id: orderId, outcome }).catch(() => ({
        error: {
          reason: 'network_failed',
          description: 'The network failed',
          metadata: { order_id: orderId },
        },
      }));
      if (!answer.error) {
        this.#remove();
        handler?.(answer);
        return;
      }
      for (const button of buttons) button.disabled = false;
      const { declined, networkFailed } = this.#words;
      const refusals = { payment_failed: declined, network_failed: networkFailed };
      alert.textContent = refusals[answer.error.reason] ?? answer.error.description;
      for (const listener of this.#listeners.get('payment.failed') ?? []) {
        listener({ error: answer.error });
      }
    }

    #dismiss() {
      this.#remove();
      this.#options.modal?.ondismiss?.();
    }

    #remove() {
      this.#dialog?.close();
      this.#dialog?.remove();
      this.#dialog = undefined;
    }
  }

  window.Razorpay = Razorpay;
})();
