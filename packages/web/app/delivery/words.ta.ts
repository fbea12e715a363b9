export const freeDelivery = 'தமிழ்நாடு முழுவதும் இலவச டெலிவரி';
export const freeDeliveryTo = '{pincode} பகுதிக்கு இலவச டெலிவரி';
export const checkPincode = 'பின்கோடைச் சரிபார்க்க';
export const changePincode = 'பின்கோடை மாற்ற';
export const yourPincode = 'பின்கோடு';
export const check = 'சரிபார்க்க';
export const incomplete = 'பின்கோடின் 6 இலக்கங்களையும் உள்ளிடுங்கள்.';
export const delivers = '{pincode} ({district}) பகுதிக்கு இலவசமாக டெலிவரி செய்கிறோம்.';
export const deliversToArea = '{pincode} ({district} சுற்றுவட்டாரம்) பகுதிக்கு இலவசமாக டெலிவரி செய்கிறோம்.';
export const noDelivery =
  '{pincode} பகுதிக்கு டெலிவரி செய்வதில்லை; தமிழ்நாட்டுக்குள் மட்டுமே டெலிவரி செய்கிறோம்.';
export const ask = 'இதைப் பற்றி எங்களிடம் கேட்க';
export const askSubject = '{pincode} பகுதிக்கு டெலிவரி';
export const askMessage = 'என் பின்கோடு {pincode}. நான் ஆர்டர் செய்ய ஏதாவது வழி உள்ளதா?';
