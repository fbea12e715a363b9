import type { DemoProduct } from '../demo-product.ts';

export const novelties: readonly DemoProduct[] = [
  {
    slug: 'novelty-snake',
    name: 'Snake Tablets',
    nameTa: 'பாம்பு மாத்திரை',
    description:
      'Light the black tablet and a long grey snake of ash curls out of it. No sparks to speak of, no bang, but some smoke; use it outdoors on a stone.',
    descriptionTa:
      'கறுப்பு மாத்திரையைப் பற்றவைத்தால் நீளமான சாம்பல் பாம்பு சுருண்டு வரும். பொறியும் இல்லை, சத்தமும் இல்லை; கொஞ்சம் புகை உண்டு, வெளியே கல்லின் மேல் வையுங்கள்.',
    priceRupees: 8,
    discountPercent: 0,
    stock: 700,
    unit: '1 Box (10 pcs)',
    rating: 4.0,
    details: {
      Family: 'Novelties',
      Effect: 'Growing snake of ash',
      Duration: '20 seconds',
      'Pieces per box': '10',
      'Sound level': 'Silent',
    },
    images: ['novelty-snake'],
  },
  {
    slug: 'novelty-pop-pops',
    name: 'Pop-Pops',
    nameTa: 'பாப்-பாப்',
    description:
      'Little paper twists that snap when thrown on a hard floor. No flame needed, which is why the youngest get these first.',
    descriptionTa:
      'கெட்டித் தரையில் எறிந்தால் பட்டென்று வெடிக்கும் சின்னக் காகிதப் பொட்டலங்கள். நெருப்பே வேண்டாம்; அதனால் சின்னக் குழந்தைகளுக்கு முதலில் இதுதான்.',
    priceRupees: 15,
    discountPercent: 12.5,
    stock: 640,
    unit: '1 Box (50 pcs)',
    rating: 4.5,
    details: {
      Family: 'Novelties',
      Effect: 'Snap on the floor',
      'Pieces per box': '50',
      'Sound level': 'Soft snap',
      'Suitable for': 'Children above 4 with an adult',
      'Safe distance': 'Throw away from feet and faces',
    },
    images: ['novelty-pop-pops'],
  },
  {
    slug: 'novelty-helicopter',
    name: 'Flying Helicopter',
    nameTa: 'பறக்கும் ஹெலிகாப்டர்',
    description:
      'It spins on the ground, lifts off on a tail of gold and whirrs over the roof. Launch it in the open; it picks its own direction.',
    descriptionTa:
      'தரையில் சுற்றி, தங்க வாலுடன் எழும்பி, கூரைக்கு மேலே ரீங்காரமிடும். திறந்த இடத்தில் விடுங்கள்; எந்தப் பக்கம் போகும் என்று சொல்ல முடியாது.',
    priceRupees: 130,
    discountPercent: 50,
    stock: 156,
    unit: '1 Box (5 pcs)',
    rating: 4.1,
    details: {
      Family: 'Novelties',
      Effect: 'Spins and flies on golden sparks',
      'Shooting height': 'About 12 metres',
      'Pieces per box': '5',
      'Sound level': 'Whirr',
      'Safe distance': '6 metres',
    },
    images: ['novelty-helicopter'],
  },
  {
    slug: 'novelty-drone',
    name: 'Night Drone',
    nameTa: 'நைட் டிரோன்',
    description:
      'Four spinning wheels of aqua sparks lift a light frame straight up. It hovers for a breath before it comes down with a shower of glitter.',
    descriptionTa:
      'நீலப்பச்சைப் பொறிகளுடன் சுற்றும் நான்கு சக்கரங்கள் மெல்லிய சட்டத்தை நேராக மேலே தூக்கும். ஒரு கணம் மிதந்து, மினுமினுப்பு மழையுடன் இறங்கும்.',
    priceRupees: 240,
    discountPercent: 40,
    stock: 2,
    unit: '1 Box (2 pcs)',
    rating: 4.4,
    details: {
      Family: 'Novelties',
      Effect: 'Four spinning wheels in the air',
      'Shooting height': 'About 15 metres',
      'Pieces per box': '2',
      'Sound level': 'Whirr',
      'Safe distance': '8 metres',
    },
    images: ['novelty-drone'],
  },
  {
    slug: 'novelty-magic-whip',
    name: 'Saattai (சாட்டை) Magic Whip',
    nameTa: 'சாட்டை',
    description:
      'A cord that crackles from end to end while you draw circles with it. Hold it by the wooden handle and keep a clear space around you.',
    descriptionTa:
      'கையால் வட்டம் போடப் போட, ஒரு முனையிலிருந்து மறுமுனை வரை படபடக்கும் கயிறு. மரப்பிடியைப் பிடித்து, சுற்றிலும் இடம் விட்டுச் சுற்றுங்கள்.',
    priceRupees: 55,
    discountPercent: 45,
    stock: 320,
    unit: '1 Pkt (5 pcs)',
    rating: 4.3,
    details: {
      Family: 'Novelties',
      Effect: 'Crackling cord',
      Duration: '30 seconds',
      'Pieces per packet': '5',
      'Sound level': 'Medium crackle',
      'Safe distance': '2 metres',
    },
    images: ['novelty-magic-whip'],
  },
  {
    slug: 'novelty-photo-flash',
    name: 'Photo Flash',
    nameTa: 'போட்டோ ஃபிளாஷ்',
    description:
      'One long white flash, bright as a camera bulb, then darkness. Look beside it, not into it.',
    descriptionTa:
      'கேமரா விளக்கு போல நீண்ட ஒரு வெள்ளை வெளிச்சம், பிறகு இருட்டு. நேராகப் பார்க்காமல் பக்கத்தில் பாருங்கள்.',
    priceRupees: 48,
    discountPercent: 35.5,
    stock: 210,
    unit: '1 Box (5 pcs)',
    rating: 3.5,
    details: {
      Family: 'Novelties',
      Effect: 'Bright white flash',
      Duration: '6 seconds',
      'Pieces per box': '5',
      'Sound level': 'Soft',
      'Safe distance': '3 metres',
    },
    images: ['novelty-photo-flash'],
  },
  {
    slug: 'novelty-photo-emoji',
    name: 'Smiling Face Fountain',
    nameTa: 'சிரிக்கும் முக ஃபவுண்டன்',
    description:
      'A round yellow face with a fountain for hair. It is waiting for this season’s price list.',
    descriptionTa:
      'உருண்டையான மஞ்சள் முகம், முடிக்குப் பதில் ஃபவுண்டன். இந்த ஆண்டு விலைப்பட்டியலுக்காகக் காத்திருக்கிறது.',
    priceRupees: null,
    discountPercent: 0,
    stock: null,
    unit: null,
    rating: 3.1,
    details: {
      Family: 'Novelties',
      Effect: 'Gold, lime and rose fountain',
      Duration: '30 seconds',
      'Sound level': 'Soft',
    },
    images: ['novelty-photo-emoji'],
  },
];
