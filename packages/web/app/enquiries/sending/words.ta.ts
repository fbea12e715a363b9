// No native reader has checked these.
export const howThisWorks = 'இது எப்படி நடக்கும்';
export const note = 'கடைக்கு ஒரு குறிப்பு';
export const noteHint = 'பொருட்கள் எந்த நாள் வேண்டும், எப்போது அழைக்கலாம் என்பது போல. கட்டாயமில்லை.';
export const failed = 'பட்டியலை அனுப்ப முடியவில்லை';
