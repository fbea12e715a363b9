import { expect, test } from 'vitest';
import { violationsOf } from './check-files.ts';

const web = 'packages/web/app';

test.each<[title: string, path: string, text: string, expected: RegExp]>([
  [
    'ui imports a feature',
    `${web}/ui/price.tsx`,
    "import { useCart } from '#web/cart/use-cart.ts';",
    /ui is below cart/,
  ],
  [
    'a lower room of the web imports a higher one, if only a type',
    `${web}/catalogue/product-card.tsx`,
    "import type { Order } from '#web/orders/order-card.tsx';",
    /catalogue is below orders/,
  ],
  ['a room of the web without a rung', `${web}/wishlist/add-wish.ts`, '', /no place on the ladder/],
  [
    'api imports a toast',
    `${web}/api/call.ts`,
    "import { toast } from '#web/toasts/toast.ts';",
    /api is below toasts/,
  ],
  [
    "a feature imports another feature's page",
    `${web}/cart/cart-drawer.tsx`,
    "import Page from '#web/orders/order-page.tsx';",
    /another feature's page/,
  ],
  [
    'the shop imports the admin',
    `${web}/policies/terms-page.tsx`,
    "const x = () => import('#web/admin/product-form.tsx');",
    /policies is below admin/,
  ],
  [
    'a screen that navigates after it has been left',
    `${web}/addresses/address-page.tsx`,
    "import { useNavigate } from 'react-router';",
    /navigates by useNavigateHere/,
  ],
  [
    'words by their path, which are English in every language',
    `${web}/cart/cart-page.tsx`,
    "import * as words from './words.ts';",
    /imported as #words/,
  ],
  [
    'words that import',
    `${web}/cart/words.ta.ts`,
    "import { x } from '#web/ui/price.ts';",
    /words import nothing/,
  ],
  [
    'a lower room with the words of a higher one',
    `${web}/ui/price.tsx`,
    "import * as words from '#words/cart';",
    /ui is below cart/,
  ],
  [
    'a screen that shows a toast after it has been left',
    `${web}/addresses/address-page.tsx`,
    "import { showToast } from '#web/toasts/toast.ts';",
    /shows toasts by useToastHere/,
  ],
])('a planted breach is found: %s', (_title, path, text, expected) => {
  expect(violationsOf(path, text).join('\n')).toMatch(expected);
});

test.each<[title: string, path: string, text: string]>([
  [
    'a feature with a component of another',
    `${web}/checkout/checkout-page.tsx`,
    "import { x } from '#web/cart/cart-lines.tsx';\nimport { y } from '#web/ui/button.tsx';\nimport type { R } from './+types/web-rules.test';",
  ],
  [
    'the words of a room and of a lower one',
    `${web}/checkout/checkout-page.tsx`,
    "import * as words from '#words/checkout';\nimport * as cartWords from '#words/cart';",
  ],
  [
    'a page put together from a higher room',
    `${web}/cart/cart-page.tsx`,
    "const x = () => import('#web/estimates/estimate-view.tsx');",
  ],
  [
    'a page in the table of addresses',
    `${web}/routes.ts`,
    "import { x } from '#web/admin/admin-routes.ts';",
  ],
])('allowed: %s', (_title, path, text) => {
  expect(violationsOf(path, text)).toEqual([]);
});
