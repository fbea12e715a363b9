export const save = 'எஸ்டிமேட்டாகச் சேமிக்க';
export const saving = 'சேமிக்கப்படுகிறது...';
export const saveFailed = 'எஸ்டிமேட்டைச் சேமிக்க முடியவில்லை';
export const savedToast = 'எஸ்டிமேட் {number} சேமிக்கப்பட்டது';

export const title = 'எஸ்டிமேட் {number}';
export const titleOfDate = 'எஸ்டிமேட் {number}, {date}';
export const paper = 'எஸ்டிமேட்';
export const heldUntil = '{date} வரை இதே விலை.';
export const notKept = 'பொருட்கள் உங்களுக்காக எடுத்து வைக்கப்படுவதில்லை.';
export const notFound = 'இந்த எஸ்டிமேட் கிடைக்கவில்லை.';
export const loadFailed = 'எஸ்டிமேட்டைப் பெற முடியவில்லை';
export const ended = 'இந்த எஸ்டிமேட்டின் விலைகள் {date} வரை மட்டுமே இருந்தன.';
export const endedByShop = 'கடை இந்த எஸ்டிமேட்டை முடித்துவிட்டது.';
export const whatToday = 'இந்தப் பட்டியலின் இன்றைய விலை இதுதான்.';
export const cheaper = 'இன்று வாங்கினால் {amount} குறையும்.';
export const takeToday = 'இன்றைய விலையில் வாங்க';

export const goods = 'பொருட்கள்';
export const product = 'பொருள்';
export const priceEach = 'விலை';
export const quantity = 'எண்ணிக்கை';
export const amount = 'தொகை';
export const thenPrice = 'அன்று';
export const todayPrice = 'இன்று';
export const difference = 'வித்தியாசம்';
export const thenAndToday = 'அன்று {before}, இன்று {now}';
export const total = 'மொத்தம்';
export const listPrice = '{price} - {discount}% தள்ளுபடி';
export const discount = 'தள்ளுபடி';
export const packing = 'பேக்கிங்';
export const todayWithout = {
  one: 'இன்றைய தொகையில் {count} பொருள் இல்லை',
  other: 'இன்றைய தொகையில் {count} பொருட்கள் இல்லை',
} as const;
export const goneToday = 'இனி விற்பனையில் இல்லை';
export const onlyLeft = '{stock} மட்டுமே உள்ளது';
export const outOfStock = 'இருப்பு இல்லை';

export const goOn = 'இந்த விலையில் ஆர்டர் செய்ய';
export const putIntoCart = 'என் கூடையில் சேர்க்க';
export const putting = 'சேர்க்கப்படுகிறது...';
export const print = 'அச்சிட';
export const share = 'வாட்ஸ்அப்பில் பகிர';
export const toShop = 'கடைக்கு வாட்ஸ்அப்பில் அனுப்ப';
export const copyList = 'பட்டியலை நகலெடுக்க';
export const listCopied = 'பட்டியல் நகலெடுக்கப்பட்டது';
export const listNotCopied = 'பட்டியலை நகலெடுக்க முடியவில்லை';
export const goOnWithThere = 'இருப்பதை மட்டும் வாங்க: {products}, {total}';
export const noneThere = 'இந்தப் பொருட்கள் எதுவும் இப்போது இல்லை. {date} வரை இதே விலை.';
export const tooLong =
  'ஒரு ஆர்டரில் அதிகபட்சம் {maximum} பொருட்கள். ஒரு பகுதியை ஆர்டர் செய்ய, பட்டியலைக் கூடையில் சேருங்கள்.';

export const cartHasGoods = 'உங்கள் கூடையில் ஏற்கனவே பொருட்கள் உள்ளன';
export const cartHasGoodsLead =
  'மாற்றினால் அவை நீக்கப்படும். சேர்த்தால் அவை இருக்கும்; இரண்டிலும் உள்ள பொருளுக்கு அதிக எண்ணிக்கை எடுத்துக்கொள்ளப்படும்.';
export const replaceCart = 'கூடையை மாற்ற';
export const addToMyCart = 'கூடையுடன் சேர்க்க';
export const inCart = 'பட்டியல் உங்கள் கூடையில் உள்ளது';
export const inCartPartly = 'பட்டியலில் இருக்கும் பொருட்கள் உங்கள் கூடையில் உள்ளன';

export const show = 'காட்ட';
export const hide = 'மறைக்க';
export const message =
  '{shop}: எஸ்டிமேட் {number}, {products}, டெலிவரி இல்லாமல் {total}. {date} வரை இதே விலை. {link}';
export const products = { one: '{count} பொருள்', other: '{count} பொருட்கள்' } as const;

export const orderedAt = 'எஸ்டிமேட் {number} விலையில் ஆர்டர் செய்கிறீர்கள்; {date} வரை இதே விலை.';
export const enquiredAt = 'எஸ்டிமேட் {number} விலையில் பட்டியலை அனுப்புகிறீர்கள்; {date} வரை இதே விலை.';
export const seeEstimate = 'எஸ்டிமேட்டைப் பார்க்க';
