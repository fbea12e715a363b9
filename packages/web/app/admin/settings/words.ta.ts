export const title = 'அமைப்புகள்';
export const description = 'கடை தன்னைப் பற்றிச் சொல்வதும், அது விற்கும் முறையும்.';
export const parts = 'அமைப்புகளின் பகுதிகள்';
export const loading = 'அமைப்புகள் ஏற்றப்படுகின்றன…';
export const loadFailed = 'அமைப்புகளைக் காட்ட முடியவில்லை';
export const save = 'சேமிக்க';
export const saveFailed = 'அமைப்புகளைச் சேமிக்க முடியவில்லை';

export const shop = 'கடை';
export const names = 'கடையின் விவரங்கள்';
export const name = 'கடையின் பெயர்';
export const legalName = 'சட்டப்பூர்வ பெயர்';
export const legalNameHint = 'வேறு பெயராக இருந்தால்; விதிமுறைகளிலும் பில்லிலும் இடம்பெறும்';
export const address = 'முகவரி';
export const licence = 'வெடிபொருள் உரிமம்';
export const gstin = 'GSTIN';
export const invalidGstin = 'சரியான GSTIN அல்ல';
export const reach = 'வாடிக்கையாளர்கள் தொடர்புகொள்ள';
export const phone = 'தொலைபேசி';
export const whatsapp = 'WhatsApp எண்';
export const whatsappHint = 'நாட்டுக் குறியீட்டுடன்; எ.கா. 919876543210';
export const email = 'மின்னஞ்சல்';
export const socials = 'இணைப்புகள்';
export const socialsHint = 'பிற தளங்களில் உள்ள உங்கள் பக்கங்கள்; ‘எங்களைப் பின்தொடர’ என்பதன் கீழ் இடம்பெறும்';
export const linkLabel = 'இணைப்பு {number}: பெயர்';
export const linkLabelHint = 'Instagram';
export const linkAddress = 'இணைப்பு {number}: இணைய முகவரி';
export const removeLink = 'இணைப்பு {number}: நீக்க';
export const addLink = 'இணைப்பைச் சேர்க்க';
export const hours = 'திறந்திருக்கும் நேரம்';
export const hoursHint = 'முதல் நாள் முதல் கடைசி நாள் வரை; திறக்கும் நேரம் முதல் மூடும் நேரம் வரை';
export const hoursFrom = 'வரிசை {number}: முதல் நாள்';
export const hoursTo = 'வரிசை {number}: கடைசி நாள்';
export const hoursOpens = 'வரிசை {number}: திறக்கும் நேரம்';
export const hoursCloses = 'வரிசை {number}: மூடும் நேரம்';
export const removeHours = 'வரிசை {number}: நீக்க';
export const addHours = 'நேரத்தைச் சேர்க்க';
export const grievance = 'குறைதீர்ப்பு அலுவலர்';
export const grievanceHint = 'வாடிக்கையாளர்கள் குறைகளைத் தெரிவிக்க வேண்டியவர்; தொடர்புப் பக்கத்தில் இடம்பெறும்';
export const grievanceName = 'அலுவலரின் பெயர்';
export const grievancePhone = 'அலுவலரின் தொலைபேசி';
export const grievanceEmail = 'அலுவலரின் மின்னஞ்சல்';

export const selling = 'விற்பனை';
export const saleMode = 'கடை விற்கும் முறை';
export const full = 'ஆன்லைன் கட்டணமும் ரொக்கமும்';
export const fullMeans =
  'வாடிக்கையாளர்கள் இணையதளத்தில் ஆர்டர் செய்து, ஆன்லைனிலோ டெலிவரியின்போதோ பணம் செலுத்துவார்கள்.';
export const cod = 'டெலிவரியின்போது பணம் மட்டும்';
export const codMeans =
  'வாடிக்கையாளர்கள் இணையதளத்தில் ஆர்டர் செய்து, டெலிவரியின்போது பணம் செலுத்துவார்கள். ஏற்கனவே தொடங்கிய கட்டணங்கள் முடித்து வைக்கப்படும்.';
export const lawTitle = 'பட்டாசுகளை ஆன்லைனில் விற்பது பற்றிய சட்டம்';
export const law =
  'எந்த மின்வணிக இணையதளமும் பட்டாசுகளுக்கான ஆன்லைன் ஆர்டர்களை ஏற்கக் கூடாது என்று உச்ச நீதிமன்றம் 23 அக்டோபர் 2018 அன்று உத்தரவிட்டதாகவும், இது இந்தியா முழுவதற்கும் பொருந்தும் என்று 31 அக்டோபர் 2018 அன்று தெளிவுபடுத்தியதாகவும் பத்திரிகைச் செய்திகள் கூறுகின்றன. அக்டோபர் 2025-இல் டெல்லி தலைநகரப் பகுதிக்கு இது மீண்டும் வலியுறுத்தப்பட்டது. ஆர்டர்களை ஏற்கும் முன் ஒரு வழக்கறிஞரிடம் கேளுங்கள்.';
export const legalAdvice = 'எனக்குச் சட்ட ஆலோசனை கிடைத்துள்ளது; பொறுப்பை ஏற்கிறேன்';
export const confirmTitle = 'இந்த மாற்றத்தை உறுதிப்படுத்துங்கள்';
export const passwordLead =
  'இந்த மாற்றத்துக்கு உங்கள் கடவுச்சொல் தேவை. யார், எப்போது மாற்றினார் என்று எல்லா நிர்வாகிகளுக்கும் மின்னஞ்சல் செல்லும்.';
export const password = 'உங்கள் கடவுச்சொல்';

export const lastChanged = 'கடைசி மாற்றம்: {name}, {date}';
export const neverChanged = 'இன்னும் மாற்றப்படவில்லை';
export const changes = { one: '{count} மாற்றம்', other: 'கடைசி {count} மாற்றங்கள்' } as const;
export const changedBy = '{name}, {date}';
export const wasAndIs = '{field}: {before} → {after}';
export const nothing = 'ஏதுமில்லை';
export const confirmed = 'ஆம்';
export const responsibility = 'சட்ட ஆலோசனையும் பொறுப்பும்';
