// No native reader has checked these.
export const iHavePaid = 'பணம் அனுப்பிவிட்டேன்';
export const paidLead = 'நீங்கள் அனுப்பியதைச் சொல்லுங்கள். நாங்கள் பார்க்கிறோம்.';
export const amount = 'தொகை (ரூபாய்)';
export const how = 'எப்படி';
export const byUpi = 'UPI';
export const byBank = 'வங்கிப் பரிமாற்றம்';
export const reference = 'குறிப்பு எண்';
export const upiReference = 'UTR எண் (12 இலக்கங்கள்)';
export const upiHint = 'இது 12 இலக்கங்கள் கொண்டது: உங்கள் ஆப்பில் UTR அல்லது UPI குறிப்பு எண்ணைப் பாருங்கள்.';
export const bankHint = '6 முதல் 22 எழுத்துகளும் இலக்கங்களும்';
export const paidOn = 'அனுப்பிய நாள்';
export const send = 'அனுப்பு';
export const cancel = 'வேண்டாம்';
export const sendFailed = 'அனுப்ப முடியவில்லை';

export const reportProblem = 'குறை தெரிவிக்க';
export const problemLead =
  'சேதமானது, வராதது அல்லது தவறானது எது என்று சொல்லுங்கள். பார்த்துவிட்டுப் பதில் சொல்கிறோம்.';
export const addProduct = 'ஒரு பொருளைச் சேருங்கள்';
export const chooseProduct = 'பொருளைத் தேர்வு செய்யுங்கள்';
export const whatIsWrong = 'என்ன குறை';
export const damaged = 'சேதம்';
export const missing = 'வரவில்லை';
export const wrong = 'தவறானது';
export const pieces = 'எண்ணிக்கை';
export const atMost = '1 முதல் {count} வரை ஒரு முழு எண்';
export const remove = '{product}: நீக்க';
export const moreAboutIt = 'மேலும் விவரம் (கட்டாயமில்லை)';
export const photos = 'படங்கள்';
export const chooseFirst = 'சேதமானது, வராதது அல்லது தவறானது எது என்று தேர்வு செய்யுங்கள்';
export const photoMissing = 'சேதமானதன் படம் ஒன்றைச் சேருங்கள்';

export const reports = 'நீங்கள் தெரிவித்தவை';
export const canReportUntil = 'சேதமான அல்லது வராத பொருள்களை {time} (இந்திய நேரம்) வரை தெரிவிக்கலாம்.';
export const canReport = 'சேதமானது, வராதது, தவறானது ஏதாவது உண்டா? எங்களிடம் சொல்லுங்கள்.';
export const tooLate =
  'குறை தெரிவிப்பதற்கான 24 மணி நேரம் {time} அன்று முடிந்தது. இன்னும் எங்களுக்கு எழுதலாம்: <write>தொடர்பு கொள்ள</write>.';
export const payment = '{amount}, {method}, {reference}, {date}';
export const weLook = 'நன்றி. {amount}, குறிப்பு எண் {reference}: வழக்கமாக ஒரு நாளுக்குள் பார்த்துவிடுவோம்.';
export const weLookIntoIt = 'நன்றி. பார்த்துவிட்டுப் பதில் சொல்கிறோம்.';
export const piecesDamaged = '{count} சேதம்';
export const piecesMissing = '{count} வரவில்லை';
export const piecesWrong = '{count} தவறானது';
export const open = 'எங்களிடம் உள்ளது';
export const found = 'கிடைத்தது';
export const notFound = 'கிடைக்கவில்லை';
export const accepted = 'ஏற்கப்பட்டது';
export const refused = 'ஏற்கப்படவில்லை';
export const answer = 'எங்கள் பதில்: {answer}';
export const reportedOn = 'தெரிவித்தது: {time}';
export const photo = 'படம் {number}';
