export const subjects = {
  payment: '{number}: பணம் அனுப்பியதாகத் தகவல்',
  problem: '{number}: குறை தெரிவிக்கப்பட்டது',
  received: '{number} பற்றிய உங்கள் தகவல் கிடைத்தது',
  decided: '{number} பற்றி எங்கள் பதில்',
} as const;

export const saysPaid =
  '{customer} சொல்வது: {amount} தொகை {method} மூலம் {date} அன்று அனுப்பப்பட்டது, UTR எண் {reference}. பார்த்துவிட்டுப் பதிவு செய்யுங்கள்.';
export const saysProblem = 'வந்த பொருள்களில் குறை இருப்பதாக {customer} தெரிவிக்கிறார்.';
export const upi = 'UPI';
export const bank = 'வங்கி';
export const pieces = {
  damaged: '{count} சேதமானது',
  missing: '{count} வரவில்லை',
  wrong: '{count} தவறானது',
} as const;
export const phone = 'தொலைபேசி';
export const reportedOn = 'தெரிவித்த நாள்';
export const openOrder = 'ஆர்டரைத் திறக்க';

export const receivedPayment =
  'நன்றி. {amount}, UTR எண் {reference}: வழக்கமாக ஒரு நாளுக்குள் பார்த்துவிடுவோம்.';
export const receivedProblem = 'நன்றி. ஆர்டர் {number}-இல் உள்ள குறையைப் பார்த்து உங்களுக்குப் பதில் சொல்கிறோம்.';
export const notFound =
  'ஆர்டர் {number}-க்கான உங்கள் பணம் {amount}, UTR எண் {reference}, எங்களுக்குக் கிடைக்கவில்லை.';
export const problemAccepted = 'ஆர்டர் {number}-இல் ஏற்பட்ட குறைக்கு வருந்துகிறோம்.';
export const problemRefused = 'ஆர்டர் {number}-இல் நீங்கள் தெரிவித்த குறையைப் பார்த்தோம்.';
export const viewOrder = 'ஆர்டரைப் பார்க்க';
