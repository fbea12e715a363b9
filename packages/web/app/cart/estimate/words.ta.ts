export const save = 'மதிப்பீடாகச் சேமிக்க';
export const saving = 'சேமிக்கிறது...';
export const saveFailed = 'மதிப்பீட்டைச் சேமிக்க முடியவில்லை';
export const savedToast = 'மதிப்பீடு {number} சேமிக்கப்பட்டது';

export const title = 'மதிப்பீடு {number}';
export const titleOfDate = 'மதிப்பீடு {number}, {date}';
export const paper = 'மதிப்பீடு';
export const heldUntil = '{date} வரை இந்த விலைகள் செல்லும்.';
export const notKept = 'பொருட்கள் உங்களுக்காக எடுத்து வைக்கப்படுவதில்லை.';
export const notFound = 'இந்த மதிப்பீடு கிடைக்கவில்லை.';
export const loadFailed = 'மதிப்பீட்டைப் பெற முடியவில்லை';
export const ended = 'இந்த மதிப்பீட்டின் விலைகள் {date} வரை மட்டுமே செல்லும்.';
export const endedByShop = 'கடை இந்த மதிப்பீட்டை முடித்துவிட்டது.';
export const whatToday = 'இந்தப் பட்டியலின் இன்றைய விலை இதுதான்.';
export const cheaper = 'இன்று இந்தப் பட்டியல் {amount} குறைவு.';
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
export const todayWithout = {
  one: 'இன்றைய தொகையில் {count} பொருள் இல்லை',
  other: 'இன்றைய தொகையில் {count} பொருட்கள் இல்லை',
} as const;
export const goneToday = 'இனி விற்பனையில் இல்லை';
export const onlyLeft = '{stock} மட்டுமே உள்ளது';
export const outOfStock = 'கையிருப்பு இல்லை';

export const goOn = 'இந்த விலையில் தொடர';
export const putIntoCart = 'என் கூடையில் சேர்க்க';
export const putting = 'சேர்க்கிறது...';
export const print = 'அச்சிட';
export const share = 'வாட்ஸ்அப்பில் பகிர';
export const toShop = 'கடைக்கு வாட்ஸ்அப்பில் அனுப்ப';
export const copyList = 'பட்டியலை நகலெடுக்க';
export const listCopied = 'பட்டியல் நகலெடுக்கப்பட்டது';
export const listNotCopied = 'பட்டியலை நகலெடுக்க முடியவில்லை';
export const notOrderable =
  'சில பொருட்கள் இப்போது இல்லை; அதனால் பட்டியலை அப்படியே ஆர்டர் செய்ய முடியாது. மீதியை ஆர்டர் செய்ய, அதைக் கூடையில் சேருங்கள்.';
export const tooLong =
  'ஒரு ஆர்டரில் அதிகபட்சம் {maximum} பொருட்கள். ஒரு பகுதியை ஆர்டர் செய்ய, பட்டியலைக் கூடையில் சேருங்கள்.';

export const cartHasGoods = 'உங்கள் கூடையில் ஏற்கனவே பொருட்கள் உள்ளன';
export const cartHasGoodsLead =
  'மாற்றினால் அவை நீக்கப்படும். சேர்த்தால் அவை இருக்கும்; இரண்டிலும் உள்ள பொருளுக்கு அதிக எண்ணிக்கை எடுத்துக்கொள்ளப்படும்.';
export const replaceCart = 'கூடையை மாற்ற';
export const addToMyCart = 'கூடையுடன் சேர்க்க';
export const inCart = 'பட்டியல் உங்கள் கூடையில் உள்ளது';
export const inCartPartly = 'பட்டியலில் இருக்கும் பொருட்கள் உங்கள் கூடையில் உள்ளன';

export const message =
  '{shop}: மதிப்பீடு {number}, {products}, டெலிவரி இல்லாமல் {total}. {date} வரை இந்த விலைகள் செல்லும். {link}';
export const products = { one: '{count} பொருள்', other: '{count} பொருட்கள்' } as const;

export const orderedAt = 'மதிப்பீடு {number} விலையில் ஆர்டர் செய்கிறீர்கள்; {date} வரை இந்த விலைகள் செல்லும்.';
export const enquiredAt = '{date} வரை பொருந்தும் {number} மதிப்பீட்டின் விலைகளில் விசாரணை அனுப்புகிறீர்கள்.';
export const seeEstimate = 'மதிப்பீட்டைப் பார்க்க';
