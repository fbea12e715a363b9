import type { DemoProduct } from '../demo-product.ts';

export const singleSound: readonly DemoProduct[] = [
  {
    slug: 'sound-bijili',
    name: 'Red Bijili (Pouch of 50)',
    nameTa: 'சிவப்பு பிஜிலி வெடி, 50',
    description:
      'Finger-length red crackers, lit one by one with an incense stick. A sharp small bang and a scatter of red paper.',
    descriptionTa:
      'விரல் நீளச் சிவப்பு வெடிகள்; ஊதுவத்தியால் ஒவ்வொன்றாகப் பற்றவைக்கலாம். சின்னக் கூர்மையான சத்தம், சிதறும் சிவப்புக் காகிதம்.',
    priceRupees: 28,
    discountPercent: 40,
    stock: 600,
    unit: '1 Pkt (50 pcs)',
    rating: 4.2,
    details: {
      Family: 'Single sound',
      Effect: 'Small sharp bang',
      'Pieces per packet': '50',
      'Sound level': 'Medium',
      'Safe distance': '3 metres',
    },
    images: ['sound-bijili', 'sound-bijili-pack'],
  },
  {
    slug: 'sound-kuruvi',
    name: 'Kuruvi Crackers',
    nameTa: 'குருவி வெடி',
    description:
      'The sparrow: small, quick and louder than it looks. Five to a packet, with a fuse that gives you time to walk away.',
    descriptionTa:
      'பெயர் குருவி; சின்னது, வேகமானது, பார்ப்பதைவிடச் சத்தம் அதிகம். பாக்கெட்டுக்கு ஐந்து; விலகி நிற்க நேரம் தரும் திரி.',
    priceRupees: 12.5,
    discountPercent: 50,
    stock: 480,
    unit: '1 Pkt (5 pcs)',
    rating: 4.3,
    details: {
      Family: 'Single sound',
      Effect: 'Quick bang',
      'Pieces per packet': '5',
      'Sound level': 'Medium',
      'Safe distance': '4 metres',
    },
    images: ['sound-kuruvi'],
  },
  {
    slug: 'sound-lakshmi',
    name: 'Lakshmi Crackers 4 inch',
    nameTa: 'லட்சுமி வெடி, 4 இஞ்ச்',
    description:
      'The morning cracker of many Tamil homes, fired after the oil bath. One firm bang, in pink paper with a lotus.',
    descriptionTa:
      'எண்ணெய்க் குளியல் முடிந்ததும் தீபாவளிக் காலையில் வெடிக்கும் வெடி. தாமரை போட்ட இளஞ்சிவப்புக் காகிதம், ஒரே ஒரு திடமான சத்தம்.',
    priceRupees: 34,
    discountPercent: 60,
    stock: 520,
    unit: '1 Pkt (5 pcs)',
    rating: 4.6,
    details: {
      Family: 'Single sound',
      Effect: 'Firm bang',
      'Pieces per packet': '5',
      'Sound level': 'Loud',
      'Safe distance': '5 metres',
    },
    images: ['sound-lakshmi'],
  },
  {
    slug: 'sound-two-sound',
    name: 'Two Sound Crackers',
    nameTa: 'டூ சவுண்ட் வெடி',
    description:
      'A bang on the ground, a second one in the air. Put it on open earth, well away from windows.',
    descriptionTa: 'தரையில் ஒரு சத்தம், வானில் இன்னொன்று. ஜன்னல்களிலிருந்து தள்ளி, திறந்த மண் தரையில் வையுங்கள்.',
    priceRupees: 48,
    discountPercent: 55,
    stock: 205,
    unit: '1 Pkt (5 pcs)',
    rating: 3.8,
    details: {
      Family: 'Single sound',
      Effect: 'Two bangs',
      'Pieces per packet': '5',
      'Sound level': 'Loud',
      'Shooting height': 'About 5 metres',
      'Safe distance': '8 metres',
    },
    images: ['sound-two-sound'],
  },
  {
    slug: 'sound-atom',
    name: 'Atom',
    nameTa: 'அணுகுண்டு',
    description:
      'A twine-bound cracker with the deepest bang in this family. For adults and open ground only.',
    descriptionTa:
      'சணல் சுற்றிய வெடி; இந்த வகையிலேயே ஆழமான சத்தம். பெரியவர்கள் மட்டும், திறந்த மைதானத்தில் மட்டும் வெடியுங்கள்.',
    priceRupees: 95,
    discountPercent: 62.5,
    stock: 170,
    unit: '1 Box (10 pcs)',
    rating: 4.1,
    details: {
      Family: 'Single sound',
      Effect: 'Deep bang',
      'Pieces per box': '10',
      'Sound level': 'Very loud',
      'Safe distance': '10 metres',
      'Suitable for': 'Adults',
    },
    images: ['sound-atom'],
  },
  {
    slug: 'sound-hydro',
    name: 'Hydro Bomb',
    nameTa: 'ஹைட்ரோ பாம்',
    description:
      'Blue twine, green fuse, one heavy bang with a white flash. Many customers buy a single box and save it for the last minute.',
    descriptionTa:
      'நீலச் சணல், பச்சைத் திரி, வெள்ளை மின்னலுடன் ஒரே பெரிய சத்தம். பலர் ஒரு பெட்டி வாங்கிக் கடைசிக்கு வைத்துக்கொள்வார்கள்.',
    priceRupees: 130,
    discountPercent: 60,
    stock: 0,
    unit: '1 Box (10 pcs)',
    rating: 3.7,
    details: {
      Family: 'Single sound',
      Effect: 'Heavy bang with white flash',
      'Pieces per box': '10',
      'Sound level': 'Very loud',
      'Safe distance': '10 metres',
      'Suitable for': 'Adults',
    },
    images: ['sound-hydro'],
  },
];
