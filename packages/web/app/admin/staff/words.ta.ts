// Not read by a native speaker yet.
export const loading = 'பணியாளர்கள் ஏற்றப்படுகின்றனர்…';
export const loadFailed = 'பணியாளர்களைக் காட்ட முடியவில்லை';

export const people = 'பணியாளர்கள்';
export const peopleLead =
  'உங்களுக்கு உதவுபவர் தமக்கான கணக்கில் உள்நுழைவார்; அவருடைய பொறுப்பு அனுமதிப்பதை மட்டும் பார்ப்பார், மாற்றுவார்.';
export const name = 'பெயர்';
export const email = 'மின்னஞ்சல்';
export const role = 'பொறுப்பு';
export const until = 'கடைசி நாள்';
export const noEnd = 'முடிவு இல்லை';
export const lastSeen = 'கடைசிப் பயன்பாடு';
export const never = 'இதுவரை இல்லை';
export const secondStep = 'இரண்டாம் சரிபார்ப்பு';
export const secondStepOn = '{date} முதல்';
export const secondStepNone = 'இல்லை';
export const secondStepMissing = 'இன்னும் அமைக்கப்படவில்லை';
export const takeOff = 'இரண்டாம் சரிபார்ப்பை நீக்க';
export const takeOffHint =
  'போனையும் மீட்புக் குறியீடுகளையும் தொலைத்தவருக்கு. அவருக்கு மின்னஞ்சல் அனுப்பப்படும்; இனி அவர் கடவுச்சொல் மட்டும் கொண்டு உள்நுழைவார்.';
export const asksSecondStep = 'இரண்டாம் சரிபார்ப்பைக் கேட்க';
export const asksHint = 'இந்தப் பொறுப்பில் உள்ளவர்கள் அதை அமைக்கும் வரை எதுவும் செய்ய முடியாது.';
export const asks = 'இரண்டாம் சரிபார்ப்பைக் கேட்கும்.';
export const actions = 'செயல்கள்';
export const you = 'நீங்கள்';
export const invited = 'அழைக்கப்பட்டுள்ளார்; இணைப்பு {date} வரை';
export const linkEnded = 'அழைக்கப்பட்டார்; இணைப்பு முடிந்தது ({date})';
export const accessEnded = 'அனுமதி முடிந்தது ({date})';
export const change = 'மாற்ற';
export const changeOf = '{name}: மாற்ற';

export const invite = 'அழைக்க';
export const inviteTitle = 'ஒருவரை அழைக்க';
export const inviteFailed = 'அழைக்க முடியவில்லை';
export const chooseRole = 'ஒன்றைத் தேர்ந்தெடுங்கள்';
export const untilHint = 'அனுமதியின் கடைசி நாள். முடிவு இல்லை என்றால் காலியாக விடுங்கள்.';
export const by = 'அழைப்பு';
export const byMail = 'மின்னஞ்சலில் அனுப்ப';
export const byLink = 'இணைப்பைக் காட்ட';
export const password = 'உங்கள் கடவுச்சொல்';
export const linkTitle = '{name} என்பவருக்கான அழைப்பு';
export const linkOnce =
  'இந்த இணைப்பை {name} என்பவருக்கு இப்போதே அனுப்புங்கள்: இது மீண்டும் காட்டப்படாது. ஒருவர் மட்டும், {date} வரை இதைப் பயன்படுத்தலாம்.';
export const link = 'இணைப்பு';
export const copyLink = 'இணைப்பை நகலெடுக்க';
export const copied = 'இணைப்பு நகலெடுக்கப்பட்டது';
export const notCopied = 'இணைப்பை நகலெடுக்க முடியவில்லை';
export const whatsapp = 'வாட்ஸ்அப்பில் அனுப்ப';
export const message = '{shop} கடையில் பணிபுரிய உங்களை அழைக்கிறோம். சேர இந்த இணைப்பைத் திறங்கள்: {link}';
export const done = 'முடிந்தது';

export const save = 'சேமிக்க';
export const saveFailed = 'சேமிக்க முடியவில்லை';
export const endAccess = 'அனுமதியை முடிக்க';
export const endTitle = '{name} என்பவரின் அனுமதியை முடிக்கவா?';
export const endText =
  '{name} என்பவரின் உள்நுழைவு எல்லாச் சாதனங்களிலும் உடனே முடியும்; கடையின் வேலைகள் எதையும் இனிப் பார்க்க முடியாது. கணக்கு, வாடிக்கையாளர் கணக்காக இருக்கும்.';
export const endFailed = 'அனுமதியை முடிக்க முடியவில்லை';
export const withdraw = 'அழைப்பைத் திரும்பப் பெற';
export const withdrawTitle = '{name} என்பவரின் அழைப்பைத் திரும்பப் பெறவா?';
export const withdrawText = 'அந்த இணைப்பு இனிச் செயல்படாது.';

export const roles = 'பொறுப்புகள்';
export const rolesLead =
  'ஒருவர் எதைப் பார்க்கலாம், எதை மாற்றலாம் என்பதைப் பொறுப்பு சொல்கிறது. அதை மாற்றினால், அந்தப் பொறுப்பில் உள்ள எல்லோருக்கும் உடனே பொருந்தும்.';
export const peopleCount = { one: '{count} பேர்', other: '{count} பேர்' } as const;
export const fixed = 'மாற்ற முடியாதது';
export const everything = 'எல்லாவற்றையும் பார்க்கலாம், மாற்றலாம்; புதிய பதிப்புகளில் வருபவற்றையும்.';
export const nothing = 'மேலோட்டத்தை மட்டும் பார்க்கலாம்.';
export const changes = 'மாற்றலாம்: {areas}';
export const sees = 'பார்க்கலாம்: {areas}';
export const newRole = 'புதிய பொறுப்பு';
export const roleFailed = 'பொறுப்பைச் சேமிக்க முடியவில்லை';
export const roleName = 'பொறுப்பின் பெயர்';
export const rights = 'இந்தப் பொறுப்புக்கு உள்ள அனுமதி';
export const area = 'பகுதி';
export const see = 'பார்க்க';
export const changeIncludesSee = 'ஒன்றை மாற்றுபவர் அதைப் பார்க்கவும் செய்வார்.';
export const notYours = 'உங்கள் பொறுப்புக்கு உள்ளதை மட்டும் நீங்கள் தரலாம்.';
export const deleteRole = 'பொறுப்பை நீக்க';
export const roleInUse = 'யாரிடமும் இல்லாதபோது இதை நீக்கலாம்.';
export const deleteTitle = '“{name}” பொறுப்பை நீக்கவா?';
export const deleteText = 'இந்தப் பொறுப்பு யாரிடமும் இல்லை.';
export const deleteFailed = 'பொறுப்பை நீக்க முடியவில்லை';

export const orders = 'ஆர்டர்கள்';
export const enquiries = 'விலை கேட்புகள், எஸ்டிமேட்டுகள்';
export const dispatch = 'பேக் செய்தல், அனுப்புதல்';
export const receipts = 'நேரடிப் பணம்';
export const payments = 'ஆன்லைன் பணம்';
export const products = 'பொருட்கள், விலைகள்';
export const messages = 'செய்திகள், மதிப்புரைகள்';
export const users = 'வாடிக்கையாளர்கள்';
export const books = 'கணக்குகள்';
export const settings = 'அமைப்புகள்';
export const system = 'இயக்கம்';
export const peopleAndRoles = 'பணியாளர்கள், பொறுப்புகள்';
