import { expect } from '@playwright/test';
import { test } from '../support/shop-fixtures.ts';

/** Puts its dialog into the page as Razorpay's script does: a style element, style attributes. */
const script = `
  window.openDialog = () => {
    const container = document.createElement('div');
    container.className = 'gateway-container';
    container.innerHTML = '<style>.gateway-container { letter-spacing: 3px; }</style>';
    const frame = document.createElement('iframe');
    frame.setAttribute('style', 'position: relative; z-index: 2; border: 0 none transparent;');
    container.append(frame);
    document.body.append(container);
  };
`;
const checkoutUrl = 'https://checkout.provider.example/v1/checkout.js';

test.use({
  shopSettings: {
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'a-secret-of-the-story',
    RAZORPAY_WEBHOOK_SECRET: 'another-secret-of-the-story',
    RAZORPAY_CHECKOUT_URL: checkoutUrl,
  },
});
test("the payment provider's dialog is styled and violates no content policy", async ({ page }) => {
  await page.route(checkoutUrl, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto('/products');
  await page.addScriptTag({ url: checkoutUrl });
  await page.evaluate('openDialog()');
  const container = page.locator('.gateway-container');
  await expect(container).toHaveCSS('letter-spacing', '3px');
  await expect(container.locator('iframe')).toHaveCSS('z-index', '2');
});
