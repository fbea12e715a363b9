export const products = 'பொருட்கள்';
export const found = 'பொருட்கள்: {search}';
export const titleOfPage = '{title} - பக்கம் {page}';
export const description = 'வெடிகள், கம்பி மத்தாப்புகள், புஸ்வாணங்கள், ராக்கெட்டுகள்; {delivered}.';
export const categories = 'வகைகள்';
export const all = 'எல்லாம்';
export const other = 'மற்றவை';
export const bothNames = '{nameTa} ({name})';
export const descriptionOfCategory = '{category}: {count} பொருட்கள், {price} முதல்; {delivered}.';
export const categoryGone = 'அந்த வகை இப்போது இல்லை. இவை எல்லாப் பொருட்களும்.';
export const search = 'பொருள் தேட';
export const filters = 'வடிகட்ட';
export const filterCount = 'வடிகட்ட ({count})';
export const notLoaded = 'பொருட்களைக் காட்ட முடியவில்லை';
export const loadingProducts = 'பொருட்கள் ஏற்றப்படுகின்றன…';
export const pages = 'பொருட்களின் பக்கங்கள்';
export const showing =
  '<in>{category}: </in><found>“{search}” தேடலுக்கு </found>{count} பொருட்களில் {from} முதல் {to} வரை<filtered>, தேர்ந்தெடுத்தவை</filtered>';
export const showingOne =
  '<in>{category}: </in><found>“{search}” தேடலுக்கு </found>{count} பொருளில் {from} முதல் {to} வரை<filtered>, தேர்ந்தெடுத்தவை</filtered>';
export const countShort = { one: '{count} வகை', other: '{count} வகை' } as const;
export const noMatch = '“{search}” தேடலுக்கு எந்தப் பொருளும் இல்லை';
export const noneTitle = 'பொருட்கள் எதுவும் கிடைக்கவில்லை';

export const conventional = 'சாதாரண பட்டாசு';
export const notAFirework = 'பட்டாசு அல்ல';
export const severalClasses = 'பல வகைகள்';
export const decibels = '{noise} dB';
export const makesNoBang = 'சத்தமில்லாதது';
export const adultsOnly = 'பெரியவர்களுக்கு மட்டும்';
export const quiet = 'சத்தம் குறைவு';
export const loud = 'சத்தம் அதிகம்';
export const forChildren = 'குழந்தைகளுக்கு';
export const adults = '18+';
export const greenCracker = 'பசுமைப் பட்டாசு';
export const piecesInUnit = '{pieces} பீஸ்';
export const view = 'பார்க்க';
export const viewProduct = '{name}: பார்க்க';
export const shopsRating = 'கடை தரும் மதிப்பெண்';
export const outOfStock = 'இருப்பு இல்லை';
export const onlyLeft = '{stock} மட்டுமே உள்ளது';
export const inStock = 'இருப்பில் உள்ளது';

export const product = 'பொருள்';
export const oneProduct = 'எங்கள் கடையின் ஒரு பொருள்.';
export const backToProducts = 'பொருட்களுக்குத் திரும்ப';
export const productNotLoaded = 'பொருளைக் காட்ட முடியவில்லை';
export const loadingProduct = 'பொருள் ஏற்றப்படுகிறது…';
export const mrp = 'MRP {mrp} (எல்லா வரிகளும் சேர்த்து)';
export const maker = 'தயாரிப்பாளர்';
export const listNumber = 'பட்டியல் எண்';
export const numbered = 'எண் {number}';
export const perCase = 'ஒரு கேஸில்';
export const boxesInCase = {
  one: 'ஒரு கேஸில் {count} பெட்டி',
  other: 'ஒரு கேஸில் {count} பெட்டிகள்',
} as const;
export const packetsInCase = {
  one: 'ஒரு கேஸில் {count} பாக்கெட்',
  other: 'ஒரு கேஸில் {count} பாக்கெட்டுகள்',
} as const;
export const piecesInCase = {
  one: 'ஒரு கேஸில் {count} துண்டு',
  other: 'ஒரு கேஸில் {count} துண்டுகள்',
} as const;
export const unitsInCase = { one: 'ஒரு கேஸில் {count}', other: 'ஒரு கேஸில் {count}' } as const;
export const descriptionTitle = 'விளக்கம்';
export const details = 'விவரங்கள்';
export const keepAway = {
  one: '{count} மீட்டர் தள்ளி நில்லுங்கள்',
  other: '{count} மீட்டர் தள்ளி நில்லுங்கள்',
} as const;
export const safetyAndOrigin = 'பாதுகாப்பும் தயாரிப்பும்';
export const statedByShop = 'தயாரிப்பாளரின் லேபிளில் உள்ளபடி கடை தரும் விவரங்கள்.';
export const goesWellWith = 'இதனுடன் பொருந்துபவை';
export const soldOut = 'இப்போதைக்கு விற்றுத் தீர்ந்துவிட்டது. <ask>மீண்டும் வருமா என எங்களிடம் கேளுங்கள்</ask>';
export const askSubject = 'விற்றுத் தீர்ந்த பொருள்';
export const askText = '{name} மீண்டும் கிடைக்குமா?';

export const share = 'பகிர';
