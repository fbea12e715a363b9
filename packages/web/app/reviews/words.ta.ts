// No native reader has checked these.
export const title = 'வாடிக்கையாளர் மதிப்புரைகள்';
export const none = 'இன்னும் மதிப்புரைகள் இல்லை';
export const counted = { one: '{count} மதிப்புரை', other: '{count} மதிப்புரைகள்' } as const;
export const boughtHere = 'இங்கே வாங்கியது, டெலிவரி: {month}';
export const aCustomer = 'ஒரு வாடிக்கையாளர்';
export const answer = 'கடையின் பதில்';
export const more = 'மேலும் மதிப்புரைகள்';
export const loading = 'மதிப்புரைகள் வருகின்றன…';
export const notLoaded = 'மதிப்புரைகளைக் காட்ட முடியவில்லை';

export const write = 'மதிப்புரை எழுத<hidden>: {name}</hidden>';
export const yours = 'உங்கள் மதிப்புரை';
export const wordsWait = 'உங்கள் மதிப்பெண் சேர்க்கப்பட்டது. உங்கள் கருத்தைக் கடை படித்த பின் வெளியிடுவோம்.';
export const notShown = 'உங்கள் கருத்தைக் கடை வெளியிடவில்லை. காரணம்: {reason}.';
export const personalData = 'தனிப்பட்ட விவரங்கள்';
export const insult = 'அவமதிப்பு';
export const advertising = 'விளம்பரம்';
export const offTopic = 'பொருளைப் பற்றியது அல்ல';
export const withdraw = 'திரும்பப் பெற<hidden>: {name} மதிப்புரை</hidden>';
export const withdrawQuestion = 'உங்கள் மதிப்புரையைத் திரும்பப் பெறவா? “{name}”';
export const withdrawText =
  'அதன் நட்சத்திரங்களும் கருத்தும், அதற்கான பதிலும் நீக்கப்படும். புதிதாக எழுதும்போது அவை படிவத்தில் இருக்கும்.';
export const withdrawLabel = 'திரும்பப் பெற';
export const withdrawFailed = 'மதிப்புரையைத் திரும்பப் பெற முடியவில்லை';

export const writeOf = 'மதிப்புரை: {name}';
export const stars = 'உங்கள் நட்சத்திரங்கள்';
export const text = 'உங்கள் கருத்து';
export const textHint = 'கட்டாயமில்லை. உங்கள் பெயரும் இனிஷியலும் காட்டப்படும்.';
export const send = 'மதிப்புரையை அனுப்ப';
export const sendFailed = 'மதிப்புரையை அனுப்ப முடியவில்லை';
