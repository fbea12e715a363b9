import type { DemoProduct } from '../demo-product.ts';

export const colourMatches: readonly DemoProduct[] = [
  {
    slug: 'match-colour',
    name: 'Colour Matches Green',
    nameTa: 'மத்தாப்புத் தீப்பெட்டி',
    description:
      'Strike one and it burns with a green sparkling flame, longer than a kitchen match. Twenty to a box.',
    priceRupees: 16,
    discountPercent: 25,
    stock: 450,
    unit: '1 Box (20 sticks)',
    rating: 4.1,
    details: {
      Family: 'Colour matches',
      Effect: 'Green sparkling flame',
      Duration: '12 seconds each',
      'Pieces per box': '20',
      'Sound level': 'Silent',
    },
    images: ['match-colour'],
  },
  {
    slug: 'match-ten-in-one',
    name: 'Colour Matches Ten-in-One',
    description:
      'Ten boxes, four flame colours, ten pictures on the lids to collect. Children trade the empty boxes afterwards.',
    priceRupees: 150,
    discountPercent: 33.5,
    stock: 175,
    unit: '1 Bundle (10 boxes)',
    rating: 4.6,
    details: {
      Family: 'Colour matches',
      Effect: 'Red, green, blue and magenta flames',
      Duration: '12 seconds each',
      'Pieces per bundle': '10 boxes of 20',
      'Sound level': 'Silent',
    },
    images: ['match-ten-in-one'],
  },
  {
    slug: 'match-long',
    name: 'Long Safety Matches for Lighting Fountains',
    description:
      'Twenty-centimetre matches with a fat head, made for lighting fountains and pots without bending close. Not a toy.',
    priceRupees: 65,
    discountPercent: 15,
    stock: 1,
    unit: '1 Box (15 sticks)',
    rating: 4.3,
    details: {
      Family: 'Colour matches',
      Use: 'Lighting at arm’s length',
      Duration: '40 seconds each',
      'Pieces per box': '15',
      'Suitable for': 'Adults',
    },
    images: ['match-long'],
  },
];
