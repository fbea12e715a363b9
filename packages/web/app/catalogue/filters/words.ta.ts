export const sortBy = 'வரிசை';
export const relevance = 'பொருத்தம்';
export const featured = 'கடை வரிசை';
export const priceAsc = 'விலை: குறைவு முதல்';
export const priceDesc = 'விலை: அதிகம் முதல்';
export const biggestDiscount = 'அதிகத் தள்ளுபடி';
export const bestselling = 'அதிகம் விற்பவை';
export const reviews = 'அதிக மதிப்பெண்';

export const category = 'வகை';
export const price = 'விலை';
export const maker = 'தயாரிப்பாளர்';
export const noise = 'சத்தம்';
export const greenClass = 'பசுமைப் பிரிவு';
export const suits = 'யாருக்கு';
export const seen = 'எப்போது வெடிக்கலாம்';
export const stock = 'இருப்பு';
export const discount = 'தள்ளுபடி';

export const all = 'எல்லாம்';
export const any = 'எல்லாம்';
export const fromRupees = 'குறைந்தது ₹';
export const toRupees = 'அதிகபட்சம் ₹';
export const priceUnread = '0 முதல் {maximum} வரை ஒரு தொகையை எழுதுங்கள்';
export const quiet = 'சத்தம் குறைவு (80 dB வரை)';
export const moderate = 'நடுத்தரச் சத்தம் (81–100 dB)';
export const loud = 'சத்தம் அதிகம் (101–125 dB)';
export const allGreen = 'எல்லாப் பசுமைப் பட்டாசுகளும்';
export const children = 'குழந்தைகளுக்கு, பெரியவருடன்';
export const day = 'பகலில்';
export const night = 'இருட்டிய பிறகு';
export const inStock = 'இருப்பில் உள்ளது';
export const tenth = '10% அல்லது அதிகம்';
export const quarter = '25% அல்லது அதிகம்';
export const half = '50% அல்லது அதிகம்';

export const between = '{from} முதல் {to} வரை';
export const from = '{from} முதல்';
export const to = '{to} வரை';

export const apply = 'காட்டுங்கள்';
export const close = 'மூட';
export const showProducts = 'பொருட்களைப் பார்க்க';
export const show = {
  one: '{count} பொருளைப் பார்க்க',
  other: '{count} பொருட்களைப் பார்க்க',
} as const;
export const clearAll = 'அனைத்தையும் நீக்க';
export const clearFilters = 'எல்லாம் நீக்க';
export const removeFilter = 'நீக்க: {value}';
export const chosen = 'தேர்ந்தெடுத்தவை';

export const swas = 'SWAS';
export const safal = 'SAFAL';
export const star = 'STAR';
