import type { DemoProduct } from '../demo-product.ts';

export const groundChakkars: readonly DemoProduct[] = [
  {
    slug: 'chakkar-small',
    name: 'Ground Chakkar Small',
    nameTa: 'சின்னச் சங்குச் சக்கரம்',
    description:
      'A tight paper wheel that spins on smooth floor and throws a ring of gold. Light it and step back; it wanders about half a metre.',
    descriptionTa:
      'வழவழப்பான தரையில் சுற்றித் தங்க வளையம் வீசும் காகிதச் சக்கரம். பற்றவைத்ததும் பின்னால் தள்ளி நில்லுங்கள்; அரை மீட்டர் வரை நகரும்.',
    priceRupees: 70,
    discountPercent: 60,
    stock: 410,
    unit: '1 Box (10 pcs)',
    rating: 4.4,
    details: {
      Family: 'Ground chakkars',
      Effect: 'Golden spinning ring',
      Duration: '12 seconds',
      'Pieces per box': '10',
      'Sound level': 'Soft whirr',
    },
    images: ['chakkar-small'],
  },
  {
    slug: 'chakkar-big',
    name: 'Ground Chakkar Big',
    nameTa: 'பெரிய சங்குச் சக்கரம்',
    description:
      'A wheel twice as wide with a ring of sparks that covers a kolam. It needs a hard, level floor to spin well.',
    descriptionTa:
      'கோலத்தையே மூடும் அளவுக்கு இரண்டு மடங்கு அகலமாகப் பொறி வட்டம். நன்றாகச் சுற்ற, கெட்டியான சமமான தரை வேண்டும்.',
    priceRupees: 130,
    discountPercent: 62.5,
    stock: 230,
    unit: '1 Box (10 pcs)',
    rating: 4.6,
    details: {
      Family: 'Ground chakkars',
      Effect: 'Wide golden ring',
      Duration: '20 seconds',
      'Pieces per box': '10',
      'Safe distance': '2 metres',
    },
    images: ['chakkar-big'],
  },
  {
    slug: 'chakkar-asoka',
    name: 'Ground Chakkar Asoka',
    nameTa: 'அசோகா சங்குச் சக்கரம்',
    description:
      'Pale gold sparks and a steady spin from start to stop. Grandparents ask for this one by name.',
    descriptionTa:
      'வெளிர் தங்கப் பொறிகள்; தொடங்கியது முதல் நிற்கும் வரை ஒரே சீராகச் சுற்றும். பாட்டி தாத்தாக்கள் பெயர் சொல்லிக் கேட்பது இதைத்தான்.',
    priceRupees: 185,
    discountPercent: 60,
    stock: 150,
    unit: '1 Box (10 pcs)',
    rating: 4.5,
    details: {
      Family: 'Ground chakkars',
      Effect: 'Steady pale gold wheel',
      Duration: '25 seconds',
      'Pieces per box': '10',
      'Safe distance': '2 metres',
    },
    images: ['chakkar-asoka'],
  },
  {
    slug: 'chakkar-special',
    name: 'Ground Chakkar Special Green Glitter',
    nameTa: 'ஸ்பெஷல் சங்குச் சக்கரம், பச்சை மினுமினு',
    description:
      'The wheel starts golden, turns green and scatters small white glints around itself. Quiet, apart from the whirr.',
    descriptionTa:
      'தங்கமாகத் தொடங்கிப் பச்சையாக மாறி, சுற்றிலும் வெள்ளை மினுமினுப்பைச் சிதறும். சுற்றும் ஓசை தவிரச் சத்தம் இல்லை.',
    priceRupees: 230,
    discountPercent: 57.5,
    stock: 74,
    unit: '1 Box (10 pcs)',
    rating: 4.7,
    details: {
      Family: 'Ground chakkars',
      Effect: 'Green wheel with glitter',
      Duration: '25 seconds',
      'Pieces per box': '10',
      'Green cracker (CSIR-NEERI style)': 'Yes',
    },
    images: ['chakkar-special'],
  },
  {
    slug: 'chakkar-deluxe',
    name: 'Ground Chakkar Deluxe Two-Colour',
    nameTa: 'டீலக்ஸ் சங்குச் சக்கரம், இரண்டு கலர்',
    description:
      'Half the box spins magenta and half aqua, so light one of each together. Each wheel keeps turning for half a minute.',
    descriptionTa:
      'பெட்டியில் பாதி மெஜந்தா, பாதி நீலப்பச்சை; இரண்டையும் சேர்த்துப் பற்றவையுங்கள். ஒவ்வொன்றும் அரை நிமிடம் சுற்றும்.',
    priceRupees: 345,
    discountPercent: 60,
    stock: 66,
    unit: '1 Box (10 pcs)',
    rating: 4.8,
    details: {
      Family: 'Ground chakkars',
      Effect: 'Magenta and aqua wheels',
      Duration: '30 seconds',
      'Pieces per box': '10',
      'Safe distance': '3 metres',
      'Brand style': 'Sakkara Vannam',
    },
    images: ['chakkar-deluxe', 'chakkar-deluxe-pack'],
  },
  {
    slug: 'chakkar-wire',
    name: 'Wire Chakkar',
    nameTa: 'கம்பிச் சக்கரம்',
    description:
      'Hung from a nail or a post by its wire, it turns into a standing wheel of saffron fire. Fix it firmly, away from curtains and dry leaves.',
    descriptionTa:
      'கம்பியால் ஆணியிலோ கம்பத்திலோ தொங்கவிட்டால், காவி நெருப்பாக நின்று சுற்றும். திரைச்சீலை, காய்ந்த இலைகளிலிருந்து தள்ளி, உறுதியாகக் கட்டுங்கள்.',
    priceRupees: 160,
    discountPercent: 45,
    stock: 3,
    unit: '1 Box (5 pcs)',
    rating: 4.1,
    details: {
      Family: 'Ground chakkars',
      Effect: 'Standing wheel of sparks',
      Duration: '20 seconds',
      'Pieces per box': '5',
      'Safe distance': '4 metres',
      'Suitable for': 'Adults',
    },
    images: ['chakkar-wire'],
  },
];
