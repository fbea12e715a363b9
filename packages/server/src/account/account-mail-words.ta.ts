// No native reader has checked these.
export const verificationSubject = 'உங்கள் மின்னஞ்சல் முகவரியை உறுதிப்படுத்துங்கள்';
export const passwordChangedSubject = 'உங்கள் கடவுச்சொல் மாற்றப்பட்டது';
export const accountDeletedSubject = 'உங்கள் கணக்கு நீக்கப்பட்டது';
export const recoverySubject = 'உங்கள் OTP';

export const welcome =
  '{shop} உங்களை வரவேற்கிறது. இந்த மின்னஞ்சல் முகவரி உங்களுடையதுதான் என உறுதிப்படுத்துங்கள்.';
export const confirmEmail = 'மின்னஞ்சலை உறுதிப்படுத்த';
export const linkWorks =
  'இந்த இணைப்பு 3 நாட்களுக்குச் செல்லும். நீங்கள் கணக்குத் தொடங்கவில்லை என்றால், இந்த மின்னஞ்சலைப் பொருட்படுத்த வேண்டாம்.';

export const codeInSubject = '{code} என்பது உங்கள் OTP';
export const codeIsFor = 'இந்த OTP-ஐக் கொண்டு புதிய கடவுச்சொல்லை அமைக்கலாம்:';
export const codeWorks =
  'இது 10 நிமிடங்களுக்குச் செல்லும். இதை யாரிடமும் சொல்லாதீர்கள்: நாங்கள் உங்களிடம் ஒருபோதும் கேட்க மாட்டோம்.';
export const codeUnwanted =
  'நீங்கள் இதைக் கேட்கவில்லை என்றால், இந்த மின்னஞ்சலைப் பொருட்படுத்த வேண்டாம்; உங்கள் கடவுச்சொல் அப்படியே இருக்கும்.';

export const passwordChanged =
  'உங்கள் கடவுச்சொல் மாற்றப்பட்டது ({time}). மற்ற எல்லாச் சாதனங்களிலும் உங்கள் உள்நுழைவு முடிந்தது.';
export const changedByOthers =
  'இதை நீங்கள் செய்யவில்லை என்றால், உடனே புதிய கடவுச்சொல்லை அமைத்து, {email} முகவரிக்கு எழுதுங்கள் அல்லது {phone} எண்ணை அழையுங்கள்.';

export const accountDeleted =
  'நீங்கள் கேட்டபடி உங்கள் கணக்கு நீக்கப்பட்டது; எல்லாச் சாதனங்களிலும் உங்கள் உள்நுழைவு முடிந்தது.';
export const ordersStay =
  'நீங்கள் செய்த ஆர்டர்கள் உங்கள் கணக்கு விவரங்கள் இன்றி எங்கள் பதிவேடுகளில் இருக்கும்; வரிச் சட்டம் அதைக் கோருகிறது.';
export const deletedByOthers =
  'இதை நீங்கள் செய்யவில்லை என்றால், {email} முகவரிக்கு எழுதுங்கள் அல்லது {phone} எண்ணை அழையுங்கள்.';
