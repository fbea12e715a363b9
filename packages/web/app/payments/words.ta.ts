export const sdkFailed = 'பணம் செலுத்தும் சாளரத்தைத் திறக்க முடியவில்லை';
export const failed = 'பணம் செலுத்த முடியவில்லை';
export const closed = 'பணம் செலுத்தாமல் சாளரத்தை மூடிவிட்டீர்கள்';
export const verificationFailed = 'பணம் செலுத்தியதைச் சரிபார்க்க முடியவில்லை';
export const paid = 'பணம் செலுத்தப்பட்டது! உங்கள் ஆர்டர் உறுதியானது.';
export const differs = 'நீங்கள் செலுத்திய பணம் இந்த ஆர்டரின் மொத்தத் தொகை அல்ல.';
export const doNotPayAgain = 'நீங்கள் எதுவும் செய்ய வேண்டியதில்லை. தயவுசெய்து மீண்டும் பணம் செலுத்த வேண்டாம்.';

export const complete = 'பணம் செலுத்தி முடிக்க';
export const minutesLeft = 'இன்னும் {minutes} நிமிடம்';
export const timeLeft = 'மீதமுள்ள நேரம் {remaining}';

export const notCompleted = 'பணம் செலுத்தி முடிக்கப்படவில்லை';
export const waits =
  '<order>ஆர்டர் #{orderId}</order> பெறப்பட்டது; பொருட்களை உங்களுக்காக எடுத்து வைத்துள்ளோம். நேரம் முடிவதற்குள் பணம் செலுத்துங்கள்; ஆர்டரை அனுப்பிவிடுவோம்.';
export const anotherWaits =
  'மேலும் {count} ஆர்டருக்கு இன்னும் பணம் செலுத்தவில்லை; <orders>என் ஆர்டர்கள்</orders> பக்கத்தைப் பாருங்கள்.';
export const othersWait =
  'மேலும் {count} ஆர்டர்களுக்கு இன்னும் பணம் செலுத்தவில்லை; <orders>என் ஆர்டர்கள்</orders> பக்கத்தைப் பாருங்கள்.';

export const cashInstead = 'அதற்குப் பதில் டெலிவரியில் பணம் தர';
export const cashTitle = 'டெலிவரியின்போது பணம் செலுத்தலாமா?';
export const cashText =
  'ஆர்டர் #{orderId} அப்படியே இருக்கும். அது வந்து சேரும்போது {total} ரொக்கமாகச் செலுத்துவீர்கள்.';
export const payInCash = 'ரொக்கமாகச் செலுத்த';

export const change = 'ஆர்டரை மாற்ற';
export const changeTitle = 'ஆர்டரை மாற்றலாமா?';
export const changeText =
  'ஆர்டர் #{orderId} ரத்தாகி, அதன் பொருட்கள் உங்கள் கூடைக்குத் திரும்பும்; அங்கே அவற்றை மாற்றி மீண்டும் ஆர்டர் செய்யலாம். அவை இனி உங்களுக்காக ஒதுக்கப்பட்டிருக்காது.';
export const changedInPart = 'இன்னும் விற்பனையில் உள்ளவை கூடைக்குத் திரும்பிவிட்டன';

export const cancel = 'ஆர்டரை ரத்து செய்ய';
export const keep = 'அப்படியே இருக்கட்டும்';
export const cancelTitle = 'ஆர்டர் #{orderId}: ரத்து செய்யலாமா?';
export const cancelText = 'அதன் பொருட்கள் இனி உங்களுக்காக ஒதுக்கப்பட்டிருக்காது, உங்கள் கூடைக்கும் திரும்பாது.';
export const nothingToPay = 'நீங்கள் எதுவும் செலுத்த வேண்டியதில்லை.';
export const notPaid = 'அதற்கு நீங்கள் பணம் செலுத்தவில்லை.';
export const moneyGoesBack =
  'நீங்கள் செலுத்திய {amount} உங்களுக்குத் திரும்பும்; 5 முதல் 7 வேலை நாட்களுக்குள் அது உங்கள் வங்கிக் கணக்கில் தெரியும்.';
export const moneyWentBack = 'நீங்கள் செலுத்திய பணம் உங்களுக்குத் திரும்பிவிட்டது.';
