import type { DemoProduct } from '../demo-product.ts';

export const colourMatches: readonly DemoProduct[] = [
  {
    slug: 'match-colour',
    name: 'Colour Matches Green',
    nameTa: 'பச்சைக் கலர் தீப்பெட்டி',
    description:
      'Strike one and it burns with a green sparkling flame, longer than a kitchen match. Twenty to a box.',
    descriptionTa: 'உரசினால் பச்சையாக மின்னி எரியும்; சமையலறைத் தீக்குச்சியைவிட நேரம் அதிகம். பெட்டிக்கு இருபது.',
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
    nameTa: 'கலர் தீப்பெட்டி, பத்து பெட்டி',
    description:
      'Ten boxes, four flame colours, ten pictures on the lids to collect. Children trade the empty boxes afterwards.',
    descriptionTa:
      'பத்துப் பெட்டிகள், நான்கு நிறத் தீப்பிழம்புகள், சேர்த்து வைக்கப் பத்துப் படங்கள். காலிப் பெட்டியையும் குழந்தைகள் விடமாட்டார்கள்.',
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
    nameTa: 'நீளத் தீக்குச்சி',
    description:
      'Twenty-centimetre matches with a fat head, made for lighting fountains and pots without bending close. Not a toy.',
    descriptionTa:
      'குனியாமல் புஸ்வாணமும் ஃபவுண்டனும் பற்றவைக்க இருபது செ.மீ. நீளத் தீக்குச்சிகள், பெரிய தலையுடன். விளையாட்டுப் பொருள் அல்ல.',
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
