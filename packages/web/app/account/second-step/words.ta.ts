// Not read by a native speaker yet.
export const appCode = 'உங்கள் குறியீட்டுச் செயலியில் உள்ள குறியீடு';
export const recoveryCode = 'மீட்புக் குறியீடு';
export const recoveryHint = 'நீங்கள் வைத்திருக்கும் பத்தில் ஒன்று; ஒருமுறை மட்டுமே செல்லும்';
export const recoveryToo = 'மீட்புக் குறியீடும் செல்லும்.';
export const enterCode = 'குறியீட்டை உள்ளிடுங்கள்';
export const checkClock = 'உங்கள் போனின் கடிகாரத்தைப் பாருங்கள்: அது சரியான நேரத்தைக் காட்ட வேண்டும்.';
export const rememberDevice = 'இந்தச் சாதனத்தை 30 நாட்களுக்கு நினைவில் வைக்க';
export const useRecovery = 'மீட்புக் குறியீட்டைப் பயன்படுத்த';
export const useApp = 'செயலியின் குறியீட்டைப் பயன்படுத்த';

export const lead =
  'இரண்டாம் சரிபார்ப்பு இருந்தால், உள்நுழையும்போது உங்கள் போனில் உள்ள செயலியின் குறியீடும் கேட்கப்படும். உங்கள் கடவுச்சொல் யாருக்காவது தெரிந்தாலும் அவரால் உள்நுழைய முடியாது.';
export const roleAsks = 'உங்கள் பொறுப்புக்கு இரண்டாம் சரிபார்ப்பு தேவை. இப்போதே அதை அமையுங்கள்.';
export const on = '{date} முதல் இயங்குகிறது.';
export const codesLeft = {
  one: '{count} மீட்புக் குறியீடு மீதம் உள்ளது.',
  other: '{count} மீட்புக் குறியீடுகள் மீதம் உள்ளன.',
} as const;
export const fewCodes = 'அவை தீரும் முன் புதியவற்றை உருவாக்குங்கள்.';
export const setUp = 'அமைக்க';
export const newPhone = 'புதிய போன்';
export const newCodes = 'புதிய மீட்புக் குறியீடுகள்';
export const newCodesLead = 'பழையவை அதன்பின் ஏற்கப்படாது.';
export const makeCodes = 'புதிய குறியீடுகளை உருவாக்க';
export const forgetDevices = 'எல்லாச் சாதனங்களையும் மறக்க';
export const forgetLead = 'அடுத்த முறை உள்நுழையும்போது ஒவ்வொரு சாதனமும் குறியீட்டைக் கேட்கும்.';
export const forget = 'மறக்க';
export const switchOff = 'நீக்க';
export const switchOffLead = 'இனி உங்கள் கடவுச்சொல் மட்டும் போதும்.';
export const codeOrRecovery = 'செயலியின் குறியீடு, அல்லது ஒரு மீட்புக் குறியீடு';

export const step = '3-இல் {step}-ஆம் படி';
export const yourPassword = 'உங்கள் கடவுச்சொல்';
export const enterPassword = 'உங்கள் கடவுச்சொல்லை உள்ளிடுங்கள்';
export const goOn = 'தொடர';
export const scan = 'இதை உங்கள் குறியீட்டுச் செயலியால் ஸ்கேன் செய்யுங்கள், அல்லது சாவியை அதில் உள்ளிடுங்கள்.';
export const qrLabel = 'சாவி உள்ள QR குறியீடு';
export const key = 'சாவி';
export const othersSignedOut = 'இது இயங்கத் தொடங்கியதும் மற்ற சாதனங்களில் உங்கள் உள்நுழைவு முடியும்.';
export const switchOn = 'இயக்க';
export const failed = 'ஏதோ தவறு நடந்துவிட்டது. மீண்டும் முயலுங்கள்.';
export const keepCodes =
  'உங்கள் போன் இல்லாதபோதும் கிடைக்கும் இடத்தில் இந்த மீட்புக் குறியீடுகளை வைத்திருங்கள். ஒவ்வொன்றும் ஒருமுறை உங்களை உள்நுழைய விடும். இவை இப்போது மட்டுமே காட்டப்படும்.';
export const codesOf = '{email} - மீட்புக் குறியீடுகள், {date}';
export const print = 'அச்சிட';
export const copy = 'நகலெடுக்க';
export const copied = 'குறியீடுகள் நகலெடுக்கப்பட்டன';
export const notCopied = 'குறியீடுகளை நகலெடுக்க முடியவில்லை';
export const haveKept = 'இவற்றைப் பத்திரமாக வைத்துவிட்டேன்';
export const done = 'முடிந்தது';
