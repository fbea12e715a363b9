import type { DemoProduct } from '../demo-product.ts';

export const handHeld: readonly DemoProduct[] = [
  {
    slug: 'candle-roman',
    name: 'Seven-Ball Roman Candle',
    nameTa: 'ஏழு பந்து ரோமன் கேண்டில்',
    description:
      'Seven coloured balls leave the tube one after another with a soft cough. Bury the lower third in sand and tilt it away from everybody.',
    descriptionTa:
      'ஏழு வண்ணப் பந்துகள் மெல்லிய சத்தத்துடன் ஒவ்வொன்றாகக் கிளம்பும். அடிப்பகுதியை மணலில் புதைத்து, யாரும் இல்லாத பக்கமாகச் சாய்த்து வையுங்கள்.',
    priceRupees: 175,
    discountPercent: 47.5,
    stock: 134,
    unit: '1 Pc',
    rating: 4.4,
    details: {
      Family: 'Candles, torches and bangles',
      Effect: 'Seven coloured balls',
      Shots: '7',
      Duration: '30 seconds',
      'Shooting height': 'About 15 metres',
      'Safe distance': '8 metres',
    },
    images: ['candle-roman'],
  },
  {
    slug: 'candle-hand',
    name: 'Hand Candles Green & Magenta',
    nameTa: 'கைக் கேண்டில்: பச்சை, மெஜந்தா',
    description:
      'Long paper candles held at the cool end, one green and one magenta in each pair. They hiss, they do not bang.',
    descriptionTa:
      'குளிர்ந்த முனையில் பிடிக்கும் நீளக் காகிதக் கேண்டில்கள்; ஜோடிக்கு ஒன்று பச்சை, ஒன்று மெஜந்தா. சீறும், வெடிக்காது.',
    priceRupees: 98,
    discountPercent: 44,
    stock: 0,
    unit: '1 Pkt (2 pcs)',
    rating: 4.2,
    details: {
      Family: 'Candles, torches and bangles',
      Effect: 'Green and magenta jets',
      Duration: '45 seconds',
      'Pieces per packet': '2',
      'Sound level': 'Soft hiss',
      'Suitable for': 'Ages 12 and above',
    },
    images: ['candle-hand'],
  },
  {
    slug: 'torch-hand',
    name: 'Festival Torch',
    nameTa: 'தீப்பந்தம்',
    description:
      'A cup of saffron fire on a wooden handle, carried at the head of a procession. Walk with it upright and keep the wind at your back.',
    descriptionTa:
      'ஊர்வலத்தின் முன்னால் ஏந்திச் செல்லும் மரப்பிடி வைத்த காவி நெருப்பு. நேராகப் பிடித்து, காற்று முதுகுப் பக்கம் இருக்குமாறு நடங்கள்.',
    priceRupees: 210,
    discountPercent: 38,
    stock: 70,
    unit: '1 Pc',
    rating: 4.0,
    details: {
      Family: 'Candles, torches and bangles',
      Effect: 'Saffron torch fire',
      Duration: '70 seconds',
      'Sound level': 'Soft roar',
      'Safe distance': '2 metres',
    },
    images: ['torch-hand'],
  },
  {
    slug: 'bangle',
    name: 'Spinning Bangles',
    nameTa: 'வளையல் சக்கரம்',
    description:
      'Light the coloured ring on the floor and it spins up into a hoop of gold. The bangles are for the floor only and are never worn.',
    descriptionTa:
      'வண்ண வளையத்தைத் தரையில் வைத்துப் பற்றவைத்தால் தங்க வளையமாகச் சுற்றி எழும். தரையில் மட்டும் வையுங்கள்; கையில் போடக் கூடாது.',
    priceRupees: 115,
    discountPercent: 85,
    stock: 145,
    unit: '1 Box (6 pcs)',
    rating: 3.6,
    details: {
      Family: 'Candles, torches and bangles',
      Effect: 'Golden spinning hoop',
      Duration: '15 seconds',
      'Pieces per box': '6',
      'Sound level': 'Soft whirr',
    },
    images: ['bangle'],
  },
];
