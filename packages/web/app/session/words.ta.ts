export const signedOut = 'வெளியேறிவிட்டீர்கள்';
export const signOutFailed = 'வெளியேற முடியவில்லை';
export const signedOutHere = 'வெளியேறிவிட்டீர்கள் (சர்வர் பதிலளிக்கவில்லை)';
export const sessionEnded = 'உங்கள் உள்நுழைவு முடிந்துவிட்டது. மீண்டும் உள்நுழையுங்கள்';
