// No native reader has checked these.
export const currencyDiffers = 'செலுத்திய நாணயம் ஆர்டரின் நாணயம் அல்ல';
export const amountDiffers = 'செலுத்திய தொகை ஆர்டரின் தொகை அல்ல';
export const confirmedByBrowserAlone =
  'வாடிக்கையாளரின் உலாவி இந்தக் கட்டணத்தை உறுதிப்படுத்தியது; ஆனால் கட்டணச் சேவையில் அது இல்லை';
export const notMarkedPaid = 'பணம் செலுத்தப்பட்டது; ஆனால் ஆர்டரில் அப்படிக் குறிக்கப்படவில்லை';
export const notCaptured =
  'பணம் செலுத்தப்பட்டதாகக் குறிக்கப்பட்டுள்ளது; ஆனால் கட்டணச் சேவை இன்னும் பணத்தை எடுக்கவில்லை';
export const notGivenBack = 'ஆர்டர் ரத்தானது; ஆனால் பணம் இன்னும் திருப்பித் தரப்படவில்லை';
export const unknownToProvider =
  'இன்றைய விசைகளின்படி கட்டணச் சேவைக்கு இந்த ஆர்டர் தெரியவில்லை. இனி அதனிடம் கேட்கப்படாது';
export const providerSilent = 'அப்போதிருந்து கட்டணச் சேவை பதிலளிக்கவில்லை';
export const refundFailed = 'பணத்தைத் திருப்பித் தர முடியவில்லை';
export const refundWaits = 'பணம் இன்னும் திருப்பித் தரப்படவில்லை';
export const refundSlow = 'ஒரு வாரமாகியும் கட்டணச் சேவை பணத்தைத் திருப்பித் தந்து முடிக்கவில்லை';
export const refundUnknown = 'கடைக்குத் தெரிந்ததை விட அதிகப் பணத்தைக் கட்டணச் சேவை திருப்பித் தந்துள்ளது';
export const saidByProvider = '{finding}: {said}';
