// No native reader has checked these.
export const howThisWorks = 'இது எப்படி நடக்கும்';
export const note = 'கடைக்கு ஒரு குறிப்பு';
export const noteHint = 'பொருட்கள் எந்த நாள் வேண்டும், எப்போது அழைக்கலாம் என்பது போல. கட்டாயமில்லை.';
export const failed = 'பட்டியலை அனுப்ப முடியவில்லை';
export const haveAccount = 'கணக்கு உள்ளதா? <signIn>உள்நுழைய</signIn>';
export const yourDetails = 'உங்கள் விவரங்கள்';
export const name = 'உங்கள் பெயர்';
export const mobile = 'கைபேசி எண்';
export const mobileHint = 'பொதுவாக 24 மணி நேரத்துக்குள் இந்த எண்ணை அழைப்போம்.';
export const state = 'மாநிலம்';
export const city = 'ஊர்';
export const district = 'மாவட்டம்';
export const chooseDistrict = 'மாவட்டத்தைத் தேர்ந்தெடுங்கள்';
export const addAddress = 'முகவரியைச் சேர்க்க (கட்டாயமில்லை)';
export const pincode = 'பின்கோடு';
export const address = 'முகவரி';
export const addressHint = 'வீடு, தெரு, பகுதி, அடையாளம்';
export const deliverToMe = 'எனக்கு டெலிவரி';
export const unanswered =
  'உங்கள் பட்டியல் வந்து சேர்ந்ததா என்று இன்னும் தெரியவில்லை. மீண்டும் அனுப்பலாம்: ஒரு முறை மட்டுமே கணக்கிடப்படும்.';
