// No native reader has checked these.
export const pleasePay = '{date}-க்குள் {amount} செலுத்துங்கள்; குறிப்பில் {order} என எழுதுங்கள்.';
export const pleasePayNow = '{amount} செலுத்துங்கள்; குறிப்பில் {order} என எழுதுங்கள்.';
export const received = 'இதுவரை பெற்றது: {total}-இல் {amount}';
export const byUpi = 'UPI மூலம்';
export const byBank = 'வங்கிப் பரிமாற்றம் மூலம்';
export const upiId = 'UPI ஐடி';
export const payee = 'யார் பெயரில்';
export const bank = 'வங்கி';
export const account = 'கணக்கு எண்';
export const ifsc = 'IFSC';
export const upiQr = 'UPI QR குறியீடு';
export const aboutQr =
  'சில செயலிகள் ₹2,000-க்கு மேல் கேலரியில் உள்ள QR-ஐ ஏற்பதில்லை. அப்போது UPI ஐடிக்குப் பணம் அனுப்புங்கள்.';
export const openApp = 'என் UPI செயலியைத் திறக்க';
