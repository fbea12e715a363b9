import type { DemoProduct } from '../demo-product.ts';

export const smoke: readonly DemoProduct[] = [
  {
    slug: 'smoke-three-colour',
    name: 'Colour Smoke Set in Orange, White and Green',
    nameTa: 'வண்ணப் புகை',
    description:
      'Three tubes of thick daylight smoke for processions and photographs. The colour can stain light cloth, so stand upwind.',
    priceRupees: 285,
    discountPercent: 30,
    stock: 105,
    unit: '1 Box (3 pcs)',
    rating: 4.4,
    details: {
      Family: 'Colour smoke',
      Effect: 'Dense coloured smoke',
      Duration: '50 seconds each',
      'Pieces per box': '3',
      'Sound level': 'Silent',
      'Safe distance': '3 metres',
    },
    images: ['smoke-three-colour'],
  },
  {
    slug: 'smoke-festival',
    name: 'Festival Smoke Magenta & Blue',
    description:
      'Two slow clouds that mix into violet where they meet. Best before sunset; at night only the lamps show them.',
    priceRupees: 220,
    discountPercent: 27.5,
    stock: 48,
    unit: '1 Box (2 pcs)',
    rating: 4.0,
    details: {
      Family: 'Colour smoke',
      Effect: 'Magenta and blue smoke',
      Duration: '60 seconds each',
      'Pieces per box': '2',
      'Sound level': 'Silent',
    },
    images: ['smoke-festival'],
  },
];
