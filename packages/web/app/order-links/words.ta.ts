// No native reader has checked these.
export const truePaper = 'இது {shop} கடையின் உண்மையான ஆவணம். எண்ணையும் தொகையையும் ஒப்பிட்டுப் பாருங்கள்.';
export const licence = 'உரிமம் {licence}';
export const forWhom = '{name}, {district}';
export const forName = '{name}';
export const loadFailed = 'இணைப்பைத் திறக்க முடியவில்லை';
export const notFound = 'இந்த இணைப்பில் எதுவும் இல்லை';
export const notFoundHint = 'இணைப்பு மாற்றப்பட்டிருக்கலாம்: புதிய இணைப்பை எங்களிடம் கேளுங்கள்.';
export const estimateTitle = 'எஸ்டிமேட் {number}';
export const enquiryTitle = 'விலை கேட்பு {number}';
export const orderTitle = 'ஆர்டர் {number}';

export const isWithUs =
  'உங்கள் விலை கேட்பு {number} எங்களிடம் உள்ளது: {products}, {total}. நீங்கள் தந்த எண்ணில் அழைப்போம், பெரும்பாலும் 24 மணி நேரத்துக்குள். இப்போது பணம் எதுவும் செலுத்த வேண்டாம்.';
export const weAreThere = 'நாங்கள் இருக்கும் நேரம்: {hours}.';
export const products = { one: '{count} பொருள்', other: '{count} பொருட்கள்' } as const;

export const copyLink = 'இணைப்பை நகலெடுக்க';
export const copied = 'இணைப்பு நகலெடுக்கப்பட்டது';
export const notCopied = 'இணைப்பை நகலெடுக்க முடியவில்லை';
export const askText = '{number}, {total} பற்றி: {link}';
export const paymentIs = 'பணம்: {payment}';
export const refunded = 'திருப்பித் தரப்பட்டது';
export const paid = 'பணம் செலுத்தப்பட்டது';
export const notPaid = 'இன்னும் பணம் செலுத்தவில்லை';
export const cashOnDelivery = 'பொருள் கிடைத்ததும் பணம்';

export const inAccount = 'என் ஆர்டர்களில் பார்க்க';
export const openInAdmin = 'நிர்வாகத்தில் திறக்க';
export const addToAccount = 'என் கணக்கில் சேர்க்க';
export const addLead = 'இதற்காக, அப்போது தந்த கைபேசி எண்ணைக் கேட்கிறோம்.';
export const mobileGiven = 'நீங்கள் தந்த கைபேசி எண்';
export const mobileInvalid = 'சரியான 10 இலக்கக் கைபேசி எண்ணை உள்ளிடுங்கள்';
export const add = 'சேர்க்க';
export const cancel = 'வேண்டாம்';
export const addFailed = 'உங்கள் கணக்கில் சேர்க்க முடியவில்லை';
