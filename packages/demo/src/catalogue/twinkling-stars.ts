import type { DemoProduct } from '../demo-product.ts';

export const twinklingStars: readonly DemoProduct[] = [
  {
    slug: 'twinkling-star-small',
    name: 'Twinkling Star 1½ Feet',
    nameTa: 'ட்விங்கிள் ஸ்டார், 1½ அடி',
    description:
      'A slow paper stick that drips bright white flashes one after another. Hold it low and out to the side; the flashes fall straight down.',
    descriptionTa:
      'மெதுவாக எரியும் காகிதக் குச்சியிலிருந்து பளிச் பளிச்சென்று வெள்ளை மின்னல்கள் சொட்டும். தாழ்வாக, பக்கவாட்டில் பிடியுங்கள்; மின்னல்கள் நேராகக் கீழே விழும்.',
    priceRupees: 65,
    discountPercent: 55,
    stock: 290,
    unit: '1 Box (10 pcs)',
    rating: 4.2,
    details: {
      Family: 'Twinkling stars',
      Effect: 'Falling white flashes',
      Duration: '45 seconds',
      'Pieces per box': '10',
      'Sound level': 'Soft ticks',
    },
    images: ['twinkling-star-small'],
  },
  {
    slug: 'twinkling-star-long',
    name: 'Twinkling Star 4 Feet',
    nameTa: 'ட்விங்கிள் ஸ்டார், 4 அடி',
    description:
      'The same flashes from a stick over a metre long, so the light stays well away from the hand. Bright enough to light the street outside the house.',
    descriptionTa:
      'அதே வெள்ளை மின்னல்கள், ஒரு மீட்டருக்கும் நீளமான குச்சியில்; வெளிச்சம் கையை விட்டுத் தள்ளியே இருக்கும். வீட்டு வாசலையே வெளிச்சமாக்கும்.',
    priceRupees: 150,
    discountPercent: 50,
    stock: 84,
    unit: '1 Box (10 pcs)',
    rating: 4.4,
    details: {
      Family: 'Twinkling stars',
      Effect: 'Falling white and gold flashes',
      Duration: '100 seconds',
      'Pieces per box': '10',
      'Safe distance': '1 metre',
      'Suitable for': 'Ages 12 and above',
    },
    images: ['twinkling-star-long'],
  },
];
