import type { DemoProduct } from '../demo-product.ts';

export const giftBoxes: readonly DemoProduct[] = [
  {
    slug: 'gift-kids',
    name: 'Kids Gift Box 15 Items',
    nameTa: 'குழந்தைகள் பரிசுப் பெட்டி, 15 வகை',
    description:
      'Fifteen quiet kinds for small hands: sparklers, pencils, small pots, snake tablets and pop-pops. Nothing in it bangs.',
    descriptionTa:
      'சின்னக் கைகளுக்குச் சத்தமில்லாத பதினைந்து வகைகள்: கம்பி மத்தாப்பு, பென்சில், சின்னப் புஸ்வாணம், பாம்பு மாத்திரை, பாப்-பாப். வெடிப்பது எதுவும் இல்லை.',
    priceRupees: 899,
    discountPercent: 35,
    stock: 90,
    unit: '1 Box',
    rating: 4.7,
    details: {
      Family: 'Gift boxes',
      Contents: '15 kinds without bangs',
      'Sound level': 'Soft',
      'Suitable for': 'Children above 5 with an adult',
      Lasts: 'One evening for two children',
      'Green cracker (CSIR-NEERI style)': 'Yes',
    },
    images: ['gift-kids'],
  },
  {
    slug: 'gift-family',
    name: 'Family Gift Box 25 Items',
    nameTa: 'குடும்பப் பரிசுப் பெட்டி, 25 வகை',
    description:
      'Twenty-five kinds for one family and one long evening, from sparklers to a 12-shot cake. A lamp on the lid, and a list of the contents inside it.',
    descriptionTa:
      'ஒரு குடும்பத்துக்கு ஒரு மாலை முழுவதும் போதுமான இருபத்தைந்து வகைகள்: கம்பி மத்தாப்பு முதல் 12 ஷாட் வரை. பட்டியல் பெட்டிக்குள் இருக்கும்.',
    priceRupees: 1850,
    discountPercent: 40,
    stock: 120,
    unit: '1 Box',
    rating: 4.8,
    details: {
      Family: 'Gift boxes',
      Contents: '25 kinds',
      Includes: 'Sparklers, pots, chakkars, rockets, 12 Shots',
      'Sound level': 'Soft to medium',
      Lasts: 'One evening for a family of five',
    },
    images: ['gift-family', 'gift-family-contents'],
  },
  {
    slug: 'gift-deluxe',
    name: 'Deluxe Gift Box 35 Items',
    nameTa: 'டீலக்ஸ் பரிசுப் பெட்டி, 35 வகை',
    description:
      'Thirty-five kinds in a purple box that companies give to their staff. Mostly light and colour, with three loud pieces packed apart.',
    descriptionTa:
      'நிறுவனங்கள் ஊழியர்களுக்குத் தரும் ஊதா நிறப் பெட்டியில் முப்பத்தைந்து வகைகள். பெரும்பாலும் ஒளியும் நிறமும்; சத்தமான மூன்று மட்டும் தனியாகப் பேக் செய்யப்பட்டிருக்கும்.',
    priceRupees: 3499,
    discountPercent: 42.5,
    stock: 55,
    unit: '1 Box',
    rating: 4.6,
    details: {
      Family: 'Gift boxes',
      Contents: '35 kinds',
      Includes: 'Colour Koti, Peacock Fountain, 30 Shots',
      'Sound level': 'Soft to loud',
      Lasts: 'Two evenings',
      'Brand style': 'Mayil Pettagam',
    },
    images: ['gift-deluxe'],
  },
  {
    slug: 'gift-grand',
    name: 'Grand Deepavali Gift Box of 51 Varieties with Sparklers, Flower Pots, Chakkars, Rockets and Aerial Shots',
    nameTa: 'தீபாவளி மகா பரிசுப் பெட்டி, 51 வகை',
    description:
      'The whole shop in one box: fifty-one varieties, packed in layers in the order you will want them. It takes two people to carry. Two 60-shot cakes lie at the bottom for the finish. The list of contents names what suits whom.',
    descriptionTa:
      'கடை முழுவதும் ஒரே பெட்டியில்: ஐம்பத்தொரு வகைகள், வெடிக்கும் வரிசையிலேயே அடுக்கியிருக்கும். தூக்க இரண்டு பேர் வேண்டும். நிறைவுக்கு இரண்டு 60 ஷாட் அடியில் இருக்கும். யாருக்கு எது ஏற்றது என்று பட்டியலில் எழுதியிருக்கும்.',
    priceRupees: 9800,
    discountPercent: 45,
    stock: 18,
    unit: '1 Box',
    rating: 4.9,
    details: {
      Family: 'Gift boxes',
      Contents: '51 varieties',
      Includes: 'Two 60 Shots, Gold Rain, 1000 Wala',
      'Sound level': 'Soft to very loud',
      Weight: 'About 14 kg',
      Lasts: 'Three evenings',
    },
    images: ['gift-grand', 'gift-grand-contents'],
  },
];
