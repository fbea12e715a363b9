export const checkPincode = 'பின்கோட்டைச் சரிபார்க்க';
export const changePincode = 'பின்கோட்டை மாற்ற';
export const yourPincode = 'பின்கோடு';
export const check = 'சரிபார்க்க';
export const incomplete = 'பின்கோட்டின் 6 இலக்கங்களையும் உள்ளிடுங்கள்.';
export const deliversFree = '{pincode} ({place}) பகுதிக்கு இலவசமாக டெலிவரி செய்கிறோம்.';
export const deliversFor = '{pincode} ({place}) பகுதிக்கு {amount} கட்டணத்தில் டெலிவரி செய்கிறோம்.';
export const deliversForFreeFrom =
  '{pincode} ({place}) பகுதிக்கு {amount} கட்டணத்தில் டெலிவரி செய்கிறோம்; {from} முதல் இலவசம்.';
export const deliversToPay =
  '{pincode} ({place}) பகுதிக்கு டெலிவரி செய்கிறோம். லாரி வாடகையை வந்து சேரும்போது லாரி அலுவலகத்தில் செலுத்த வேண்டும்.';
export const deliversNot = '{pincode} ({place}) பகுதிக்கு டெலிவரி செய்வதில்லை.';
export const area = '{district} சுற்றுவட்டாரம்';
export const noDeliveryBut =
  '{pincode} பகுதிக்கு டெலிவரி செய்வதில்லை; {states} ஆகிய இடங்களில் மட்டுமே டெலிவரி செய்கிறோம்.';
export const noDelivery =
  '{pincode} பகுதிக்கு டெலிவரி செய்வதில்லை; தமிழ்நாட்டுக்குள் மட்டுமே டெலிவரி செய்கிறோம்.';
export const ask = 'இதைப் பற்றி எங்களிடம் கேட்க';
export const askSubject = '{pincode} பகுதிக்கு டெலிவரி';
export const askMessage = 'என் பின்கோடு {pincode}. நான் ஆர்டர் செய்ய ஏதாவது வழி உள்ளதா?';
