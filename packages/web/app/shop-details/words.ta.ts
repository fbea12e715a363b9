export const tagline = 'எல்லாக் கொண்டாட்டங்களுக்கும் தரமான பட்டாசுகள்';
export const grievanceOfficer = 'குறைதீர்ப்பு அலுவலர்: {who}';
export const hoursOfDays = '{days} {opens} – {closes}';
export const morning = 'காலை {time}';
export const afternoon = 'பிற்பகல் {time}';
export const evening = 'மாலை {time}';
export const night = 'இரவு {time}';
export const monday = 'திங்கள்';
export const tuesday = 'செவ்வாய்';
export const wednesday = 'புதன்';
export const thursday = 'வியாழன்';
export const friday = 'வெள்ளி';
export const saturday = 'சனி';
export const sunday = 'ஞாயிறு';
export const area = 'தமிழ்நாடு முழுவதும்';
export const areaOfStates = '{states} ஆகிய இடங்களுக்கு';
export const areaOnly = 'தமிழ்நாட்டில் மட்டுமே டெலிவரி செய்கிறோம்';
export const areaIs = '{states} ஆகிய இடங்களில் டெலிவரி செய்கிறோம்';
export const deliveredFree = '{area} இலவச டெலிவரி';
export const delivered = '{area} டெலிவரி';
export const inviteOrder = 'ஆன்லைனில் ஆர்டர் செய்யுங்கள்; {delivered}, டெலிவரியின்போது பணம் செலுத்தலாம்.';
export const inviteEnquiry =
  'உங்கள் பட்டியலை அனுப்பி விலை கேளுங்கள், தொலைபேசியில் பேசி முடிவு செய்யலாம்; {delivered}.';
export const proceed = 'விலை கேட்க';
export const checkout = 'விலை கேட்க';
export const enquiryPromise =
  'நீங்கள் பட்டியலை அனுப்பி விலை கேளுங்கள், எல்லாவற்றையும் உங்களுடன் பேசி முடிவு செய்வோம்; <refunds>பணம், பொருள் திருப்புதல்</refunds>';
export const questions = 'கேள்வி உள்ளதா? {phone} எண்ணை அழையுங்கள்';
export const withoutAccount = 'கணக்கு தேவையில்லை: உங்கள் பெயரும் கைபேசி எண்ணும் போதும்.';
export const signInToEnquire =
  'விலை கேட்க உள்நுழையுங்கள் அல்லது பதிவுசெய்யுங்கள். கூடையில் உள்ளவை அப்படியே இருக்கும்.';
export const signInDescription = 'விலை கேட்கவும், கேட்டவற்றைப் பார்க்கவும் உள்நுழையுங்கள்.';
export const registerDescription = 'விலை கேட்கவும், கேட்டவற்றைப் பார்க்கவும் கணக்கு தொடங்குங்கள்.';
export const lastDay = {
  one: 'ஆர்டரின் கடைசி நாள்: {date} ({count} நாள்)',
  other: 'ஆர்டரின் கடைசி நாள்: {date} ({count} நாட்கள்)',
} as const;
export const lastDayIsToday = 'ஆர்டரின் கடைசி நாள் இன்று';
export const closed = 'கடை தற்போது ஆர்டர்களை ஏற்பதில்லை.';
export const freeDelivery = '{area} இலவச டெலிவரி';
export const freeDeliveryTo = '{pincode} பகுதிக்கு இலவச டெலிவரி';
export const fixedDelivery = '{area} டெலிவரி: {amount}';
export const fixedDeliveryFreeFrom = '{area} டெலிவரி: {amount}; {from} முதல் இலவசம்';
export const deliveryToPay = '{area} டெலிவரி; லாரி வாடகையை வந்து சேரும்போது செலுத்த வேண்டும்';
export const deliveryByDistrict = '{area} டெலிவரி; கட்டணம் மாவட்டத்தைப் பொறுத்தது';
export const deliveryByPlace = '{area} டெலிவரி; கட்டணம் செல்லும் இடத்தைப் பொறுத்தது';
export const onlyCollected = 'ஆர்டர்களை எங்கள் டெப்போக்களில் பெற்றுக்கொள்ளலாம்';
export const noDelivery = 'தற்போது டெலிவரி இல்லை';
