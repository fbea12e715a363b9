export const title = 'ஆர்டர் செய்ய';
export const description = 'பட்டாசுகள் எங்கே வர வேண்டும், எப்படிப் பணம் செலுத்துவீர்கள் என்பதைத் தேர்ந்தெடுங்கள்.';
export const enquiryDescription =
  'பட்டாசுகள் எங்கே வர வேண்டும் என்பதைத் தேர்ந்தெடுத்து, உங்கள் பட்டியலை அனுப்பி விலை கேளுங்கள்.';
export const loading = 'ஆர்டர் விவரங்கள் ஏற்றப்படுகின்றன…';

export const products = { one: '{count} வகை', other: '{count} வகை' } as const;
export const change = 'மாற்ற';
export const hide = 'மறைக்க';

export const howItComes = 'டெலிவரியா, நேரில் பெறுவதா';
export const deliverToAddress = 'இந்த முகவரிக்கு டெலிவரி';
export const collectAtDepot = 'டெப்போவில் பெற்றுக்கொள்ள: {depot}';

export const paymentMethod = 'பணம் செலுத்தும் முறை';
export const payOnline = 'ஆன்லைனில் செலுத்த';
export const onlineMeans = 'கார்டு, UPI அல்லது நெட் பேங்கிங்';
export const unavailable = 'இப்போது கிடைக்காது';
export const cashOnDelivery = 'டெலிவரியின்போது பணம்';
export const cashLead = 'ஆர்டர் வந்து சேரும்போது செலுத்தலாம்';

export const summary = 'ஆர்டர் சுருக்கம்';
export const ageNotice =
  'இந்த ஆர்டரைச் செய்வதன் மூலம் உங்களுக்கு 18 வயது நிறைந்துவிட்டதை உறுதிப்படுத்துகிறீர்கள்.';
export const placeOrder = 'ஆர்டர் செய்ய';
export const placing = 'ஆர்டர் பதிவாகிறது...';
export const enquiryAgeNotice =
  'இந்தப் பட்டியலை அனுப்புவதன் மூலம் உங்களுக்கு 18 வயது நிறைந்துவிட்டதை உறுதிப்படுத்துகிறீர்கள்.';
export const sendEnquiry = 'பட்டியலை அனுப்ப';
export const sending = 'அனுப்புகிறோம்...';
export const total = 'மொத்தம்';
export const pay = '{total} செலுத்த';
export const addressMissing = 'டெலிவரி முகவரியைத் தேர்ந்தெடுங்கள்';
export const tooMany = 'ஒரு ஆர்டரில் அதிகபட்சம் {maximum} பொருட்கள்';
export const shortLines = 'சில பொருட்கள் இருப்பில் இல்லை, அல்லது நீங்கள் தேர்ந்தெடுத்ததை விடக் குறைவாக உள்ளன';

export const cashFailed = 'ஆர்டரைச் செய்ய முடியவில்லை';
export const unanswered = 'உங்கள் கடைசி ஆர்டர் எங்களை வந்தடைந்ததா என்று இன்னும் தெரியவில்லை.';
export const unansweredEnquiry = 'உங்கள் கடைசி விலை கேட்பு எங்களை வந்தடைந்ததா என்று இன்னும் தெரியவில்லை.';
export const repeatable = 'தயங்காமல் மீண்டும் அனுப்பலாம்: அது ஒரு முறை மட்டுமே கணக்கில் வரும்.';
export const look = 'மீண்டும் ஆர்டர் செய்வதற்கு முன் <orders>என் ஆர்டர்கள்</orders> பக்கத்தைப் பாருங்கள்.';
export const lookEnquiry = 'இன்னொன்றை அனுப்புவதற்கு முன் <orders>விலை கேட்புகள்</orders> பக்கத்தைப் பாருங்கள்.';
export const looked = 'பார்த்துவிட்டேன்';
