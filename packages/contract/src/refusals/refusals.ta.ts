// No native reader has checked these.
export const invalidInput = 'இதைச் செய்ய முடியவில்லை';
export const commonPassword = 'இந்தக் கடவுச்சொல்லைப் பலர் பயன்படுத்துகிறார்கள். வேறொன்றைத் தேர்ந்தெடுங்கள்';
export const emailFixed = 'மின்னஞ்சல் முகவரியை மாற்ற முடியாது';
export const invalidOtp = 'தவறான OTP.';
export const recoveryNotProven = 'OTP-ஐ மீண்டும் சரிபாருங்கள்';
export const invalidVerification = 'இந்தச் சரிபார்ப்பு இணைப்பு இனி செல்லுபடியாகாது';
export const unknownImage = 'முதலில் படத்தைப் பதிவேற்றுங்கள்';
export const invalidImage = 'ஒரு படக் கோப்பைத் தேர்ந்தெடுங்கள் (JPEG, PNG)';
export const imageDamaged = 'இந்தப் படம் சேதமடைந்துள்ளது. அதை JPEG ஆக மீண்டும் சேமித்து, மறுபடியும் முயலுங்கள்';
export const imageTooManyPixels =
  'இந்தப் படத்தில் {megapixels} மெகாபிக்சல்கள் உள்ளன; அதிகபட்சம் {maximum} வரை படிக்க முடியும். படத்தைச் சிறிதாக்கி மீண்டும் முயலுங்கள்';
export const cartItemIdMissing = 'நீக்க வேண்டிய பொருளின் _id தேவை';
export const orderQuantityLimit = 'ஒவ்வொரு பொருளிலும் அதிகபட்சம் {maximum}';
export const aboveMrp = 'MRP {mrp}-ஐ விட அதிகம்';
export const neeriRefUnfit = 'பசுமைப் பட்டாசுகளுக்கு மட்டுமே NEERI எண் உண்டு';
export const paymentMismatch = 'பணம் செலுத்தியதைச் சரிபார்க்க முடியவில்லை';

export const unreadableRequest = 'கோரிக்கையைப் படிக்க முடியவில்லை';
export const requestTimeout = 'இணைப்பு மிகவும் மெதுவாக இருந்தது. மீண்டும் முயலுங்கள்';
export const headersTooLarge = 'கோரிக்கையைப் படிக்க முடியவில்லை';
export const headerTwice = '{header} என்ற தலைப்பு இரண்டு முறை தரப்பட்டுள்ளது';
export const hostMissing = 'host என்ற தலைப்பு இல்லை';
export const invalidIdempotencyKey =
  'Idempotency-Key 1 முதல் 200 அச்சிடக்கூடிய எழுத்துகளாக இருக்க வேண்டும்';
export const bodyNotUtf8 = 'கோரிக்கையின் உள்ளடக்கம் சரியான UTF-8 அல்ல';
export const bodyNotJson = 'கோரிக்கையின் உள்ளடக்கம் சரியான JSON அல்ல, அல்லது அதில் ஏற்கப்படாத விசை உள்ளது';
export const bodyNotObject = 'கோரிக்கையின் உள்ளடக்கம் ஒரு JSON ஆப்ஜெக்டாக இருக்க வேண்டும்';
export const bodyHoldsNul = 'கோரிக்கையின் உள்ளடக்கத்தில் NUL எழுத்து உள்ளது';
export const fileMissing = 'கோப்பு எதுவும் அனுப்பப்படவில்லை';
export const unexpectedFile = '{field} புலத்தில் எதிர்பாராத கோப்பு';
export const unreadableUpload = 'பதிவேற்றத்தைப் படிக்க முடியவில்லை';
export const fileTooLarge = 'கோப்பின் அளவு {megabytes}MB-க்குக் குறைவாக இருக்க வேண்டும்';
export const payloadTooLarge = 'கோரிக்கை மிகப் பெரியது';
export const unsupportedMediaType = 'இந்த உள்ளடக்க வகை ஆதரிக்கப்படவில்லை';

export const notSignedIn = 'தொடர உள்நுழையுங்கள்';
export const sessionEnded = 'உங்கள் உள்நுழைவு முடிந்துவிட்டது. மீண்டும் உள்நுழையுங்கள்';
export const secondStepNeeded = 'உங்கள் குறியீட்டுச் செயலியில் உள்ள குறியீட்டை உள்ளிடுங்கள்';
export const wrongSecondStep = 'இந்தக் குறியீடு செல்லாது';
export const challengeEnded = 'மீண்டும் உள்நுழையுங்கள்';
export const wrongCredentials = 'மின்னஞ்சல் அல்லது கடவுச்சொல் தவறு';
export const wrongPassword = 'கடவுச்சொல் தவறு';
export const accessDenied = 'அனுமதி இல்லை';
export const accountSuspended = 'உங்கள் கணக்கு இடைநிறுத்தப்பட்டுள்ளது';
export const accountSuspendedBecause = 'உங்கள் கணக்கு இடைநிறுத்தப்பட்டுள்ளது: {reason}';
export const accountBanned = 'உங்கள் கணக்குக்குத் தடை விதிக்கப்பட்டுள்ளது';
export const accountBannedBecause = 'உங்கள் கணக்குக்குத் தடை விதிக்கப்பட்டுள்ளது: {reason}';

export const notFound = 'தேடியது கிடைக்கவில்லை';
export const productNotFound = 'பொருள் கிடைக்கவில்லை';
export const synonymNotFound = 'ஒத்த சொற்கள் கிடைக்கவில்லை';
export const synonymTaken = 'இந்தச் சொற்கள் வேறொரு வரிசையில் உள்ளன';
export const synonymChanged = 'இதற்கிடையில் இது மாற்றப்பட்டுள்ளது. மீண்டும் ஏற்றுங்கள்';
export const categoryNotFound = 'வகை கிடைக்கவில்லை';
export const quoteNotFound = 'இந்த எஸ்டிமேட் அல்லது விலை கேட்பு கிடைக்கவில்லை.';
export const linkNotFound =
  'இந்த இணைப்பில் எதுவும் இல்லை. இணைப்பு மாற்றப்பட்டிருக்கலாம்: புதிய இணைப்பை எங்களிடம் கேளுங்கள்.';
export const orderNotFound = 'ஆர்டர் கிடைக்கவில்லை';
export const refundNotFound = 'பணம் திருப்பித் தந்த பதிவு கிடைக்கவில்லை';
export const addressNotFound = 'முகவரி கிடைக்கவில்லை';
export const cartItemNotFound = 'இந்தப் பொருள் கூடையில் இல்லை';
export const messageNotFound = 'செய்தி கிடைக்கவில்லை';
export const userNotFound = 'பயனர் கிடைக்கவில்லை';
export const sessionNotFound = 'இந்த உள்நுழைவு ஏற்கனவே முடிந்துவிட்டது';
export const methodNotAllowed = 'இந்த முறை அனுமதிக்கப்படவில்லை';

export const emailTaken = 'இந்த மின்னஞ்சலில் ஏற்கனவே ஒரு கணக்கு உள்ளது';
export const tooManyAddresses = 'அதிகபட்சம் {maximum} முகவரிகளைச் சேமிக்கலாம்';
export const outOfStock = 'போதுமான இருப்பு இல்லை';
export const reviewNotFound = 'மதிப்புரை கிடைக்கவில்லை';
export const reviewExists = 'இதற்கு ஏற்கனவே மதிப்புரை எழுதியுள்ளீர்கள்';
export const reviewNotPossible = 'டெலிவரி ஆன ஆர்டர்களுக்கு 180 நாட்கள் வரை மதிப்புரை எழுதலாம்';
export const reviewChanged = 'இதற்கிடையில் இது மாற்றப்பட்டுள்ளது. மீண்டும் ஏற்றுங்கள்';
export const categoryTaken = 'இந்தப் பெயரில் ஒரு வகை ஏற்கனவே உள்ளது';
export const categoryChanged = 'இதற்கிடையில் இது மாற்றப்பட்டுள்ளது. மீண்டும் ஏற்றுங்கள்';
export const settingsChanged = 'இதற்கிடையில் இந்த அமைப்புகள் மாறிவிட்டன ({by}). உங்கள் மாற்றம் சேமிக்கப்படவில்லை';
export const orderingClosed = 'கடை தற்போது ஆர்டர்களை ஏற்பதில்லை';
export const belowMinimum = 'குறைந்தபட்ச ஆர்டர் {minimum}';
export const notDelivered = '{district} பகுதிக்கு டெலிவரி செய்வதில்லை';
export const saleModeRefused =
  'கடை விற்கும் முறை இப்போதுதான் மாறியது. எதுவும் அனுப்பப்படவில்லை, பணமும் எடுக்கப்படவில்லை: இந்தப் பக்கம் இப்போது காட்டும் வழியில் தொடருங்கள்';
export const factsNeeded =
  'இந்த விவரங்கள் உள்ள பொருட்கள் மட்டுமே கடையில் இடம்பெறும்: அவற்றைத் திருத்துங்கள், அழிக்காதீர்கள்';
export const ruleFixed = 'இந்த விதியை மாற்ற முடியாது';
export const ruleChanged = 'இதற்கிடையில் இது மாற்றப்பட்டுள்ளது. மீண்டும் ஏற்றுங்கள்';
export const ruleImpact = '{leaves} பொருட்கள் கடையிலிருந்து நீங்கும்';
export const tooMany = 'அதிகபட்சம் {maximum}';
export const productChanged =
  'இதற்கிடையில் இந்தப் பொருளின் விவரங்கள் மாறிவிட்டன ({by}). உங்கள் மாற்றம் சேமிக்கப்படவில்லை';
export const orderStatusChanged =
  'இதற்கிடையில் இந்த ஆர்டரின் நிலை {status} என மாற்றப்பட்டது ({by}). உங்கள் மாற்றம் சேமிக்கப்படவில்லை';
export const userStatusChanged =
  'இதற்கிடையில் இந்தப் பயனரின் நிலை {status} என மாற்றப்பட்டது ({by}). உங்கள் மாற்றம் சேமிக்கப்படவில்லை';
export const messageStatusChanged =
  'இதற்கிடையில் இந்தச் செய்தியின் நிலை {status} என மாற்றப்பட்டது ({by}). உங்கள் மாற்றம் சேமிக்கப்படவில்லை';
export const messageAnswerChanged =
  'இதற்கிடையில் இந்தச் செய்தி {state} எனக் குறிக்கப்பட்டது ({by}). உங்கள் மாற்றம் சேமிக்கப்படவில்லை';
export const stockTooLowToLower =
  'இருப்பில் {stock} மட்டுமே உள்ளது; எனவே அதை {difference} குறைக்க முடியாது';
export const stockSeenMissing =
  'ஆர்டர்களால் இருப்பு மாறிவிட்டது; இப்போது {stock} உள்ளது. நீங்கள் பார்த்த இருப்பை stockSeen என அனுப்புங்கள்';
export const orderChanged = 'விலை அல்லது இருப்பு மாறிவிட்டது. உங்கள் ஆர்டரைச் சரிபாருங்கள்';
export const orderPriceChanged = '{product}: விலை மாறிவிட்டது. உங்கள் ஆர்டரைச் சரிபாருங்கள்';
export const orderOutOfStock = '{product}: இருப்பில் இல்லை. உங்கள் ஆர்டரைச் சரிபாருங்கள்';
export const orderOnlyLeft = '{product}: {stock} மட்டுமே உள்ளது. உங்கள் ஆர்டரைச் சரிபாருங்கள்';
export const orderProductGone = '{product}: இனி விற்பனையில் இல்லை. உங்கள் ஆர்டரைச் சரிபாருங்கள்';
export const quoteChanged = 'இந்த விலை கேட்பு இதற்கிடையில் மாறியுள்ளது. மீண்டும் பாருங்கள்';
export const quoteClosed = 'இந்த விலை கேட்பு முடிந்துவிட்டது';
export const reportNotFound = 'இந்தத் தகவல் இல்லை';
export const reportRefused = 'இந்த ஆர்டரின் பொருள்களை, அனுப்பப்பட்ட எண்ணிக்கைக்குள் தேர்வு செய்யுங்கள்';
export const reportTooLate =
  'குறை தெரிவிப்பதற்கான 24 மணி நேரம் {time} அன்று முடிந்தது. இன்னும் எங்களுக்கு எழுதலாம்.';
export const reportDecided = '{by} இதற்கிடையில் இதை முடிவு செய்துவிட்டார். எதுவும் மாற்றப்படவில்லை';
export const linkTaken = 'இது ஏற்கனவே ஒரு கணக்கில் உள்ளது';
export const linkNumberWrong = 'கொடுத்த கைபேசி எண் இது அல்ல';
export const tooManyQuotes =
  'பதில் வராத {maximum} விலை கேட்புகள் உங்களிடம் உள்ளன. எங்கள் பதிலுக்குக் காத்திருங்கள்';
export const estimateEnded = 'இந்த எஸ்டிமேட்டின் விலைகள் இனி இல்லை';
export const invoiceIssued =
  '{invoice} பில் கொடுக்கப்பட்டுவிட்டது. அதற்கு வரவுக் குறிப்பு கொடுத்து, புதிய ஆர்டர் எழுதுங்கள்.';
export const shipmentChanged = 'இதற்கிடையில் {by} அனுப்பும் விவரங்களை மாற்றியுள்ளார். எதுவும் மாற்றப்படவில்லை';
export const receiptRefused = 'இங்கே அதிகபட்சம் {maximum} மட்டுமே பதிவு செய்யலாம்';
export const receiptKnown = 'இந்தக் குறிப்பு எண் ஏற்கனவே {order} ஆர்டருக்குப் பதிவாகியுள்ளது';
export const revisionRefused = 'இந்த ஆர்டரை மாற்ற முடியாது. இதை ரத்து செய்து புதிய ஆர்டரை உருவாக்குங்கள்.';
export const revisionChanged = 'இருப்பு, விலை அல்லது கட்டணம் மாறிவிட்டது. வேறுபாட்டை மீண்டும் பாருங்கள்';
export const orderShort = '{product}: {needed} தேவை, {stock} இருப்பில் உள்ளது';
export const orderStatusRefused = 'பில் {invoice} வரவு வைக்கப்பட்டது. புதிய ஆர்டரை உருவாக்குங்கள்.';
export const taxRefused = '{date} அன்று எந்த வரி விகிதமும் இல்லை. அமைப்புகளில் ஒன்றைச் சேருங்கள்.';
export const taxPrefixUsed = 'இந்த ஆண்டின் வேறு ஆவணங்கள் இந்த முன்னொட்டில் தொடங்குகின்றன';
export const taxNumberRefused =
  '{number} என்ற எண்ணை வழங்க முடியாது. அமைப்புகளில் வேறு முன்னொட்டைத் தேர்ந்தெடுங்கள்.';
export const orderAlreadyPaid = 'இந்த ஆர்டருக்கு ஏற்கனவே பணம் செலுத்தப்பட்டுள்ளது';
export const orderRefunded = 'இந்த ஆர்டருக்கான பணம் திருப்பித் தரப்பட்டுள்ளது';
export const orderNotWaiting = 'இந்த ஆர்டர் இனி பணத்துக்காகக் காத்திருக்கவில்லை';
export const orderNotCancellable = 'இந்த ஆர்டரை இங்கே இனி ரத்து செய்ய முடியாது. எங்களைத் தொடர்புகொள்ளுங்கள்';
export const paymentInQuestion =
  'இந்த ஆர்டருக்கான பணத்தைச் சரிபார்த்து வருகிறோம். நாங்கள் உங்களைத் தொடர்புகொள்ளும் வரை காத்திருங்கள்';
export const paymentNotPossible = 'இந்த ஆர்டருக்கு இனி பணம் செலுத்த முடியாது';
export const paymentRefused =
  'இந்த ஆர்டருக்கு ஆன்லைனில் பணம் செலுத்த முடியாது. வேறு முறையில் பணம் செலுத்துங்கள், அல்லது எங்களைத் தொடர்புகொள்ளுங்கள்';
export const totalTooSmall =
  'ஆன்லைனில் குறைந்தது ₹{minimum} செலுத்த வேண்டும். டெலிவரியின்போது பணம் செலுத்துவதைத் தேர்ந்தெடுங்கள்';
export const paymentDiffers =
  'நீங்கள் {total} செலுத்த வேண்டிய இடத்தில் {paid} செலுத்தியுள்ளீர்கள்; எனவே உங்கள் ஆர்டர் இன்னும் உறுதியாகவில்லை. மீண்டும் செலுத்த வேண்டாம்: நாங்கள் சரிபார்த்து வருகிறோம்';
export const paymentToDecide =
  'இந்த ஆர்டருக்கு வந்த பணம் கேட்ட தொகை அல்ல. முதலில் அதை ஏற்றுக்கொள்ளுங்கள் அல்லது திருப்பித் தாருங்கள்';
export const paymentNotAcceptable =
  'இந்த ஆர்டரை இனி நிறைவேற்ற முடியாது. அதற்குப் பதிலாகப் பணத்தைத் திருப்பித் தாருங்கள்';
export const paymentDecided = 'இந்தக் கட்டணத்தைப் பற்றி முடிவு செய்ய எதுவும் இல்லை';
export const paidTooLate = 'இந்த ஆர்டரை இனி நிறைவேற்ற முடியாது. உங்கள் பணம் திருப்பித் தரப்படும்';
export const refundNotPossible = 'இந்த ஆர்டருக்குத் திருப்பித் தரக்கூடிய பணம் எதுவும் இல்லை';
export const refundChanged =
  'இதற்கிடையில் பணம் திருப்பித் தருவது மாறிவிட்டது ({by}): இந்தக் கட்டணத்தில் {remaining} திருப்பித் தரலாம். உங்கள் மாற்றம் சேமிக்கப்படவில்லை';
export const refundTooLarge = 'இந்தக் கட்டணத்தில் {remaining} மட்டுமே திருப்பித் தர முடியும்';
export const refundLineTooLarge =
  '{product}: {pieces} எண்ணிக்கைக்கு மட்டுமே பணத்தைத் திருப்பித் தர முடியும்';
export const refundOfNothing = 'இவை விலையில்லாமல் தரப்பட்டவை; எனவே திருப்பித் தரப் பணம் எதுவும் இல்லை';
export const refundNotRetriable =
  'இதற்கிடையில் பணம் திருப்பித் தருவது மாறிவிட்டது ({by}); எனவே இதை மீண்டும் முயல முடியாது. எதுவும் செய்யப்படவில்லை';
export const monthOpen = '{month} இன்னும் முடியவில்லை';
export const monthChanged = 'இதற்கிடையில் இந்த மாதம் மாறிவிட்டது. மீண்டும் பாருங்கள்';
export const lastAdmin = 'செயலில் உள்ள கடைசி நிர்வாகியை இடைநிறுத்தவோ அவருக்குத் தடை விதிக்கவோ முடியாது';
export const lastAdminStays = 'செயலில் உள்ள கடைசி நிர்வாகியை நீக்க முடியாது';
export const ownStatus = 'உங்கள் நிலையை நீங்களே மாற்ற முடியாது';
export const ordersUnderWay =
  'உங்கள் நிலுவை ஆர்டர்கள் வந்து சேர்ந்த பிறகு அல்லது ரத்தான பிறகு உங்கள் கணக்கை நீக்கலாம்';
export const moneyToGiveBack =
  'ஆர்டர் {order}-க்கான உங்கள் பணத்தைக் கடை திருப்பித் தந்த பிறகு உங்கள் கணக்கை நீக்கலாம்';
export const importNotUndoable = 'இந்த இறக்குமதியில் திரும்பப் பெற எதுவும் இல்லை';

export const idempotencyConflict = 'இந்தக் கோரிக்கை விசை ஏற்கனவே வேறொன்றுக்குப் பயன்படுத்தப்பட்டது';
export const importRunning = 'மற்றொரு இறக்குமதி இன்னும் நடந்துகொண்டிருக்கிறது';
export const importEmpty = 'கோப்பில் பொருட்கள் எதுவும் இல்லை';
export const importTooLong = 'ஒரு கோப்பில் அதிகபட்சம் {maximum} வரிசைகள் இருக்கலாம்';
export const importNotUtf8 = 'கோப்பு UTF-8 அல்ல. “CSV UTF-8” எனச் சேமித்து மீண்டும் முயலுங்கள்';
export const importNotCsv = 'கோப்பு சரியான CSV அல்ல. வரி {line} வரை உள்ள மேற்கோள் குறிகளைப் பாருங்கள்';
export const tooManyProducts = 'ஒரே நேரத்தில் {maximum} பொருட்கள் வரை மாற்றலாம்';
export const importNotReadable =
  'கோப்பைப் படிக்க முடியவில்லை. .xlsx அல்லது CSV ஆகச் சேமித்து மீண்டும் முயலுங்கள்';
export const importOldExcel = 'இது பழைய Excel கோப்பு (.xls). .xlsx ஆகச் சேமித்து மீண்டும் முயலுங்கள்';
export const importMissingChanged =
  'கோப்பில் இல்லாத பொருட்கள் இதற்கிடையில் மாறிவிட்டன. கோப்பை மீண்டும் சரிபாருங்கள்';
export const importRowUneven = 'வரிசை {row}: {expected} நெடுவரிசைகளுக்குப் பதிலாக {found} உள்ளன';
export const importColumnsMissing = 'கோப்பில் இந்த நெடுவரிசைகள் இல்லை: {columns}';
export const importColumnsUnknown = 'கோப்பில் தெரியாத அல்லது மீண்டும் வந்த நெடுவரிசைகள் உள்ளன: {columns}';

export const tooManyRequests = 'கோரிக்கைகள் மிக அதிகம். சிறிது நேரம் கழித்து முயலுங்கள்';
export const tooManyUnpaidOrders =
  'பணம் செலுத்தாத {maximum} ஆர்டர்கள் உங்களிடம் உள்ளன. பணம் செலுத்துங்கள் அல்லது ஒன்று காலாவதியாகும் வரை காத்திருங்கள்';
export const messageTooSoon = 'அடுத்த செய்தியை அனுப்ப {interval} நொடிகள் காத்திருங்கள்';

export const serverError = 'சர்வரில் பிழை - சிறிது நேரம் கழித்து முயலுங்கள்';
export const gatewayFailed =
  'கட்டணச் சேவை பதிலளிக்கவில்லை. மீண்டும் முயலுங்கள், அல்லது டெலிவரியின்போது பணம் செலுத்துவதைத் தேர்ந்தெடுங்கள்';
export const paymentUnavailable = 'இப்போது ஆன்லைனில் பணம் செலுத்த முடியாது';
export const fileStoreUnavailable = 'கோப்புச் சேமிப்பகம் பதிலளிக்கவில்லை';
export const diskFull = 'கடையின் வட்டு நிரம்பிவிட்டது: இடம் ஏற்படுத்தும் வரை எதையும் சேமிக்க முடியாது';
export const migrationsMissing = 'இன்னும் செய்யப்படாத தரவுத்தள மாற்றங்கள்: {migrations}';
export const shopNotOpen = 'இந்தக் கடை விரைவில் திறக்கும்';
export const unavailable = 'சேவை இப்போது கிடைக்கவில்லை';
export const secondStepMissing = 'உங்கள் பொறுப்புக்கு இரண்டாம் சரிபார்ப்பு தேவை. முதலில் அதை அமையுங்கள்.';
export const grantMissing = 'உங்கள் பொறுப்பு இதற்கு இடம் தரவில்லை. “{grant}” என்பது தேவை.';
export const grantExceeded = 'உங்களிடம் இல்லாததை நீங்கள் தரவோ எடுக்கவோ முடியாது: {grant}';
export const inviteNotFound = 'இந்த அழைப்பு இனிச் செல்லாது';
export const codeNotFound = 'இந்தக் குறியீடு செல்லாது';
export const codeEnded = 'இந்தக் குறியீடு {date} வரை மட்டுமே செல்லுபடியாகும்';
export const codeUsedUp = 'இந்தக் குறியீடு முழுவதும் பயன்படுத்தப்பட்டுவிட்டது';
export const codeNotForYou = 'இந்தக் குறியீடு இந்தக் கணக்கிற்கு அல்ல';
export const codeTaken = 'வேறொரு விதியில் இந்தக் குறியீடு உள்ளது';
export const recordInUse = '{count} இடங்களில் பயன்படுகிறது: நீக்காமல் நிறுத்தி வைக்கவும்';
export const recordChanged = 'இதற்கிடையில் {by} இதை மாற்றினார். எதுவும் மாற்றப்படவில்லை';
export const lastOwner = 'கடைக்குச் செயலில் உள்ள ஓர் உரிமையாளராவது தேவை';
export const roleInUse = '{count} பேரிடம் இந்தப் பொறுப்பு உள்ளது';
export const roleTaken = 'இந்தப் பெயரில் ஒரு பொறுப்பு ஏற்கனவே உள்ளது';
export const emailIsStaff = 'இந்த மின்னஞ்சல் உள்ளவர் இங்கே பணிபுரிகிறார், அல்லது அழைக்கப்பட்டுள்ளார்';
export const dayIsPast = 'இன்றைய அல்லது பின்னர் வரும் நாளைத் தேர்ந்தெடுக்கவும்';
export const keyEnded = 'இந்தச் சாவி முடிந்துவிட்டது';
export const personNeeded = 'இதைச் சாவியால் செய்ய முடியாது';
