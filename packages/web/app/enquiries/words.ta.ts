// No native reader has checked these.
export const views = 'ஆர்டர்கள், பட்டியல்கள், விலை கேட்புகள்';
export const orders = 'ஆர்டர்கள்';
export const lists = 'பட்டியல்கள்';
export const enquiries = 'விலை கேட்புகள்';

export const title = 'விலை கேட்பு {number}';
export const sentOn = '{date} அன்று அனுப்பியது';
export const none = 'விலை கேட்புகள் இன்னும் இல்லை';
export const noneHint = 'பட்டாசுகளைத் தேர்ந்தெடுத்து பட்டியலை எங்களுக்கு அனுப்புங்கள்.';
export const seeProducts = 'பட்டாசுகளைப் பார்க்க';
export const failed = 'விலை கேட்புகளைக் காட்ட முடியவில்லை';
export const oneFailed = 'விலை கேட்பைக் காட்ட முடியவில்லை';
export const emptyPage = 'இந்தப் பக்கத்தில் விலை கேட்புகள் இல்லை.';
export const newest = 'புதிய விலை கேட்புகள்';
export const pages = 'விலை கேட்புகளின் பக்கங்கள்';
export const view = 'விலை கேட்பைப் பார்க்க<hidden> {number}</hidden>';
export const notFound = 'விலை கேட்பு கிடைக்கவில்லை';
export const notFoundHint = 'உங்கள் விலை கேட்புகளில் இப்படி ஒன்று இல்லை.';

export const stateSent = 'அனுப்பப்பட்டது';
export const stateOffered = 'உங்கள் பதிலுக்குக் காத்திருக்கிறது';
export const stateOfferOver = 'விலை முடிந்தது';
export const stateAccepted = 'நீங்கள் ஒப்புக்கொண்டீர்கள். கடை உறுதி செய்யும்.';
export const stateConfirmed = 'ஆர்டர் {order} என உறுதியானது';
export const stateDeclined = 'மறுக்கப்பட்டது: {reason}';
export const stateWithdrawn = 'ரத்து செய்யப்பட்டது';

export const stepSent = 'அனுப்பப்பட்டது';
export const stepEdited = 'கடை மாற்றியது';
export const stepOffered = 'கடை விலை தந்தது';
export const stepAccepted = 'நீங்கள் ஒப்புக்கொண்டீர்கள்';
export const stepConfirmed = 'கடை உறுதி செய்தது';
export const stepDeclined = 'கடை மறுத்தது';
export const stepAsked = 'நீங்கள் மாற்றம் கேட்டீர்கள்';
export const stepWithdrawn = 'ரத்து செய்யப்பட்டது';
export const pending = 'காத்திருக்கிறது';

export const offered = 'நீங்கள் கேட்டது {asked}. நாங்கள் தருவது {offered}; {date} வரை செல்லுபடியாகும்.';
export const changes = 'மாற்றங்கள்: {changes}.';
export const change = '{name} {before} → {after}';
export const because = '{change} ({reason})';
export const discountOf = 'தள்ளுபடி {amount}';
export const leftNow = 'இப்போது {quantity}-இல் {left} மட்டுமே உள்ளது';
export const offerWasUntil =
  'எங்கள் விலை {date} வரை மட்டுமே இருந்தது. எங்களுக்கு எழுதுங்கள் அல்லது அழையுங்கள், புதுப்பிப்போம்.';
export const notKept = 'கடை உறுதி செய்த பிறகே பொருட்கள் உங்களுக்காக ஒதுக்கப்படும்.';
export const askedAndOffered = 'நீங்கள் கேட்டது {asked}, தருவது {offered}';
export const addedByShop = 'கடை சேர்த்தது';
export const withReason = '{what}: {reason}';
export const otherPrice = 'பேசிய விலை: {reason}';
export const note = 'உங்கள் குறிப்பு';
export const shopNote = 'கடையின் குறிப்பு';

export const accept = 'சம்மதம்: {total}';
export const askForChange = 'மாற்றம் கேட்க';
export const askTitle = 'என்ன மாற்ற வேண்டும்?';
export const askLead = 'இனி இந்த விலை இல்லை. நீங்கள் எழுதுவதைக் கடை படித்து புதிய விலை தரும்.';
export const whatToChange = 'உங்கள் விருப்பம்';
export const changeMissing = 'என்ன மாற்ற வேண்டும் என்று எழுதுங்கள்';
export const notNow = 'இப்போது வேண்டாம்';
export const sendChange = 'கடைக்கு அனுப்ப';
export const withdraw = 'ரத்து செய்ய';
export const withdrawTitle = 'இந்த விலை கேட்பை ரத்து செய்யவா?';
export const withdrawText = 'அதன்பின் கடை அதற்குப் பதில் தராது. நீங்கள் வேறொன்றை அனுப்பலாம்.';
export const keep = 'விலை கேட்பு இருக்கட்டும்';
export const answerFailed = 'உங்கள் பதிலை அனுப்ப முடியவில்லை';
export const changed = 'கடை இந்த விலை கேட்பை இதற்கிடையே மாற்றியுள்ளது. இப்போதைய நிலை இதுதான்.';
export const messageShop = 'கடைக்கு வாட்ஸ்அப்பில் எழுத';
export const message = 'என் விலை கேட்பு {number}: {products}, {total}.';
export const putBack = 'மீண்டும் என் கூடையில் சேர்க்க';
