// Not read by a native speaker yet.
export const keys = 'சாவிகள்';
export const keysLead =
  'சாவி உள்ள ஒரு நிரல் (உங்கள் கணக்கு நிரல் போன்றது) உங்கள் பெயரில் கடையில் வேலை செய்யும். இங்கே நீங்கள் தேர்ந்தெடுப்பதை மட்டும் செய்யலாம்; உங்களைவிட அதிகமாக எப்போதும் செய்யாது.';
export const keysFailed = 'சாவிகளைக் காட்ட முடியவில்லை';
export const loadingKeys = 'சாவிகள் ஏற்றப்படுகின்றன…';
export const noKeys = 'எந்த நிரலுக்கும் சாவி இல்லை.';
export const newKey = 'புதிய சாவி';
export const name = 'பெயர்';
export const may = 'அனுமதி';
export const by = 'யார் பெயரில்';
export const lastUsed = 'கடைசிப் பயன்பாடு';
export const never = 'இதுவரை இல்லை';
export const ends = 'முடிவு';
export const actions = 'செயல்கள்';
export const end = 'முடிக்க';
export const endOf = '{name}: முடிக்க';
export const endTitle = '“{name}” சாவியை முடிக்கவா?';
export const endText = 'அதை வைத்துள்ள நிரலுக்கு இனி அனுமதி இல்லை. சாவியை மீண்டும் கொண்டுவர முடியாது.';
export const endFailed = 'சாவியை முடிக்க முடியவில்லை';
export const make = 'சாவியை உருவாக்க';
export const makeFailed = 'சாவியை உருவாக்க முடியவில்லை';
export const keyName = 'சாவியின் பெயர்';
export const keyNameHint = 'எந்த நிரலுக்கு என்பது போல';
export const rights = 'இந்தச் சாவிக்கு உள்ள அனுமதி';
export const endsOn = 'கடைசி நாள்';
export const endsOnHint = '400 நாட்களுக்குள்';
export const tokenTitle = '“{name}” சாவி';
export const token = 'சாவி';
export const tokenOnce =
  'இதை இப்போதே நிரலில் நகலெடுங்கள்: இது மீண்டும் காட்டப்படாது. இதை வைத்திருப்பவர், நீங்கள் தேர்ந்தெடுத்ததைச் செய்யலாம்.';
export const tokenLost =
  'இந்தச் சாவி முன்பே உருவாக்கப்பட்டது; ஒருமுறை மட்டுமே காட்டலாம். அதை முடித்து, வேறொன்றை உருவாக்குங்கள்.';
export const copy = 'நகலெடுக்க';
export const copied = 'நகலெடுக்கப்பட்டது';
export const notCopied = 'நகலெடுக்க முடியவில்லை';
export const done = 'முடிந்தது';

export const events = 'நிகழ்வுகள்';
export const eventsLead =
  'கடையில் நடப்பது உங்கள் நிரலுக்கு உடனே தெரிவிக்கப்படும்: எண்களும் தொகைகளும் உள்ள, கையொப்பமிட்ட சிறு செய்தி; யாரைப் பற்றியும் அதில் இருக்காது.';
export const webhooksFailed = 'முகவரிகளைக் காட்ட முடியவில்லை';
export const loadingWebhooks = 'முகவரிகள் ஏற்றப்படுகின்றன…';
export const noWebhooks = 'எந்த நிரலுக்கும் நிகழ்வுகள் தெரிவிக்கப்படவில்லை.';
export const newWebhook = 'புதிய முகவரி';
export const changeWebhook = 'முகவரியை மாற்ற';
export const change = 'மாற்ற';
export const save = 'சேமிக்க';
export const saveFailed = 'சேமிக்க முடியவில்லை';
export const url = 'முகவரி';
export const urlHint = 'https:// எனத் தொடங்கும், நிரலை உருவாக்கியவர் சொல்லும் முகவரி';
export const whichEvents = 'எவற்றைத் தெரிவிக்க வேண்டும்';
export const isOn = 'இயங்குகிறது';
export const off = 'நிறுத்தப்பட்டது';
export const secretTitle = 'இந்த முகவரியின் இரகசியம்';
export const secret = 'இரகசியம்';
export const secretOnce =
  'இதை இப்போதே நிரலில் நகலெடுங்கள்: இது மீண்டும் காட்டப்படாது. செய்தி உங்கள் கடையிலிருந்து வந்ததா என்பதை நிரல் இதனால் அறியும்.';
export const secretLost =
  'இந்த முகவரி முன்பே சேர்க்கப்பட்டது; இரகசியத்தை ஒருமுறை மட்டுமே காட்டலாம். அதை நீக்கி, மீண்டும் சேருங்கள்.';
export const deleteWebhook = 'முகவரியை நீக்க';
export const deleteTitle = 'இந்த முகவரியை நீக்கவா?';
export const deleteText = 'நிரலுக்கு இனி எதுவும் தெரிவிக்கப்படாது; தெரிவித்தவற்றின் பதிவும் நீக்கப்படும்.';
export const deleteFailed = 'முகவரியை நீக்க முடியவில்லை';

export const sendTest = 'சோதனைச் செய்தி அனுப்ப';
export const sendAgain = 'மீண்டும் அனுப்ப';
export const sendFailed = 'அனுப்ப முடியவில்லை';
export const sentAnswer = 'சென்று சேர்ந்தது. நிரலின் பதில்: {answer}';
export const notSentAnswer = 'சென்று சேரவில்லை: {answer}';
export const nothingSent = 'இதுவரை எதுவும் அனுப்பப்படவில்லை.';
export const log = { one: 'கடைசிச் செய்தி', other: 'கடைசி {count} செய்திகள்' } as const;
export const logCaption = 'இந்த முகவரிக்கு அனுப்பிய செய்திகள்';
export const event = 'நிகழ்வு';
export const state = 'நிலை';
export const tries = 'முயற்சிகள்';
export const answer = 'பதில்';
export const when = 'எப்போது';
export const waiting = 'காத்திருக்கிறது';
export const delivered = 'சேர்ந்தது';
export const failed = 'சேரவில்லை';

export const orderPlaced = 'ஆர்டர் செய்யப்பட்டது';
export const orderPaid = 'ஆர்டருக்குப் பணம் வந்தது';
export const orderShipped = 'ஆர்டர் அனுப்பப்பட்டது';
export const orderCancelled = 'ஆர்டர் ரத்தானது';
export const enquirySent = 'விலை கேட்பு வந்தது';
export const enquiryConfirmed = 'விலை கேட்பு உறுதியானது';
export const stockLow = 'இருப்பு 10 அல்லது அதற்கும் குறைந்தது';
export const test = 'சோதனை';
