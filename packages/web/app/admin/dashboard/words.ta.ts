export const title = 'நிர்வாக மேலோட்டம்';
export const description = 'இன்று காலை கடையில் செய்ய வேண்டியவை.';
export const welcome = 'வணக்கம், {name}';
export const loading = 'ஏற்றப்படுகிறது: {title}';

export const beforeOpening = 'கடையைத் திறக்கும் முன்';
export const stepsDone = '{count}-இல் {done} முடிந்தது';
export const stepDone = '(முடிந்தது)';
export const stepOpen = '(இன்னும் முடியவில்லை)';
export const openShop = 'நீங்கள் யார் என்று சொல்லுங்கள்';
export const openShopText =
  'பெயர், தொலைபேசி, முகவரி, உரிமம். இதைச் சேமிக்கும் வரை ‘விரைவில் திறக்கும்’ என்றே வருவோர் படிப்பார்கள்.';
export const openProducts = 'உங்கள் விலைப்பட்டியலைக் கொண்டு வாருங்கள்';
export const openProductsText =
  'பொருட்கள் › இறக்குமதி உங்கள் Excel அல்லது CSV கோப்பை அப்படியே ஏற்று, என்ன மாறும் என்று காட்டும்.';
export const openDelivery = 'எங்கே டெலிவரி செய்வீர்கள் என்று சொல்லுங்கள்';
export const openDeliveryText = 'மாவட்ட வாரியாக டெலிவரிக் கட்டணம், வாடிக்கையாளர்கள் வந்து வாங்கும் இடம்.';
export const openPayment = 'எங்கே பணம் செலுத்துவது என்று சொல்லுங்கள்';
export const openPaymentText = 'அனுப்பும் முன் பணம் செலுத்தும் ஆர்டர்களுக்கான UPI, வங்கிக் கணக்கு.';
export const openTax = 'வரியைப் பாருங்கள்';
export const openTaxText =
  'GSTIN இருந்தால்: வரி விகிதமும் விலைப்பட்டியல் எண்களும். இல்லையென்றால் அப்படியே சேமியுங்கள்.';
export const openGrievance = 'குறைதீர்ப்பு அலுவலர் ஒருவரைக் குறிப்பிடுங்கள்';
export const openGrievanceText =
  'பொருட்கள், தனிநபர் விவரங்கள் பற்றிய புகார்களுக்கு ஒரு மாதத்துக்குள் பதில் தருபவர். நீங்களே அவராக இருக்கலாம்.';
export const openMail = 'உங்களுக்கே ஒரு மின்னஞ்சல் அனுப்புங்கள்';
export const openMailText =
  'அதிலுள்ள இணைப்பு இதை முடிந்ததாகக் குறிக்கும். எதுவும் வரவில்லை என்றால் கீழே ‘அனுப்ப முடியாத மின்னஞ்சல்கள்’ பாருங்கள்.';
export const sendTestMail = 'சோதனை மின்னஞ்சல் அனுப்பு';
export const testMailFailed = 'சோதனை மின்னஞ்சலை அனுப்ப முடியவில்லை';
export const openBackup = 'ஒரு காப்புப் பிரதி எடுங்கள்';
export const openBackupText = 'சர்வர் ஒவ்வொரு இரவும் எடுக்கும்; முதல் காப்புப் பிரதிக்குப் பின் இது முடிந்ததாகும்.';
export const hideList = 'இந்தப் பட்டியலை மறை';
export const hideQuestion = 'இந்தப் பட்டியலை மறைக்கலாமா?';
export const hideText = 'எல்லா நிர்வாகிகளுக்கும் மறைந்துவிடும்; மீண்டும் வராது.';
export const hideFailed = 'பட்டியலை மறைக்க முடியவில்லை';

export const thisMorning = 'இன்று காலை';
export const todoFailed = 'செய்ய வேண்டியவற்றைக் காட்ட முடியவில்லை';
export const toPack = 'பேக் செய்ய உள்ளவை';
export const pendingPayment = 'பணம் நிலுவை';
export const paymentsToDecide = 'முடிவு செய்ய வேண்டிய கட்டணங்கள்';
export const enquiriesToAnswer = 'பதிலளிக்க வேண்டிய விலை கேட்புகள்';
export const acceptedOffers = 'ஒப்புக்கொண்ட விலைகள்';
export const unpaidOffline = 'பணம் வராத உறுதியான ஆர்டர்கள்';
export const toGiveBack = 'திருப்பித் தர வேண்டிய பணம்';
export const paymentsReported = 'சரிபார்க்க வேண்டிய கட்டணங்கள்';
export const problemsReported = 'தெரிவிக்கப்பட்ட குறைகள்';
export const unreadMessages = 'படிக்காத செய்திகள்';
export const chooseSaleMode = 'கடை விற்கும் முறையைத் தேர்ந்தெடுங்கள்';
export const saleModeLaw =
  'எந்த மின்வணிக இணையதளமும் பட்டாசுகளுக்கான ஆன்லைன் ஆர்டர்களை ஏற்கக் கூடாது என்று உச்ச நீதிமன்றம் 23 அக்டோபர் 2018 அன்று உத்தரவிட்டதாகப் பத்திரிகைச் செய்திகள் கூறுகின்றன. உங்களுக்கு அதன் பொருள் என்ன என்று ஒரு வழக்கறிஞரிடம் கேட்டு, பிறகு தேர்ந்தெடுங்கள்.';
export const addTaxRate = 'வரி விகிதத்தைச் சேருங்கள்';
export const noTaxRate =
  'கடைக்கு GSTIN உள்ளது, ஆனால் வரி விகிதம் இல்லை: ஒன்று சேர்க்கும் வரை எந்த ஆர்டரையும் அனுப்பியதாகக் குறிக்க முடியாது.';
export const sellsAs = 'கடை விற்கும் முறை: <link>{mode}</link>';
export const withoutPassport = 'பாஸ்போர்ட் இல்லாத பொருட்கள்';
export const emptySearches = 'எதுவும் கிடைக்காத தேடல்கள்';
export const reviewsToRead = 'படிக்க வேண்டிய மதிப்புரைகள்';
export const picturesMissing = 'கோப்புகள் காணாமல் போன படங்கள்';
export const runningOut = 'தீரப்போகும் பொருட்கள்';
export const soldOut = 'விற்றுத் தீர்ந்தது';
export const left = '{stock} மீதம்';
export const enoughInStock = 'இருப்பு {lowStock} அல்லது அதற்குக் கீழே உள்ள பொருள் எதுவும் இல்லை.';

export const users = 'பயனர் நிர்வாகம்';
export const usersText = 'இங்கே யார் வாங்குகிறார்கள், யார் வாங்கலாம்';
export const products = 'பொருள் நிர்வாகம்';
export const productsText = 'விலை, இருப்பு, படங்கள், இறக்குமதி, ஏற்றுமதி';
export const orderManagement = 'ஆர்டர் நிர்வாகம்';
export const ordersText = 'பேக் செய்ய, அனுப்ப, டெலிவரி செய்ய, பணம் திருப்பித் தர';
export const messages = 'செய்தி நிர்வாகம்';
export const messagesText = 'வாடிக்கையாளர்களின் கேள்விகளும் புகார்களும்';

export const sales = 'விற்பனை';
export const salesFailed = 'விற்பனை விவரங்களைக் காட்ட முடியவில்லை';
export const chartShows = 'வரைபடம் காட்டுவது';
export const value = 'மதிப்பு';
export const orders = 'ஆர்டர்கள்';
export const today = 'இன்று';
export const lastWeek = 'கடைசி 7 நாட்கள்';
export const weekBefore = 'அதற்கு முந்தைய 7 நாட்கள்';
export const orderCount = { one: '{count} ஆர்டர்', other: '{count} ஆர்டர்கள்' } as const;
export const orderCountAndChange = {
  one: '{count} ஆர்டர்; மதிப்பு {change}',
  other: '{count} ஆர்டர்கள்; மதிப்பு {change}',
} as const;
export const asBefore = 'முன்போலவே';
export const upFromNothing = 'முன்பு எதுவும் இல்லை';
export const up = '{percent}% கூடுதல்';
export const down = '{percent}% குறைவு';
export const slightlyUp = '1%-க்குள் கூடுதல்';
export const slightlyDown = '1%-க்குள் குறைவு';
export const paidAndToCollect = '{paid} செலுத்தப்பட்டது, {toCollect} வசூலிக்க வேண்டும்';
export const asPlaced =
  'பணம் செலுத்தியவை, செலுத்தாதவை என எல்லா ஆர்டர்களும்; திருப்பித் தந்த பணம் கழிக்கப்பட்டுள்ளது.';
export const cashToCollect = {
  one: 'முடிவடையாத {count} ஆர்டரில் {cash} இன்னும் ரொக்கமாக வசூலிக்க வேண்டும்.',
  other: 'முடிவடையாத {count} ஆர்டர்களில் {cash} இன்னும் ரொக்கமாக வசூலிக்க வேண்டும்.',
} as const;
export const noCashToCollect = 'வசூலிக்க வேண்டிய ரொக்கம் எதுவும் இல்லை.';
export const valueOfEachDay = 'ஒவ்வொரு நாளும் ஆர்டர்களின் மதிப்பு';
export const ordersOfEachDay = 'ஒவ்வொரு நாளும் ஆர்டர்கள்';
export const highest = 'அதிகபட்சம்: {highest}';
export const nothingInFortnight = 'இந்தப் பதினான்கு நாட்களில் எதுவும் விற்கவில்லை.';
export const salesTable = 'கடைசிப் பதினான்கு நாட்களின் ஆர்டர்களும் அவற்றின் மதிப்பும்';
export const day = 'நாள்';

export const bestSellers = 'அதிகம் விற்றவை';
export const bestSellersFailed = 'அதிகம் விற்றவற்றைக் காட்ட முடியவில்லை';
export const bestSellersOf = 'அதிகம் விற்றவை, கடைசி';
export const days7 = '7 நாட்கள்';
export const days30 = '30 நாட்கள்';
export const days90 = '90 நாட்கள்';
export const aYear = 'ஓர் ஆண்டு';
export const sold = '{quantity} விற்றன';
export const nothingSold = 'இந்த நாட்களில் எதுவும் விற்கவில்லை.';

export const failedMails = 'அனுப்ப முடியாத மின்னஞ்சல்கள்';
export const failedEvents = 'சேராத நிகழ்வுகள்';
export const failedJobs = 'தோல்வியடைந்த பணிகள்';
export const operations = 'கடை இயக்கம்';
export const operationsText = 'வட்டு, காப்புப் பிரதிகள், தோல்வியடைந்தவை, யார் எதை மாற்றினார்கள்';
