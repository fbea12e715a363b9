export const lead =
  'ஒரு ஆர்டருக்கு மிகச் சிறந்த ஒரு விதி மட்டுமே செல்லும்: அது பொருட்களுக்குக் கீழே ஒரு வரியாக வரும், அதன் பெயரை வாடிக்கையாளர்கள் படிப்பார்கள். ஏற்கனவே ஆர்டர் செய்தவை மாறாது.';
export const add = 'தள்ளுபடி விதியைச் சேர்';
export const editTitle = 'தள்ளுபடி விதியை மாற்று';
export const save = 'சேமி';
export const saveFailed = 'தள்ளுபடி விதியைச் சேமிக்க முடியவில்லை';
export const loadFailed = 'தள்ளுபடி விதிகளைக் காட்ட முடியவில்லை';
export const loading = 'தள்ளுபடி விதிகள் வருகின்றன';
export const none = 'தள்ளுபடி விதிகள் இன்னும் இல்லை. ஆர்டர்கள் பொருட்களின் விலையில் இருக்கும்.';
export const list = 'தள்ளுபடி விதிகள்';
export const name = 'பெயர்';
export const nameHint = 'வாடிக்கையாளர்கள் வரியில் படிப்பது, எடுத்துக்காட்டாக “₹7,000 முதல் 4%”.';
export const code = 'தள்ளுபடிக் குறியீடு';
export const codeHint = 'குறியீடு தேவையில்லை என்றால் காலியாக விடவும். 4 முதல் 20 எழுத்துகள், எண்கள், இடைக்கோடு.';
export const from = 'பொருட்கள் எத்தனை ₹ முதல்';
export const takes = 'எவ்வளவு தள்ளுபடி';
export const percent = 'சதவீதம்';
export const amount = 'தொகை';
export const percentLabel = 'சதவீதம் (%)';
export const amountLabel = 'தொகை ₹-இல்';
export const of = 'எவற்றுக்கு';
export const allGoods = 'எல்லாப் பொருட்களும்';
export const chosenGoods = 'தேர்ந்தெடுத்தவை';
export const categories = 'வகைகள்';
export const products = 'பொருட்கள்';
export const findProduct = 'பொருளைத் தேடு';
export const goodsMissing = 'ஒரு வகையை அல்லது பொருளைத் தேர்ந்தெடுக்கவும்';
export const startsAt = 'தொடக்கம் (இந்திய நாள், நேரம்)';
export const endsAt = 'முடிவு (இந்திய நாள், நேரம்)';
export const timeHint = 'முடிவு இல்லை என்றால் காலியாக விடவும். அந்த நேரம் சேராது.';
export const forWhom = 'யாருக்கு';
export const everybody = 'எல்லோருக்கும்';
export const chosenBuyers = 'தேர்ந்தெடுத்த வாடிக்கையாளர்கள்';
export const findCustomer = 'பெயர், மின்னஞ்சல், எண் மூலம் வாடிக்கையாளரைத் தேடு';
export const customers = 'கணக்கு உள்ள வாடிக்கையாளர்கள்';
export const mobiles = 'மொபைல் எண்கள்';
export const mobilesHint =
  'ஒரு வரிக்கு ஒன்று. ஊழியர்கள் ஆர்டரை எழுதும்போது இவை செல்லும்; இணையதளத்தில் கணக்குகள் மட்டுமே செல்லும்.';
export const hiddenMobiles = {
  one: 'உங்கள் பொறுப்பு பார்க்க முடியாத {count} எண் அப்படியே இருக்கும்.',
  other: 'உங்கள் பொறுப்பு பார்க்க முடியாத {count} எண்கள் அப்படியே இருக்கும்.',
} as const;
export const buyersMissing = 'ஒரு வாடிக்கையாளரைத் தேர்ந்தெடுக்கவும் அல்லது எண்ணை எழுதவும்';
export const limit = 'மொத்தம் எத்தனை முறை';
export const limitEach = 'ஒவ்வொரு வாடிக்கையாளருக்கும் எத்தனை முறை';
export const limitHint = 'வரம்பு இல்லை என்றால் காலியாக விடவும்.';
export const numberInvalid = '1 முதல் 10,000 வரை ஒரு முழு எண்ணை எழுதவும்';
export const isOn = 'செயலில் உள்ளது';
export const on = 'செயலில்';
export const off = 'நிறுத்தப்பட்டது';
export const ended = 'முடிந்தது';
export const notBegun = 'தொடங்கவில்லை';
/** {order} and {off} are sums. */
export const example = '{order} ஆர்டருக்கு {off} தள்ளுபடி கிடைக்கும்.';
/** {value} is such as '4%'. */
export const takesValue = '{value} தள்ளுபடி';
export const fromSum = '{sum} முதல்';
export const ofGoods = '{goods} மட்டும்';
export const begins = '{time} முதல்';
export const until = '{time} வரை';
export const forChosen = {
  one: 'தேர்ந்தெடுத்த {count} வாடிக்கையாளருக்கு',
  other: 'தேர்ந்தெடுத்த {count} வாடிக்கையாளர்களுக்கு',
} as const;
export const used = {
  one: '{count} முறை பயன்பட்டது',
  other: '{count} முறை பயன்பட்டது',
} as const;
export const usedOf = '{limit}-இல் {count} முறை பயன்பட்டது';
export const openEnquiries = {
  one: 'அவற்றில் {count} திறந்த விலை கேட்பு',
  other: 'அவற்றில் {count} திறந்த விலை கேட்புகள்',
} as const;
export const takenOff = 'மொத்தத் தள்ளுபடி {sum}';
export const edit = 'மாற்று';
export const editOf = '{rule}: மாற்று';
export const copy = 'நகல் எடு';
export const copyOf = '{rule}: நகல் எடு';
export const switchOff = 'நிறுத்து';
export const switchOffOf = '{rule}: நிறுத்து';
export const switchOn = 'செயல்படுத்து';
export const switchOnOf = '{rule}: செயல்படுத்து';
export const remove = 'நீக்கு';
export const removeOf = '{rule}: நீக்கு';
export const removeQuestion = '“{rule}” விதியை நீக்கவா?';
export const removeFailed = 'தள்ளுபடி விதியை நீக்க முடியவில்லை';
export const held = {
  one: 'செல்லுபடியாகும் {count} எஸ்டிமேட்டில் இது உள்ளது',
  other: 'செல்லுபடியாகும் {count} எஸ்டிமேட்டுகளில் இது உள்ளது',
} as const;
export const heldText = 'நீங்கள் முடிக்காவிட்டால், எஸ்டிமேட்டுகளில் உள்ள தள்ளுபடி அவற்றின் கடைசி நாள் வரை இருக்கும்.';
export const endThem = 'அவற்றை முடி';
export const keepThem = 'அப்படியே விடு';
export const endReason = '“{rule}” தள்ளுபடி விதி நிறுத்தப்பட்டது';
export const endFailed = 'எஸ்டிமேட்டுகளை முடிக்க முடியவில்லை';
export const removePicked = '{name}: நீக்கு';
export const codeBadge = 'குறியீடு {code}';
