// No native reader has checked these.
export const subjects = {
  received: 'விசாரணை {number} பெறப்பட்டது',
  offered: 'விசாரணை {number}-க்கு எங்கள் விலை விவரம்',
  confirmed: 'விசாரணை {number} இப்போது ஆர்டர் {order}',
  declined: 'விசாரணை {number} ஏற்கப்படவில்லை',
  sent: 'புதிய விசாரணை {number}',
  accepted: 'விசாரணை {number} ஏற்கப்பட்டது',
  withdrawn: 'விசாரணை {number} திரும்பப் பெறப்பட்டது',
} as const;

export const received =
  'உங்கள் விசாரணை {number} எங்களுக்குக் கிடைத்தது. நாங்கள் உறுதிப்படுத்திய பிறகே பொருட்கள் உங்களுக்காக எடுத்து வைக்கப்படும்.';
export const offered = 'உங்கள் விசாரணை {number}-க்கு எங்கள் விலை {total}; இது {date} வரை செல்லும்.';
export const howToAccept =
  'சம்மதம் என்றால், விசாரணையின் பக்கத்தில் ‘ஏற்கிறேன்’ என்பதை அழுத்துங்கள் அல்லது {phone} எண்ணை அழையுங்கள். பிறகு உங்களுடன் பேசி உறுதிப்படுத்துவோம்.';
export const declined = 'விசாரணை {number}-இல் நீங்கள் கேட்டதை எங்களால் அனுப்ப முடியவில்லை. காரணம்: {reason}';
export const confirmed = 'உங்களுடன் பேசி முடிவு செய்தபடி, உங்கள் விசாரணை {number} இப்போது ஆர்டர் {order}.';
export const payUntil = '{date}-க்குள் {amount} செலுத்துங்கள்; {order} என்று குறிப்பிடுங்கள்.';
export const changedLine = 'நீங்கள் கேட்டது {asked}, தருவது {quantity}';
export const changedLineWhy = 'நீங்கள் கேட்டது {asked}, தருவது {quantity}: {reason}';
export const shopNote = 'எங்கள் குறிப்பு: {note}';
export const note = 'உங்கள் குறிப்பு: {note}';
export const sentOn = 'அனுப்பிய நேரம்';
export const viewEnquiry = 'விசாரணையைப் பார்க்க';

export const upiId = 'UPI ஐடி';
export const payee = 'யார் பெயரில்';
export const bank = 'வங்கி';
export const accountNumber = 'கணக்கு எண்';
export const ifsc = 'IFSC';

export const offerMessage =
  '{shop}: விசாரணை {number}-க்கு எங்கள் விலை {total}; {date} வரை செல்லும். {link}';

export const asksFor = '{customer} {total} மதிப்புள்ள பொருட்களைக் கேட்டுள்ளார்.';
export const hasAccepted =
  '{customer} உங்கள் {total} விலையை ஏற்றுள்ளார். அவருடன் பேசி, பிறகு உறுதிப்படுத்துங்கள்.';
export const hasWithdrawn = '{customer} {total} மதிப்புள்ள விசாரணையைத் திரும்பப் பெற்றுள்ளார்.';
export const phone = 'தொலைபேசி';
export const theirNote = 'அவரது குறிப்பு: {note}';
export const messageThem = 'WhatsApp-இல் செய்தி அனுப்ப';
export const openEnquiry = 'விசாரணையைத் திறக்க';
