import type { DemoProduct } from '../demo-product.ts';

export const rockets: readonly DemoProduct[] = [
  {
    slug: 'rocket-baby',
    name: 'Baby Rockets',
    nameTa: 'பேபி ராக்கெட்',
    description:
      'Small rockets with a golden tail and a soft pop. Stand each in a heavy glass bottle, under open sky.',
    descriptionTa:
      'தங்க வாலும் மெல்லிய சத்தமும் உள்ள சின்ன ராக்கெட்டுகள். கனமான கண்ணாடி பாட்டிலில் நிறுத்தி, திறந்த வானத்தின் கீழ் விடுங்கள்.',
    priceRupees: 85,
    discountPercent: 55,
    stock: 350,
    unit: '1 Box (10 pcs)',
    rating: 4.2,
    details: {
      Family: 'Rockets',
      Effect: 'Golden tail and small burst',
      'Shooting height': 'About 20 metres',
      'Pieces per box': '10',
      'Sound level': 'Soft pop',
      'Safe distance': '8 metres',
    },
    images: ['rocket-baby'],
  },
  {
    slug: 'rocket-lunik',
    name: 'Lunik Rocket',
    nameTa: 'லூனிக் ராக்கெட்',
    description:
      'Named for the old moon probes: a straight climb, then a clear blue burst. Steady on its stick even in a light breeze.',
    descriptionTa: 'நேராக மேலே போய், பளிச்சென்று நீலமாக விரியும். லேசான காற்றிலும் குச்சியில் ஆடாமல் நிற்கும்.',
    priceRupees: 210,
    discountPercent: 60,
    stock: 140,
    unit: '1 Box (10 pcs)',
    rating: 4.6,
    details: {
      Family: 'Rockets',
      Effect: 'Blue burst with a white heart',
      'Shooting height': 'About 40 metres',
      'Pieces per box': '10',
      'Sound level': 'Medium',
      'Safe distance': '10 metres',
      'Brand style': 'Nila Payanam',
    },
    images: ['rocket-lunik', 'rocket-lunik-pack'],
  },
  {
    slug: 'rocket-whistling',
    name: 'Whistling Rockets',
    nameTa: 'விசில் ராக்கெட்',
    description:
      'They scream on the way up and break into small coloured rounds. Not for the late evening; finish before ten.',
    descriptionTa:
      'விசில் அடித்துக்கொண்டே மேலே போய், சின்னச் சின்ன வண்ணங்களாக விரியும். இரவு பத்து மணிக்கு முன் முடித்துக்கொள்ளுங்கள்.',
    priceRupees: 275,
    discountPercent: 50,
    stock: 92,
    unit: '1 Box (5 pcs)',
    rating: 4.3,
    details: {
      Family: 'Rockets',
      Effect: 'Whistle and coloured round',
      'Shooting height': 'About 35 metres',
      'Pieces per box': '5',
      'Sound level': 'Loud whistle',
      'Safe distance': '10 metres',
    },
    images: ['rocket-whistling'],
  },
  {
    slug: 'rocket-parachute',
    name: 'Colour Parachute Rocket',
    nameTa: 'கலர் பாராசூட் ராக்கெட்',
    description:
      'At the top a paper parachute opens and carries a slow coloured light down with the wind. Children run to catch it; make sure the light has gone out first.',
    descriptionTa:
      'உச்சியில் காகிதக் குடை விரிந்து, வண்ண விளக்கைக் காற்றோடு மெதுவாக இறக்கும். குழந்தைகள் பிடிக்க ஓடுவார்கள்; விளக்கு அணைந்த பிறகு எடுக்கச் சொல்லுங்கள்.',
    priceRupees: 330,
    discountPercent: 42.5,
    stock: 5,
    unit: '1 Box (2 pcs)',
    rating: 4.5,
    details: {
      Family: 'Rockets',
      Effect: 'Parachute with a coloured light',
      'Shooting height': 'About 45 metres',
      Duration: 'Floats for 30 seconds',
      'Pieces per box': '2',
      'Sound level': 'Soft pop',
    },
    images: ['rocket-parachute'],
  },
  {
    slug: 'rocket-two-sound',
    name: 'Two-Sound Rocket',
    nameTa: 'டூ சவுண்ட் ராக்கெட்',
    description:
      'One bang on the way and a second at the top, with a crackling white ball and a red palm. Loud: keep a good distance and warn the street.',
    descriptionTa:
      'போகும் வழியில் ஒரு சத்தம், உச்சியில் இன்னொன்று; வெள்ளைப் படபடப்பும் சிவப்புப் பனையும். சத்தம் அதிகம்: நன்றாகத் தள்ளி நின்று, தெருவில் சொல்லிவிட்டு விடுங்கள்.',
    priceRupees: 245,
    discountPercent: 55,
    stock: 110,
    unit: '1 Box (10 pcs)',
    rating: 4.0,
    details: {
      Family: 'Rockets',
      Effect: 'Crackle, then red palm',
      'Shooting height': 'About 40 metres',
      'Pieces per box': '10',
      'Sound level': 'Loud, two bangs',
      'Safe distance': '12 metres',
    },
    images: ['rocket-two-sound'],
  },
];
