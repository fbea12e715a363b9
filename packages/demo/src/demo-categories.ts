/**
 * The Tamil names of the demo shop's categories, for a native reader to check. The categories
 * themselves are the values of the row 'Family' of the products.
 */
export const categoryNamesInTamil: Readonly<Record<string, string>> = {
  'Aerial shots': 'வாணவெடி',
  Sparklers: 'கம்பி மத்தாப்பு',
  'Flower pots': 'புஸ்வாணம்',
  Fountains: 'ஃபவுண்டன்',
  'Gift boxes': 'பரிசுப் பெட்டி',
  'Ground chakkars': 'சங்குச் சக்கரம்',
  Rockets: 'ராக்கெட்',
  Garlands: 'சரவெடி',
  'Single sound': 'ஒற்றை வெடி',
  'Colour smoke': 'வண்ணப் புகை',
  Pencils: 'பென்சில் மத்தாப்பு',
  'Colour matches': 'மத்தாப்புத் தீப்பெட்டி',
  Novelties: 'ஃபேன்சி பட்டாசு',
  'Twinkling stars': 'ட்விங்கிள் ஸ்டார்',
  'Candles, torches and bangles': 'மெழுகுவர்த்தி, தீப்பந்தம், வளையல்',
  'Caps and toy guns': 'பொட்டு வெடி, பொம்மைத் துப்பாக்கி',
};
