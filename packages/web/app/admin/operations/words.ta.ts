export const views = 'பார்வைகள்';
export const failedWork = 'கணினி, பணிகள்';
export const audit = 'மாற்றப் பதிவேடு';

export const machine = 'கணினி';
export const machineFailed = 'கணினியின் நிலையைப் பார்க்க முடியவில்லை';
export const disk = 'வட்டில் காலி இடம்';
export const freeOf = '{all}-இல் {free}';
export const gigabytes = '{count} GB';
export const megabytes = '{count} MB';
export const database = 'தரவுத்தளம்';
export const postgresql = 'PostgreSQL {version}, அளவு {size}';
export const embedded = 'உள்ளமைந்தது, சோதனைக்கு, அளவு {size}';
export const lastBackup = 'கடைசிக் காப்புப் பிரதி';
export const lastCopy = 'வேறு கணினிக்கு நகலெடுத்தது';
export const lastMail = 'கடைசியாக அனுப்பிய மின்னஞ்சல்';
export const version = 'பதிப்பு';
export const noneYet = 'இதுவரை இல்லை';
export const neverYet = 'இதுவரை இல்லை';
export const diskNearlyFull =
  'நிரம்பும் நிலையில் உள்ளது: இடம் ஏற்படுத்துங்கள்; இல்லையெனில் படங்களையும் காப்புப் பிரதிகளையும் சேமிக்க முடியாது.';
export const databaseReadOnly = 'மாற்றங்களை ஏற்கவில்லை: யாராலும் ஆர்டர் செய்ய முடியாது.';
export const mailsNotTaken = 'மின்னஞ்சல்கள் காத்திருக்கின்றன: மின்னஞ்சல் சேவையகம் அவற்றை ஏற்கவில்லை.';
export const backupTooOld = 'கடந்த 26 மணி நேரத்தில் காப்புப் பிரதி எடுக்கப்படவில்லை.';
export const copyTooOld =
  'கடந்த 26 மணி நேரத்தில் நகலெடுக்கப்படவில்லை. இந்தக் கணினி பழுதானால் காப்புப் பிரதிகளும் போய்விடும்.';

export const failedJobs = 'தோல்வியடைந்த பணிகள்';
export const failedJobsFailed = 'தோல்வியடைந்த பணிகளைக் காட்ட முடியவில்லை';
export const noJobFailed = 'எந்தப் பணியும் தோல்வியடையவில்லை.';
export const failedOn = 'கைவிடப்பட்ட நாள்: {date}';
export const tryAgain = 'மீண்டும் முயல';
export const tryAgainOf = 'மீண்டும் முயல: {what}';
export const tryAgainFailed = 'மீண்டும் முயல முடியவில்லை';
export const discard = 'கைவிட';
export const discardOf = 'கைவிட: {what}';
export const discardQuestion = '{what}: கைவிடவா?';
export const discardText = 'இது மீண்டும் முயலப்படாது; இந்தப் பட்டியலிலிருந்து நீங்கும்.';
export const discardFailed = 'கைவிட முடியவில்லை';
export const recoveryMail = 'ஒருமுறைக் குறியீட்டு மின்னஞ்சல்';
export const placedMails = 'புதிய ஆர்டர்களின் மின்னஞ்சல்கள்';
export const advanceRefunds = 'கட்டண நிறுவனத்தில் பணத்தைத் திருப்புதல்';
export const releaseHolds = 'பணம் வராத ஆர்டர்களின் பொருட்களை விடுவித்தல்';
export const reconcilePayments = 'கட்டணங்களை நிறுவனத்துடன் ஒப்பிடுதல்';
export const productImport = 'பொருட்கள் இறக்குமதி';
export const countSales = 'விற்பனையைக் கணக்கிடுதல்';
export const compactShards = 'விற்பனைத் தொகைகளை ஒன்றுசேர்த்தல்';
export const deleteOldRequests = 'பழைய கோரிக்கைகளின் பதில்களை நீக்குதல்';
export const deleteOldWebhookEvents = 'கட்டண நிறுவனத்தின் பழைய அறிவிப்புகளை நீக்குதல்';
export const deleteOldRefusedPayments = 'மறுக்கப்பட்ட பழைய கட்டணங்களை நீக்குதல்';
export const deleteExpiredAccountRows = 'காலாவதியான உள்நுழைவுகளையும் குறியீடுகளையும் நீக்குதல்';
export const deleteOldSenders = 'செய்தி அனுப்பியோரின் பழைய எண்ணிக்கையை நீக்குதல்';
export const deleteSentMails = 'அனுப்பிய மின்னஞ்சல்களை நீக்குதல்';
export const deleteOldImports = 'பழைய இறக்குமதிகளை நீக்குதல்';
export const deleteOldEnquiries = 'கணக்கு இல்லாத பழைய விலை கேட்புகளை நீக்குதல்';
export const deleteOldEstimates = 'பழைய எஸ்டிமேட்டுகளை நீக்குதல்';
export const deleteOldCategories = 'முன்பு நீக்கிய வகைகளை அகற்றுதல்';
export const deleteUnusedPictures = 'பயன்படாத படங்களை நீக்குதல்';
export const compareFiles = 'படங்களைக் கோப்புகளுடன் ஒப்பிடுதல்';
export const addAvif = 'படங்களைச் சிறிய வடிவிலும் சேமித்தல்';
export const countBoughtTogether = 'சேர்ந்து வாங்கிய பொருட்களைக் கணக்கிடுதல்';
export const deleteOldSearchTerms = 'பழைய தேடல் சொற்களை நீக்குதல்';
export const checkMachine = 'கணினியைக் கவனித்தல்';

export const auditFailed = 'மாற்றப் பதிவேட்டைக் காட்ட முடியவில்லை';
export const loading = 'மாற்றப் பதிவேடு ஏற்றப்படுகிறது';
export const noEntries = 'பொருந்தும் மாற்றம் எதுவும் இல்லை.';
export const showAll = 'எல்லாவற்றையும் காட்ட';
export const parts = 'பழைய, புதிய பதிவுகள்';
export const older = 'பழையவை';
export const newest = 'புதியவை';
export const searchSubject = 'ஆர்டர் எண், மின்னஞ்சல் அல்லது அடையாளத்தால் தேட';
export const searchHint = 'ஆர்டர் எண், மின்னஞ்சல் அல்லது அடையாளம்';
export const kind = 'வகை';
export const anyKind = 'எல்லா வகையும்';
export const person = 'யார்';
export const anybody = 'எல்லோரும்';
export const day = 'நாள்';
export const what = 'என்ன';
export const which = 'எது';
export const changes = 'முன்பும் பின்பும்';
export const when = 'எப்போது';
export const withheld = 'கணக்கு நீக்கப்பட்டது: எழுதியவை காட்டப்படவில்லை.';
export const withheldOfGone = 'இது இப்போது இல்லை: எழுதியவை காட்டப்படவில்லை.';

export const order = 'ஆர்டர்';
export const quote = 'விலை கேட்பு';
export const product = 'பொருள்';
export const category = 'பிரிவு';
export const categoryOrder = 'பிரிவுகளின் வரிசை';
export const listingRule = 'விதி';
export const synonym = 'இணைச்சொல்';
export const review = 'மதிப்புரை';
export const message = 'செய்தி';
export const user = 'கணக்கு';
export const peopleLookedUp = 'நபர்களைத் தேடிப் பார்த்தல்';
export const session = 'அமர்வு';
export const settings = 'அமைப்புகள்';
export const mail = 'மின்னஞ்சல்';
export const job = 'பணி';
export const exportedFile = 'ஏற்றுமதி';

export const statusChanged = 'நிலை மாற்றப்பட்டது';
export const refundRequested = 'பணம் திருப்பக் கோரப்பட்டது';
export const dispatchChanged = 'பேக்கிங் அல்லது அனுப்புதல் மாற்றப்பட்டது';
export const receiptBooked = 'ரசீது பதியப்பட்டது';
export const paymentAccepted = 'கட்டணம் ஏற்கப்பட்டது';
export const personErased = 'தனிநபர் விவரங்கள் அழிக்கப்பட்டன';
export const offerSent = 'விலை அனுப்பப்பட்டது';
export const enquiryDeclined = 'விலை கேட்பு மறுக்கப்பட்டது';
export const estimatesEnded = 'எஸ்டிமேட்டுகள் முடிக்கப்பட்டன';
export const orderRevised = 'ஆர்டர் மாற்றப்பட்டது';
export const enquiryConfirmed = 'விலை கேட்பு உறுதி செய்யப்பட்டது';
export const markedAnswered = 'பதிலளித்ததாகக் குறிக்கப்பட்டது';
export const accountSeen = 'கணக்கு பார்க்கப்பட்டது';
export const peopleSearched = 'நபர்கள் பட்டியலிடப்பட்டனர் அல்லது தேடப்பட்டனர்';
export const ordersExported = 'ஆர்டர்கள் ஏற்றுமதி செய்யப்பட்டன';
export const taxDocumentsExported = 'வரி ஆவணங்கள் ஏற்றுமதி செய்யப்பட்டன';
export const passwordChanged = 'கடவுச்சொல் மாற்றப்பட்டது';
export const tokenReused = 'அமர்வு முடிக்கப்பட்டது: டோக்கன் இருமுறை பயன்பட்டது';
export const mailSentAgain = 'மீண்டும் அனுப்பப்பட்டது';
export const triedAgain = 'மீண்டும் முயலப்பட்டது';
export const discarded = 'கைவிடப்பட்டது';
export const imported = 'பொருட்கள் இறக்குமதி செய்யப்பட்டன';
export const importUndone = 'இறக்குமதி திரும்பப் பெறப்பட்டது';
export const created = 'உருவாக்கப்பட்டது';
export const changed = 'மாற்றப்பட்டது';
export const deleted = 'நீக்கப்பட்டது';

export const failedMails = 'அனுப்ப முடியாத மின்னஞ்சல்கள்';
export const failedMailsFailed = 'அனுப்ப முடியாத மின்னஞ்சல்களைக் காட்ட முடியவில்லை';
export const mailsWait = {
  one: '{count} மின்னஞ்சலை இன்னும் அனுப்ப முடியவில்லை. கடை இரண்டு நாட்களுக்கு மீண்டும் முயலும்.',
  other: '{count} மின்னஞ்சல்களை இன்னும் அனுப்ப முடியவில்லை. கடை இரண்டு நாட்களுக்கு மீண்டும் முயலும்.',
} as const;
export const noneFailed = 'எல்லா மின்னஞ்சல்களும் சென்றுவிட்டன.';
export const mailTo = 'பெறுபவர்: {to}, {date}';
export const newestOf = '{total} மின்னஞ்சல்களில் புதிய {shown} மட்டும் இங்கே உள்ளன.';
export const sendAgain = 'மீண்டும் அனுப்ப';
export const sendAgainTo = '{to} முகவரிக்கு மீண்டும் அனுப்ப';
export const sendAgainFailed = 'மின்னஞ்சலை மீண்டும் அனுப்ப முடியவில்லை';
export const sendAll = 'எல்லாவற்றையும் மீண்டும் அனுப்ப';
export const sendAllQuestion = {
  one: '{count} மின்னஞ்சலை மீண்டும் அனுப்பவா?',
  other: '{count} மின்னஞ்சல்களை மீண்டும் அனுப்பவா?',
} as const;
export const sendAllText = 'இந்த முறையும் செல்லாத மின்னஞ்சல் இந்தப் பட்டியலுக்குத் திரும்ப வரும்.';
export const sendAllFailed = 'மின்னஞ்சல்களை மீண்டும் அனுப்ப முடியவில்லை';
