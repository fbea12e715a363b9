export const title = 'தொடர்புக்கு';
export const description =
  'எங்களுக்கு எழுதுங்கள், அழையுங்கள் அல்லது நேரில் வாருங்கள்: பட்டாசுகள், ஆர்டர்கள், டெலிவரி பற்றிய கேள்விகளுக்கு.';
export const lead =
  'பட்டாசு, ஆர்டர் அல்லது டெலிவரி பற்றிக் கேள்வி உள்ளதா? எங்களுக்கு எழுதுங்கள்; மின்னஞ்சலில் பதில் அளிப்போம்.';
export const writeToUs = 'எங்களுக்கு எழுத';
export const reachUs = 'எங்களைத் தொடர்புகொள்ள';
export const followUs = 'எங்களைப் பின்தொடர';
export const newTab = '(புதிய தாவலில் திறக்கும்)';
export const name = 'பெயர்';
export const email = 'மின்னஞ்சல்';
export const subject = 'தலைப்பு';
export const message = 'செய்தி';
export const send = 'செய்தியை அனுப்ப';
export const incomplete = 'எல்லா விவரங்களையும் நிரப்ப வேண்டும்';
export const pausing = 'அடுத்த செய்தியை அனுப்ப 30 நொடிகள் காத்திருங்கள்';
export const failed = 'செய்தியை அனுப்ப முடியவில்லை';
export const thanks = 'நன்றி. {email} முகவரிக்குப் பதில் அளிப்போம்.';
export const leaveOut = 'இவற்றைத் தவிர்த்து எழுதுங்கள்: {words}';
