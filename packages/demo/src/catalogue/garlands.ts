import type { DemoProduct } from '../demo-product.ts';

export const garlands: readonly DemoProduct[] = [
  {
    slug: 'wala-100',
    name: '100 Wala',
    nameTa: '100 வாலா சரவெடி',
    description:
      'A short red garland that rattles off in under ten seconds. Lay it straight on the road and light the free end.',
    descriptionTa:
      'பத்து நொடிக்குள் படபடவென்று முடியும் சின்னச் சிவப்புச் சரம். சாலையில் நேராக விரித்து, திரி உள்ள முனையில் பற்றவையுங்கள்.',
    priceRupees: 55,
    discountPercent: 50,
    stock: 330,
    unit: '1 Pc',
    rating: 4.2,
    details: {
      Family: 'Garlands',
      Effect: 'Rattle of small bangs',
      Duration: '8 seconds',
      'Sound level': 'Loud',
      'Safe distance': '6 metres',
    },
    images: ['wala-100'],
  },
  {
    slug: 'wala-1000',
    name: '1000 Wala',
    nameTa: '1000 வாலா சரவெடி',
    description:
      'The opening garland for weddings and shop inaugurations, rolled into a wheel. Unroll it fully before lighting.',
    descriptionTa:
      'கல்யாணத்துக்கும் கடைத் திறப்புக்கும் முதலில் வெடிக்கும் சரம்; சக்கரம் போலச் சுருட்டியிருக்கும். முழுவதும் விரித்த பிறகே பற்றவையுங்கள்.',
    priceRupees: 420,
    discountPercent: 55,
    stock: 140,
    unit: '1 Pc',
    rating: 4.5,
    details: {
      Family: 'Garlands',
      Effect: 'Long rattle',
      Duration: '50 seconds',
      'Length unrolled': 'About 4 metres',
      'Sound level': 'Very loud',
      'Safe distance': '10 metres',
    },
    images: ['wala-1000'],
  },
  {
    slug: 'wala-2000',
    name: '2000 Wala Three-Colour',
    nameTa: '2000 வாலா, மூன்று கலர்',
    description:
      'Red, green and yellow crackers plaited together, so that the shreds make a carpet of colour. Boxed for carrying to the ground.',
    descriptionTa:
      'சிவப்பு, பச்சை, மஞ்சள் வெடிகளைப் பின்னிய சரம்; வெடித்து முடிந்ததும் வண்ணக் கம்பளம் போலக் கிடக்கும். மைதானத்துக்கு எடுத்துச் செல்லப் பெட்டியில் வரும்.',
    priceRupees: 860,
    discountPercent: 55,
    stock: 62,
    unit: '1 Box',
    rating: 4.4,
    details: {
      Family: 'Garlands',
      Effect: 'Rattle with coloured paper',
      Duration: '100 seconds',
      'Length unrolled': 'About 8 metres',
      'Sound level': 'Very loud',
      'Safe distance': '10 metres',
    },
    images: ['wala-2000'],
  },
  {
    slug: 'wala-5000',
    name: '5000 Wala',
    nameTa: '5000 வாலா சரவெடி',
    description:
      'More than four minutes of unbroken rattle, ending in three heavy bangs. Needs a road closed for the purpose and somebody with a water bucket.',
    descriptionTa:
      'நான்கு நிமிடத்துக்கும் மேல் இடைவிடாமல் வெடித்து, மூன்று பெரிய சத்தங்களுடன் முடியும். சாலையை மூடி, தண்ணீர் வாளியுடன் ஒருவர் பக்கத்தில் இருக்க வேண்டும்.',
    priceRupees: 2150.5,
    discountPercent: 57.5,
    stock: 28,
    unit: '1 Pc',
    rating: 4.6,
    details: {
      Family: 'Garlands',
      Effect: 'Unbroken rattle, heavy finish',
      Duration: '4 minutes',
      'Length unrolled': 'About 20 metres',
      'Sound level': 'Very loud',
      'Safe distance': '15 metres',
      'Suitable for': 'Adults',
    },
    images: ['wala-5000', 'wala-5000-night'],
  },
  {
    slug: 'wala-10000',
    name: '10000 Wala Temple Festival Garland',
    nameTa: '10000 வாலா கோயில் திருவிழாச் சரம்',
    description:
      'The length that temple committees order for car festivals. Two wheels joined into one run of about eight minutes; two adults should lay it out.',
    descriptionTa:
      'தேர்த் திருவிழாவுக்குக் கோயில் கமிட்டிகள் வாங்கும் நீளம். இரண்டு சக்கரங்களை இணைத்தது, சுமார் எட்டு நிமிடம் வெடிக்கும்; பெரியவர்கள் இருவர் விரிக்க வேண்டும்.',
    priceRupees: 4600,
    discountPercent: 60,
    stock: 0,
    unit: '1 Bundle',
    rating: 4.3,
    details: {
      Family: 'Garlands',
      Effect: 'Unbroken rattle',
      Duration: '8 minutes',
      'Length unrolled': 'About 40 metres',
      'Sound level': 'Very loud',
      'Safe distance': '20 metres',
      'Suitable for': 'Adults, open grounds',
    },
    images: ['wala-10000'],
  },
];
