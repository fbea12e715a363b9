// No native reader has checked these.
export const subjects = {
  received: 'விலை கேட்பு {number} பெறப்பட்டது',
  offered: 'விலை கேட்பு {number}-க்கு எங்கள் விலை விவரம்',
  confirmed: 'விலை கேட்பு {number} இப்போது ஆர்டர் {order}',
  declined: 'விலை கேட்பு {number} ஏற்கப்படவில்லை',
  sent: 'புதிய விலை கேட்பு {number}',
  accepted: 'விலை கேட்பு {number}: விலைக்கு ஒப்புக்கொண்டார்',
  asked: 'விலை கேட்பு {number}: மாற்றம் கேட்கிறார்',
  withdrawn: 'விலை கேட்பு {number} ரத்து செய்யப்பட்டது',
} as const;

export const received =
  'உங்கள் விலை கேட்பு {number} எங்களுக்குக் கிடைத்தது. நாங்கள் உறுதிப்படுத்திய பிறகே பொருட்கள் உங்களுக்காக எடுத்து வைக்கப்படும்.';
export const offered =
  'உங்கள் விலை கேட்பு {number}-க்கு எங்கள் விலை {total}; இது {date} வரை செல்லுபடியாகும்.';
export const howToAccept =
  'சம்மதம் என்றால், விலை கேட்பின் பக்கத்தில் ‘சம்மதம்’ என்பதை அழுத்துங்கள் அல்லது {phone} எண்ணை அழையுங்கள். பிறகு உங்களுடன் பேசி உறுதி செய்வோம்.';
export const declined = 'விலை கேட்பு {number}-இல் நீங்கள் கேட்டதை எங்களால் அனுப்ப முடியவில்லை. காரணம்: {reason}';
export const confirmed =
  'உங்களுடன் பேசி முடிவு செய்தபடி, உங்கள் விலை கேட்பு {number} இப்போது ஆர்டர் {order}.';
export const payUntil = '{date}-க்குள் {amount} செலுத்துங்கள்; குறிப்பில் {order} என எழுதுங்கள்.';
export const changedLine = 'கேட்டது {asked}, தருவது {quantity}';
export const changedLineWhy = 'கேட்டது {asked}, தருவது {quantity}: {reason}';
export const shopNote = 'எங்கள் குறிப்பு: {note}';
export const note = 'உங்கள் குறிப்பு: {note}';
export const sentOn = 'அனுப்பிய நேரம்';
export const viewEnquiry = 'விலை கேட்பைப் பார்க்க';

export const upiId = 'UPI ஐடி';
export const payee = 'யார் பெயரில்';
export const bank = 'வங்கி';
export const accountNumber = 'கணக்கு எண்';
export const ifsc = 'IFSC';

export const offerMessage =
  '{shop}: விலை கேட்பு {number}-க்கு எங்கள் விலை {total}; {date} வரை செல்லுபடியாகும். {link}';

export const onlyInStock = 'இருப்பு {stock} மட்டுமே';

export const asksFor = '{customer} {total} மதிப்புள்ள பொருட்களைக் கேட்டுள்ளார்.';
export const hasAccepted =
  '{customer} உங்கள் {total} விலைக்கு ஒப்புக்கொண்டுள்ளார். அவருடன் பேசி, பிறகு உறுதி செய்யுங்கள்.';
export const asksForChange = '{customer} உங்கள் {total} விலையில் மாற்றம் கேட்கிறார். இனி அந்த விலை இல்லை:';
export const hasWithdrawn = '{customer} {total} மதிப்புள்ள விலை கேட்பை ரத்து செய்துள்ளார்.';
export const phone = 'தொலைபேசி';
export const notVerified = '{phone} (உறுதி செய்யப்படாத எண், கணக்கு இல்லை)';
export const theirNote = 'அவரது குறிப்பு: {note}';
export const messageThem = 'வாட்ஸ்அப்பில் செய்தி அனுப்ப';
export const openEnquiry = 'விலை கேட்பைத் திறக்க';
