import type { DemoProduct } from '../demo-product.ts';

export const twinklingStars: readonly DemoProduct[] = [
  {
    slug: 'twinkling-star-small',
    name: 'Twinkling Star 1½ Feet',
    nameTa: 'மின்னும் நட்சத்திரம்',
    description:
      'A slow paper stick that drips bright white flashes one after another. Hold it low and out to the side; the flashes fall straight down.',
    priceRupees: 65,
    discountPercent: 55,
    stock: 290,
    unit: '1 Box (10 pcs)',
    rating: 4.2,
    details: {
      Family: 'Twinkling stars',
      Effect: 'Falling white flashes',
      Duration: '45 seconds',
      'Pieces per box': '10',
      'Sound level': 'Soft ticks',
    },
    images: ['twinkling-star-small'],
  },
  {
    slug: 'twinkling-star-long',
    name: 'Twinkling Star 4 Feet',
    description:
      'The same flashes from a stick over a metre long, so the light stays well away from the hand. Bright enough to light the street outside the house.',
    priceRupees: 150,
    discountPercent: 50,
    stock: 84,
    unit: '1 Box (10 pcs)',
    rating: 4.4,
    details: {
      Family: 'Twinkling stars',
      Effect: 'Falling white and gold flashes',
      Duration: '100 seconds',
      'Pieces per box': '10',
      'Safe distance': '1 metre',
      'Suitable for': 'Ages 12 and above',
    },
    images: ['twinkling-star-long'],
  },
];
