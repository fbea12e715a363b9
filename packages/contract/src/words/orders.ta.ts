export const ownProcessing = 'தயாராகிறது';
export const ownShipped = 'அனுப்பப்பட்டது';
export const ownDelivered = 'டெலிவரி ஆனது';
export const ownCancelled = 'ரத்தானது';
export const ownPendingPayment = 'பணம் நிலுவை';

export const beingConfirmed = 'பணம் கிடைத்தது. அதை உறுதிப்படுத்தி வருகிறோம்.';

export const ownUnpaid = 'இன்னும் செலுத்தவில்லை';
export const ownPaid = 'செலுத்தப்பட்டது';
export const ownFailed = 'முடிவடையவில்லை';
export const ownRefunded = 'திருப்பித் தரப்பட்டது';

export const cashOnDelivery = 'டெலிவரியின்போது பணம்';
export const online = 'ஆன்லைன்';
export const onlinePayment = 'ஆன்லைனில் செலுத்துதல்';

export const offline = 'UPI, வங்கி அல்லது ரொக்கம்';
export const offlinePayment = 'UPI, வங்கிப் பரிமாற்றம் அல்லது ரொக்கம்';

export const confirming = 'பணம் கிடைத்தது, உறுதிப்படுத்தப்படுகிறது';
export const differs = 'பணம் சரிபார்ப்பில் உள்ளது';
