export const title = 'Mathappu: தீபாவளி, திருமணம், திருவிழா, கொண்டாட்டங்களுக்கான பட்டாசுகள்';
export const description =
  '{tagline}. ஆன்லைனில் ஆர்டர் செய்யுங்கள்; {delivered}, டெலிவரியின்போது பணம் செலுத்தலாம்.';
export const headline = '{occasion} பட்டாசுகள்';
export const diwali = 'தீபாவளிப்';
export const weddings = 'திருமணப்';
export const festivals = 'திருவிழாப்';
export const celebrations = 'கொண்டாட்டப்';
export const wholeHeadline = 'தீபாவளி, திருமணம், திருவிழா, கொண்டாட்டம் அனைத்துக்குமான பட்டாசுகள்';
export const pause = 'பின்னணியையும் தலைப்பையும் நிறுத்த';
export const play = 'பின்னணியையும் தலைப்பையும் இயக்க';
export const newest = 'கடையில் புதியவை';
export const allProducts = 'எல்லாப் பொருட்களும்';
