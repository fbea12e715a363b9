// No native reader has checked these.
export const pleasePay = '{date} தேதிக்குள் {amount} செலுத்தி, {order} எனக் குறிப்பிடுங்கள்.';
export const pleasePayNow = '{amount} செலுத்தி, {order} எனக் குறிப்பிடுங்கள்.';
export const received = 'இதுவரை பெற்றது: {total} இல் {amount}';
export const byUpi = 'UPI மூலம்';
export const byBank = 'வங்கிப் பரிமாற்றம் மூலம்';
export const upiId = 'UPI ஐடி';
export const payee = 'பெறுநர்';
export const bank = 'வங்கி';
export const account = 'கணக்கு எண்';
export const ifsc = 'IFSC';
export const openApp = 'என் UPI செயலியைத் திறக்க';
