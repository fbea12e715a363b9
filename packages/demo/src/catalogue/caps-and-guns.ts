import type { DemoProduct } from '../demo-product.ts';

export const capsAndGuns: readonly DemoProduct[] = [
  {
    slug: 'caps-pistol',
    name: 'Toy Cap Pistol',
    nameTa: 'பொம்மைத் துப்பாக்கி',
    description:
      'A red metal toy with a wooden grip; it takes roll caps. Its colour makes plain that it is a toy.',
    descriptionTa:
      'மரப்பிடி வைத்த சிவப்பு உலோகப் பொம்மை; ரோல் கேப் போட்டு வெடிக்கலாம். பொம்மை என்று நிறத்திலேயே தெரியும்.',
    priceRupees: 145,
    discountPercent: 20,
    stock: 87,
    unit: '1 Pc',
    rating: 4.2,
    details: {
      Family: 'Caps and toy guns',
      Takes: 'Roll caps',
      Material: 'Painted metal and wood',
      'Sound level': 'Snap',
      'Suitable for': 'Children above 6 with an adult',
    },
    images: ['caps-pistol'],
  },
  {
    slug: 'caps-roll',
    name: 'Roll Caps',
    nameTa: 'ரோல் கேப்',
    description:
      'Red paper rolls, fifty dots to a roll. They also snap under a stone, as every schoolchild knows.',
    descriptionTa:
      'ரோலுக்கு ஐம்பது பொட்டு, சிவப்புக் காகிதச் சுருள். துப்பாக்கி இல்லாவிட்டால் கல்லால் தட்டினாலும் வெடிக்கும்.',
    priceRupees: 20,
    discountPercent: 10,
    stock: 560,
    unit: '1 Box (10 rolls)',
    rating: 4.4,
    details: {
      Family: 'Caps and toy guns',
      Effect: 'Snap and a wisp of smoke',
      'Pieces per box': '10 rolls of 50 dots',
      'Sound level': 'Snap',
      'Suitable for': 'Children above 6 with an adult',
    },
    images: ['caps-roll'],
  },
  {
    slug: 'caps-ring',
    name: 'Ring Caps',
    nameTa: 'ரிங் கேப் பொட்டு வெடி',
    description:
      'Plastic rings of eight caps that click into a toy revolver. Four colours to a packet.',
    descriptionTa: 'பொம்மைத் துப்பாக்கியில் மாட்டும் எட்டுப் பொட்டு பிளாஸ்டிக் வளையங்கள். பாக்கெட்டில் நான்கு நிறங்கள்.',
    priceRupees: 24.5,
    discountPercent: 0,
    stock: 390,
    unit: '1 Pkt (12 rings)',
    rating: 3.9,
    details: {
      Family: 'Caps and toy guns',
      Effect: 'Snap',
      'Pieces per packet': '12 rings of 8 shots',
      'Sound level': 'Snap',
    },
    images: ['caps-ring'],
  },
];
