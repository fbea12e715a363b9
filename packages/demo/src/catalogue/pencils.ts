import type { DemoProduct } from '../demo-product.ts';

export const pencils: readonly DemoProduct[] = [
  {
    slug: 'pencil-small',
    name: 'Pencil',
    nameTa: 'பென்சில் மத்தாப்பு',
    description:
      'A paper stick that pours golden sparks from its end like a paint brush. Point it at the ground, never at people.',
    priceRupees: 60,
    discountPercent: 58,
    stock: 275,
    unit: '1 Pkt (10 pcs)',
    rating: 4.1,
    details: {
      Family: 'Pencils',
      Effect: 'Golden jet',
      Duration: '25 seconds',
      'Pieces per packet': '10',
      'Sound level': 'Soft hiss',
    },
    images: ['pencil-small'],
  },
  {
    slug: 'pencil-colour',
    name: 'Colour Pencils in Red, Green and Blue',
    description:
      'Three colours to a packet, each a clear single tone. Children like to write their names in the air with a parent beside them.',
    priceRupees: 110,
    discountPercent: 60,
    stock: 164,
    unit: '1 Pkt (6 pcs)',
    rating: 4.5,
    details: {
      Family: 'Pencils',
      Effect: 'Red, green and blue jets',
      Duration: '30 seconds',
      'Pieces per packet': '6',
      'Sound level': 'Soft hiss',
      'Green cracker (CSIR-NEERI style)': 'Yes',
    },
    images: ['pencil-colour'],
  },
  {
    slug: 'pencil-ultra',
    name: 'Ultra Pencil Selfie Stick',
    description:
      'A thick pencil whose magenta jet ends in glitter, made for photographs. It kicks a little at the start, so hold it with a straight arm.',
    priceRupees: 195,
    discountPercent: 45,
    stock: 52,
    unit: '1 Pkt (3 pcs)',
    rating: 4.3,
    details: {
      Family: 'Pencils',
      Effect: 'Magenta jet with glitter',
      Duration: '40 seconds',
      'Pieces per packet': '3',
      'Safe distance': '2 metres',
      'Suitable for': 'Ages 14 and above',
    },
    images: ['pencil-ultra'],
  },
];
