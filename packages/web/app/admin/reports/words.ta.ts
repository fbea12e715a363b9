// No native reader has checked these.
export const reported = 'தெரிவிக்கப்பட்டவை';
export const notFiltered = 'தெரிவிக்கப்பட்டவையும் மற்றவையும்';
export const saysPaid = 'பணம் அனுப்பினாராம்';
export const problem = 'குறை';
export const anyReport = 'ஏதாவது ஒரு தகவல்';

export const says = 'சொல்வது: {payment}';
export const booked = 'பதிவானது: {payment}';
export const wasNotFound = 'கிடைக்கவில்லை: {payment}';
export const byAccount = 'கணக்கிலிருந்து, {time}';
export const byLink = 'இணைப்பிலிருந்து, {time}';
export const byStaff = 'பணியாளர் எழுதியது, {time}';
export const book = 'பதிவு செய்';
export const bookOther = 'வேறு தொகை அல்லது நாள்';
export const bookTitle = 'ஆர்டர் {orderId}-க்கு வந்தது';
export const amount = 'தொகை (ரூபாய்)';
export const receivedOn = 'பெற்ற நாள்';
export const notFound = 'கிடைக்கவில்லை';
export const decideFailed = 'சேமிக்க முடியவில்லை';

export const problems = 'குறைகள்';
export const packedOf = 'பேக் செய்தது: {sold}-இல் {packed}';
export const accept = 'ஏற்க';
export const refuse = 'மறுக்க';
export const acceptTitle = 'ஆர்டர் {orderId}-இன் குறையை ஏற்க';
export const refuseTitle = 'ஆர்டர் {orderId}-இன் குறையை மறுக்க';
export const notFoundTitle = 'ஆர்டர் {orderId}-இன் பணம் கிடைக்கவில்லை';
export const answer = 'பதில்';
export const customerReads = 'வாடிக்கையாளர் இதைப் படிப்பார்';
export const answerMissing = 'வாடிக்கையாளர் படிக்கும் ஒரு வரி எழுதுங்கள்';
export const firstNotFound = 'இந்தப் பணம் எங்களுக்குக் கிடைக்கவில்லை. குறிப்பு எண்ணைச் சரிபாருங்கள்.';
export const open = 'முடிவாகவில்லை';
export const accepted = 'ஏற்கப்பட்டது';
export const refused = 'மறுக்கப்பட்டது';
export const decidedBy = 'முடிவு: {by}, {time}';
export const answered = 'பதில்: {answer}';
export const sendAgain = 'மீண்டும் அனுப்ப';
export const giveBack = 'பணம் திருப்பித் தர';
export const writeDown = 'குறை தெரிவிக்க';

export const replacement = '{number}-க்குப் பதிலாக';
