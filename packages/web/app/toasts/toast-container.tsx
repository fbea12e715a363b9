import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  type CloseButtonProps,
  type Id,
  type ToastContentProps,
  ToastContainer as Toastify,
  toast,
} from 'react-toastify/unstyled';
import * as words from '#words/toasts';
import 'react-toastify/ReactToastify.css';
import './toast.css';
import { afterNextFrame } from '#web/ui/after-next-frame.ts';
import { CloseIcon } from '#web/ui/images/navigation-icons.tsx';
import { tallyText } from './tally-text.ts';
import { receiveToasts, type ToastWords } from './toast.ts';

type ToastContainerProps = {
  /** How many show at a time. Of several the others wait; a single one is replaced by the newest. */
  limit: number;
  /** How long a toast stays, in milliseconds. */
  duration: number;
  /** A change dismisses the toasts; usually the path. */
  resetKey: string;
};

/**
 * A reset also changes the container's id: with the same id the toasts of the old container would
 * reappear in the new one and never close.
 */
export function ToastContainer({ limit, duration, resetKey }: ToastContainerProps) {
  const [layer] = useState(createLayer);
  const last = useRef<{ id: Id; told: readonly ToastWords[] }>({ id: '', told: [] });

  useEffect(() => {
    const moveToTop = () => moveToTopLayer(layer);
    moveToTop();
    const removals = new MutationObserver(() => layer.isConnected || moveToTop());
    removals.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('close', moveToTop, true);
    return () => {
      removals.disconnect();
      document.removeEventListener('close', moveToTop, true);
      layer.remove();
    };
  }, [layer]);

  useEffect(() => {
    let stop = () => {};
    // Strict mode mounts everything twice; a toast passed to the first mount would be lost.
    const mounted = setTimeout(() => {
      stop = receiveToasts((shown) =>
        afterNextFrame(() => {
          show(shown);
          moveToTopLayer(layer);
        }),
      );
    });
    return () => {
      clearTimeout(mounted);
      stop();
    };
  }, [layer]);

  const show = useEffectEvent((shown: ToastWords) => {
    const { id, told } = last.current;
    const isShown = limit === 1 && toast.isActive(id, resetKey);
    const isCounted =
      isShown && shown.tally && shown.tally.sentence === told.at(-1)?.tally?.sentence;
    const all = isCounted ? [...told, shown] : [shown];
    const { kind: type, autoClose = duration } = shown;
    const text = tallyText(all);
    const render = (content: ToastContentProps) => <ToastText {...content} text={text} />;
    const looks = { type, autoClose, containerId: resetKey, delay: undefined };
    // An update starts the time again.
    if (isShown) toast.update(id, { ...looks, render });
    last.current = { id: isShown ? id : toast(render, looks), told: all };
  });

  return createPortal(
    <Toastify
      key={resetKey}
      containerId={resetKey}
      limit={limit}
      autoClose={duration}
      theme="dark"
      position="top-right"
      closeButton={DismissButton}
      customProgressBar
      pauseOnHover
      pauseOnFocusLoss
      draggable="touch"
      draggablePercent={80}
      hotKeys={(event) => event.altKey && event.code === 'KeyT'}
      aria-label={words.notifications}
    />,
    layer,
  );
}

/** Not named Close: a dialog around it has a button of that name. */
function DismissButton({ closeToast, theme }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label={words.dismiss}
      className={`Toastify__close-button Toastify__close-button--${theme}`}
      onClick={(event) => {
        event.stopPropagation();
        closeToast(true);
      }}
    >
      <CloseIcon className="size-4" />
    </button>
  );
}

function createLayer(): HTMLElement {
  const layer = document.createElement('div');
  layer.className = 'toast-layer night';
  layer.popover = 'manual';
  return layer;
}

/**
 * In the browser's top layer, so that no dialog covers it, and within the modal dialog that is open:
 * everything outside of it is inert.
 */
function moveToTopLayer(layer: HTMLElement): void {
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (layer.parentElement !== place) place.append(layer);
  if (!layer.matches(':popover-open')) layer.showPopover();
}

type ToastTextProps = Omit<ToastContentProps, 'data'> & { text: string };

/** A toast's sentence, and the bar that runs down until it closes: the library's own is named in English. */
function ToastText({ text, toastProps, isPaused, closeToast }: ToastTextProps) {
  const { autoClose, isIn, theme, type, updateId } = toastProps;
  const looks = `Toastify__progress-bar-theme--${theme} Toastify__progress-bar--${type}`;
  return (
    <>
      <span className={type === 'success' ? 'toast-line' : undefined}>{text}</span>
      <div className="Toastify__progress-bar--wrp">
        <div className={`Toastify__progress-bar--bg ${looks}`} />
        <div
          // An update starts the time again.
          key={updateId}
          role="progressbar"
          aria-label={words.timeLeft}
          aria-valuemin={0}
          aria-valuemax={100}
          className={`Toastify__progress-bar Toastify__progress-bar--animated ${looks}`}
          style={{
            animationDuration: `${autoClose}ms`,
            animationPlayState: isPaused ? 'paused' : 'running',
          }}
          onAnimationEnd={() => isIn && closeToast()}
        />
      </div>
    </>
  );
}
