import type { DemoProduct } from '../demo-product.ts';

export const fountains: readonly DemoProduct[] = [
  {
    slug: 'fountain-peacock',
    name: 'Peacock Fountain (Mayil)',
    nameTa: 'மயில் தோகை',
    description:
      'A fan of green and teal plumes opens like a peacock’s tail, with a blue eye at the end of each. It stands wide rather than tall, so watch it from the front.',
    descriptionTa:
      'பச்சையும் நீலமுமாகத் தோகை விரித்து, நுனியில் நீலக் கண்களுடன் நிற்கும். உயரத்தைவிட அகலம் அதிகம்; எதிரில் நின்று பாருங்கள்.',
    priceRupees: 260,
    discountPercent: 55,
    stock: 118,
    unit: '1 Pc',
    rating: 4.8,
    details: {
      Family: 'Fountains',
      Effect: 'Fan of teal plumes with blue eyes',
      'Shooting height': 'About 2 metres',
      Duration: '35 seconds',
      'Sound level': 'Soft crackle',
      'Safe distance': '4 metres',
    },
    images: ['fountain-peacock', 'fountain-peacock-pack'],
  },
  {
    slug: 'fountain-peacock-five',
    name: 'Bada Peacock Five-Head Fountain',
    nameTa: 'ஐந்து தலை பெரிய மயில்',
    description:
      'Five jets rise from one box and lean outwards, green and blue with gold tips. The last ten seconds are the widest.',
    descriptionTa:
      'ஒரே பெட்டியிலிருந்து ஐந்து பீச்சல்கள் எழுந்து வெளிப்பக்கம் சாயும்; பச்சை, நீலம், நுனியில் தங்கம். கடைசிப் பத்து நொடியில் மிக அகலமாக விரியும்.',
    priceRupees: 680,
    discountPercent: 50,
    stock: 41,
    unit: '1 Pc',
    rating: 4.7,
    details: {
      Family: 'Fountains',
      Effect: 'Five leaning green and blue jets',
      'Shooting height': 'About 3.5 metres',
      Duration: '60 seconds',
      'Sound level': 'Medium crackle',
      'Safe distance': '5 metres',
    },
    images: ['fountain-peacock-five'],
  },
  {
    slug: 'fountain-tri-colour',
    name: 'Tri-Colour Fountains',
    nameTa: 'மூவர்ண ஃபவுண்டன்',
    description:
      'A saffron, a white and a green fountain in one box, made to stand in a row. A favourite on Independence Day as well as at Deepavali.',
    descriptionTa:
      'காவி, வெள்ளை, பச்சை என வரிசையாக வைக்க ஒரே பெட்டியில் மூன்று ஃபவுண்டன்கள். தீபாவளிக்கும் சுதந்திர தினத்துக்கும் விரும்பி வாங்குவார்கள்.',
    priceRupees: 390,
    discountPercent: 60,
    stock: 97,
    unit: '1 Box (3 pcs)',
    rating: 4.6,
    details: {
      Family: 'Fountains',
      Effect: 'Saffron, white and green',
      'Shooting height': 'About 3 metres',
      Duration: '40 seconds each',
      'Pieces per box': '3',
      'Green cracker (CSIR-NEERI style)': 'Yes',
    },
    images: ['fountain-tri-colour'],
  },
  {
    slug: 'fountain-siren',
    name: 'Siren Fountain',
    nameTa: 'சைரன் ஃபவுண்டன்',
    description:
      'A red and gold fountain that sings as it climbs, like a far-off siren. Expect a whistle that the neighbours will hear; keep pets indoors.',
    descriptionTa:
      'சிவப்பும் தங்கமுமாக எழும்பும்போது தூரத்துச் சைரன் போலப் பாடும். அக்கம்பக்கத்துக்குக் கேட்கும் விசில்; செல்லப் பிராணிகளை வீட்டுக்குள் வையுங்கள்.',
    priceRupees: 310,
    discountPercent: 40,
    stock: 63,
    unit: '1 Box (2 pcs)',
    rating: 3.9,
    details: {
      Family: 'Fountains',
      Effect: 'Red and gold with whistle',
      'Shooting height': 'About 3 metres',
      Duration: '30 seconds',
      'Pieces per box': '2',
      'Sound level': 'Loud whistle',
      'Safe distance': '5 metres',
    },
    images: ['fountain-siren'],
  },
  {
    slug: 'fountain-butterfly',
    name: 'Butterfly Fountain',
    nameTa: 'பட்டாம்பூச்சி ஃபவுண்டன்',
    description:
      'Two pink and violet jets cross while small lights flutter off their tips. Gentle in sound, which makes it a good closing piece for young children.',
    descriptionTa:
      'இளஞ்சிவப்பும் ஊதாவுமாக இரண்டு பீச்சல்கள் குறுக்கே போக, நுனியில் சின்ன ஒளிகள் படபடக்கும். சத்தம் குறைவு; சின்னக் குழந்தைகளுக்கு நிறைவாக வைக்கலாம்.',
    priceRupees: 225,
    discountPercent: 52.5,
    stock: 0,
    unit: '1 Box (5 pcs)',
    rating: 4.4,
    details: {
      Family: 'Fountains',
      Effect: 'Crossing jets and fluttering lights',
      'Shooting height': 'About 2 metres',
      Duration: '25 seconds',
      'Pieces per box': '5',
      'Sound level': 'Soft',
    },
    images: ['fountain-butterfly'],
  },
  {
    slug: 'fountain-gold-rain',
    name: 'Gold Rain',
    nameTa: 'தங்க மழை',
    description:
      'A dome of gold wide enough to sit under, if it were rain. It crackles at the edges and leaves white glints hanging for a moment.',
    descriptionTa:
      'மழையாக இருந்தால் கீழே உட்காரலாம், அவ்வளவு அகலமான தங்கக் குடை. ஓரங்களில் படபடத்து, வெள்ளை மினுமினுப்பு ஒரு கணம் காற்றில் நிற்கும்.',
    priceRupees: 450,
    discountPercent: 55,
    stock: 76,
    unit: '1 Pc',
    rating: 4.7,
    details: {
      Family: 'Fountains',
      Effect: 'Wide golden dome with crackle',
      'Shooting height': 'About 4 metres',
      Duration: '50 seconds',
      'Sound level': 'Medium crackle',
      'Safe distance': '6 metres',
      'Brand style': 'Pon Mazhai',
    },
    images: ['fountain-gold-rain'],
  },
];
