// Not read by a native speaker yet.
export const loading = 'அழைப்பு திறக்கப்படுகிறது…';
export const loadFailed = 'அழைப்பைத் திறக்க முடியவில்லை';
export const join = '{shop} கடையில் “{role}” பொறுப்பில் சேர';
export const setPassword = 'ஒரு கடவுச்சொல்லை அமையுங்கள். அதையும் {email} முகவரியையும் கொண்டு உள்நுழைவீர்கள்.';
export const signInFirst = 'உங்களுக்கு இங்கே கணக்கு உள்ளது. சேர, அதில் உள்நுழையுங்கள்.';
export const signedIn = '{email} முகவரியில் உள்நுழைந்துள்ளீர்கள்.';
export const otherAccount =
  'இந்த அழைப்பு {invited} முகவரிக்கு வந்தது; நீங்கள் {email} முகவரியில் உள்நுழைந்துள்ளீர்கள். முதலில் வெளியேறி, பிறகு சேருங்கள்.';
export const signOut = 'வெளியேற';
export const joinNow = 'சேர';
export const joinFailed = 'சேர முடியவில்லை. மீண்டும் முயலுங்கள்.';
export const askAgain = 'கடையிடம் புதிய அழைப்பைக் கேளுங்கள்.';
export const toShop = 'கடைக்குச் செல்ல';
