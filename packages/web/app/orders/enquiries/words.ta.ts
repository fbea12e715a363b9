// No native reader has checked these.
export const views = 'ஆர்டர்களும் விசாரணைகளும்';
export const orders = 'ஆர்டர்கள்';
export const enquiries = 'விசாரணைகள்';

export const title = 'விசாரணை {number}';
export const sentOn = '{date} அன்று அனுப்பியது';
export const none = 'விசாரணைகள் இன்னும் இல்லை';
export const noneHint = 'பட்டாசுகளைத் தேர்ந்தெடுத்து பட்டியலை எங்களுக்கு அனுப்புங்கள்.';
export const seeProducts = 'பட்டாசுகளைப் பார்க்க';
export const failed = 'விசாரணைகளைக் காட்ட முடியவில்லை';
export const oneFailed = 'விசாரணையைக் காட்ட முடியவில்லை';
export const emptyPage = 'இந்தப் பக்கத்தில் விசாரணைகள் இல்லை.';
export const newest = 'புதிய விசாரணைகள்';
export const pages = 'விசாரணைகளின் பக்கங்கள்';
export const view = 'விசாரணையைப் பார்க்க<hidden> {number}</hidden>';
export const notFound = 'விசாரணை கிடைக்கவில்லை';
export const notFoundHint = 'உங்கள் விசாரணைகளில் இப்படி ஒன்று இல்லை.';

export const stateSent = 'அனுப்பப்பட்டது';
export const stateOffered = 'உங்கள் பதிலுக்குக் காத்திருக்கிறது';
export const stateOfferOver = 'சலுகை முடிந்தது';
export const stateAccepted = 'நீங்கள் ஏற்றீர்கள். கடை உறுதி செய்யும்.';
export const stateConfirmed = 'ஆர்டர் {order} ஆக உறுதியானது';
export const stateDeclined = 'மறுக்கப்பட்டது: {reason}';
export const stateWithdrawn = 'திரும்பப் பெறப்பட்டது';

export const stepSent = 'அனுப்பப்பட்டது';
export const stepEdited = 'கடை மாற்றியது';
export const stepOffered = 'கடை சலுகை தந்தது';
export const stepAccepted = 'நீங்கள் ஏற்றீர்கள்';
export const stepConfirmed = 'கடை உறுதி செய்தது';
export const stepDeclined = 'கடை மறுத்தது';
export const stepWithdrawn = 'திரும்பப் பெறப்பட்டது';
export const pending = 'நிலுவையில்';

export const offerUntil = 'எங்கள் சலுகை {date} வரை செல்லும்.';
export const offerWasUntil =
  'எங்கள் சலுகை {date} வரை மட்டுமே. எங்களுக்கு எழுதுங்கள் அல்லது அழையுங்கள், புதுப்பிப்போம்.';
export const notKept = 'கடை உறுதி செய்த பிறகே பொருட்கள் உங்களுக்காக ஒதுக்கப்படும்.';
export const askedAndOffered = 'நீங்கள் கேட்டது {asked}, தருவது {offered}';
export const addedByShop = 'கடை சேர்த்தது';
export const withReason = '{what}: {reason}';
export const otherPrice = 'பேசிய விலை: {reason}';
export const note = 'உங்கள் குறிப்பு';
export const shopNote = 'கடையின் குறிப்பு';

export const accept = 'ஏற்க';
export const withdraw = 'திரும்பப் பெற';
export const withdrawTitle = 'இந்த விசாரணையைத் திரும்பப் பெறவா?';
export const withdrawText = 'அதன்பின் கடை அதற்குப் பதில் தராது. நீங்கள் வேறொன்றை அனுப்பலாம்.';
export const keep = 'விசாரணை இருக்கட்டும்';
export const answerFailed = 'உங்கள் பதிலை அனுப்ப முடியவில்லை';
export const changed = 'கடை இந்த விசாரணையை இதற்கிடையே மாற்றியுள்ளது. இப்போதைய நிலை இதுதான்.';
export const messageShop = 'கடைக்கு வாட்ஸ்அப்பில் எழுத';
export const message = 'என் விசாரணை {number}: {products}, {total}.';
export const putBack = 'மீண்டும் என் கூடையில் சேர்க்க';
