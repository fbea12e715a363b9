// No native reader has checked these.
export const lead =
  'நட்சத்திரங்கள் உடனே கணக்கில் சேரும், மாறாது. சொற்களை நீங்கள் வெளியிட்ட பிறகே மற்றவர்கள் பார்க்க முடியும்; ஒவ்வொரு மதிப்புரைக்கும் பதில் எழுதலாம்.';
export const status = 'நிலை';
export const toRead = 'படிக்க வேண்டியவை';
export const published = 'வெளியிட்டவை';
export const rejected = 'நிராகரித்தவை';
export const all = 'எல்லாம்';
export const loading = 'மதிப்புரைகள் வருகின்றன…';
export const loadFailed = 'மதிப்புரைகளைக் காட்ட முடியவில்லை';
export const nothingToRead = 'படிக்க வேண்டிய மதிப்புரைகள் இல்லை';
export const none = 'இங்கே இன்னும் மதிப்புரைகள் இல்லை';
export const pages = 'மதிப்புரைகளின் பக்கங்கள்';

export const by = '<customer>{name}</customer>, {count}';
export const ordersOf = { one: '{count} ஆர்டர்', other: '{count} ஆர்டர்கள்' } as const;
export const deletedAccount = 'நீக்கப்பட்ட கணக்கு';
export const order = 'ஆர்டர் <order>{number}</order>';
export const deliveredOn = 'டெலிவரி: {date}';
export const notDelivered = 'இப்போது டெலிவரி நிலையில் இல்லை, எனவே மதிப்புரை மறைக்கப்பட்டுள்ளது';
export const writtenOn = 'எழுதியது: {date}';
export const superseded =
  'இந்த வாடிக்கையாளர் மீண்டும் மதிப்புரை எழுதியுள்ளார், எனவே இந்த நட்சத்திரங்கள் கணக்கில் இல்லை.';
export const noWords = 'நட்சத்திரங்கள் மட்டும்';
export const rejectedFor = 'நிராகரிக்கப்பட்டது: {reason}';

export const publish = 'வெளியிட<hidden>: {product} மதிப்புரை</hidden>';
export const reject = 'நிராகரிக்க<hidden>: {product} மதிப்புரை</hidden>';
export const answer = 'பதில் எழுத<hidden>: {product} மதிப்புரை</hidden>';
export const editAnswer = 'பதிலைத் திருத்த<hidden>: {product} மதிப்புரை</hidden>';
export const saveFailed = 'மதிப்புரையைச் சேமிக்க முடியவில்லை';
export const seeList = '{refusal}. பட்டியல் மதிப்புரைகளை இப்போது உள்ளபடி காட்டுகிறது.';

export const rejectTitle = 'சொற்களை நிராகரிக்க';
export const rejectText = 'நட்சத்திரங்கள் இருக்கும். காரணத்தை வாடிக்கையாளர் பார்ப்பார்.';
export const rejectLabel = 'நிராகரிக்க';
export const reason = 'காரணம்';
export const answerTitle = 'மதிப்புரைக்குப் பதில்';
export const answerLabel = 'உங்கள் பதில்';
export const answerHint = 'மதிப்புரையின் கீழ் அனைவரும் இதைப் படிக்கலாம்.';
export const emptyHint = 'மதிப்புரையின் கீழ் அனைவரும் இதைப் படிக்கலாம். காலியாக விட்டால் பதில் நீக்கப்படும்.';
export const save = 'சேமிக்க';
