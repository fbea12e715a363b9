// No native reader has checked these.
export const changed = {
  saleMode: '{shop}: விற்பனை முறை மாற்றப்பட்டது',
  gstin: '{shop}: GSTIN மாற்றப்பட்டது',
  payment: '{shop}: பணம் செலுத்தும் விவரங்கள் மாற்றப்பட்டன',
  contact: '{shop}: தொடர்பு விவரங்கள் மாற்றப்பட்டன',
} as const;
export const whoAndWhen = 'மாற்றியவர்: {name}, {time}.';
export const openSettings = 'அமைப்புகளைத் திறக்க';
export const ifUnexpected =
  'உங்கள் கடையில் யாரும் இதைச் செய்யவில்லை என்றால், எல்லா நிர்வாகிகளின் கடவுச்சொற்களையும் உடனே மாற்றி, இந்த அமைப்பைச் சரிசெய்யுங்கள்.';
