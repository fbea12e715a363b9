export const title = 'ஆர்டர் நிர்வாகம்';
export const description = 'கடையின் ஆர்டர்கள், அவற்றுக்கான பணம், வாடிக்கையாளரிடம் சென்று சேரும் விவரம்.';
export const atMostSelected = 'ஒரே நேரத்தில் அதிகபட்சம் {maximum} ஆர்டர்கள்';
export const selectByKey = 'தேர்ந்தெடுக்க';
export const shipByKey = 'திறந்துள்ள ஆர்டரை அனுப்பி அடுத்ததைத் திறக்க';
export const search = 'ஆர்டர்களைத் தேட';
export const searchHint = 'ஆர்டர், பெயர், கைபேசி, மாவட்டம், தொகை';
export const allStatuses = 'எல்லா நிலைகளும்';
export const toPack = 'பேக் செய்ய உள்ளவை';
export const open = 'முடிவடையாதவை';
export const selectPage = 'இந்தப் பக்கத்தைத் தேர்ந்தெடுக்க';
export const unpaidConfirmed = 'பணம் வராத உறுதியான ஆர்டர்கள் மட்டும்: எல்லாவற்றையும் காட்ட';
export const ofOneCustomer = 'ஒரு வாடிக்கையாளருடையவை மட்டும்: எல்லாவற்றையும் காட்ட';
export const bell = 'புதிய ஆர்டர்களுக்கு ஒலி';
export const newOrders = { one: '{count} புதிய ஆர்டர்', other: '{count} புதிய ஆர்டர்கள்' } as const;
export const showNew = 'காட்ட';

export const orders = 'ஆர்டர்கள்';
export const counted = { one: '{count} ஆர்டர்', other: '{count} ஆர்டர்கள்' } as const;
export const things = 'ஆர்டர்கள்';
export const order = 'ஆர்டர்';
export const customer = 'வாடிக்கையாளர்';
export const city = 'மாவட்டம்';
export const total = 'மொத்தம்';
export const payment = 'கட்டணம்';
export const status = 'நிலை';
export const actions = 'செயல்கள்';
export const items = { one: '{count} பொருள்', other: '{count} பொருட்கள்' } as const;
export const selectOrder = '{orderId} என்ற ஆர்டரைத் தேர்ந்தெடுக்க';
export const viewDetails = 'விவரங்களைப் பார்க்க';
export const viewDetailsOf = '{orderId} என்ற ஆர்டரின் விவரங்களைப் பார்க்க';

export const loadingOrder = 'ஆர்டர் ஏற்றப்படுகிறது…';
export const statusIs = 'நிலை:';
export const printSlip = 'பேக்கிங் சீட்டை அச்சிட';
export const products = 'பொருட்கள்';
export const totalOf = { one: 'மொத்தம், {count} பொருள்', other: 'மொத்தம், {count} பொருட்கள்' } as const;
export const asOrdered = 'ஆர்டர் செய்தபடி';
export const refunded = 'திருப்பித் தந்தது';
export const piecesRefunded = '{count}-க்குப் பணம் திருப்பித் தரப்பட்டது';
export const piecesInStock = '{count} மீண்டும் இருப்பில்';
export const lineOff = '{line} ({discount}% தள்ளுபடி)';
export const markShipped = 'அனுப்பியதாகக் குறிக்க';
export const markShippedNext = 'அனுப்பியதாகக் குறித்து அடுத்ததைத் திறக்க';
export const shipped = '{orderId} என்ற ஆர்டர் அனுப்பியதாகக் குறிக்கப்பட்டது';
export const markDelivered = 'டெலிவரி ஆனதாகக் குறிக்க';
export const updateFailed = 'ஆர்டரின் நிலையை மாற்ற முடியவில்லை';

export const orderStatus = 'ஆர்டரின் நிலை';
export const reasonOptional = 'காரணம் (கட்டாயமில்லை)';
export const update = 'மாற்ற';
export const chooseAnother = 'ஆர்டரை மாற்ற வேறொரு நிலையைத் தேர்ந்தெடுங்கள்.';
export const statusUpdated = 'ஆர்டரின் நிலை இப்போது: {status}';
export const updatedPending = 'நிலுவையில்';
export const updatedProcessing = 'தயாராகிறது';
export const updatedShipped = 'அனுப்பப்பட்டது';
export const updatedDelivered = 'டெலிவரி ஆனது';
export const updatedCancelled = 'ரத்தானது';
export const updatedPendingPayment = 'பணம் நிலுவை';
export const changed = 'இந்த ஆர்டரின் நிலை “{status}” என மாற்றப்பட்டது ({by}, {when})';
export const keep = 'அப்படியே இருக்கட்டும்';
export const cancelQuestion = '{orderId} என்ற ஆர்டரை ரத்து செய்யவா?';
export const cancelPaid =
  'இதன் பொருட்கள் மீண்டும் இருப்பில் சேரும், பணம் திருப்பித் தரப்படும், வாடிக்கையாளருக்கு மின்னஞ்சல் செல்லும்.';
export const cancelUnpaid = 'இதன் பொருட்கள் மீண்டும் இருப்பில் சேரும், வாடிக்கையாளருக்கு மின்னஞ்சல் செல்லும்.';
export const cancelPaidByHand =
  'இதன் பொருட்கள் மீண்டும் இருப்பில் சேரும், வாடிக்கையாளருக்கு மின்னஞ்சல் செல்லும். பணத்தைத் திருப்பித் தந்து, கட்டணத்தின் கீழ் பதிவு செய்யுங்கள்.';
export const cancelOrder = 'ஆர்டரை ரத்து செய்ய';
export const setBackQuestion = '{orderId} என்ற ஆர்டரை மீண்டும் “{status}” என மாற்றவா?';
export const setTo = '“{status}” என மாற்ற';
export const reviveText = 'ரத்தான ஆர்டர் மீண்டும் ஆர்டராகும்; அதன் பொருட்கள் இருப்பிலிருந்து எடுக்கப்படும்.';
export const setBackText = 'அது இப்போது “{status}” நிலையில் உள்ளது. அந்த நிலையின் தேதிகள் நீக்கப்படும்.';

export const changedFrom = '<order>{number}</order>-இலிருந்து மாற்றப்பட்டது';
export const changedFromBy = '{number}-இலிருந்து {by} மாற்றியது: {reason}';
export const history = 'வரலாறு';
export const loadingHistory = 'வரலாறு ஏற்றப்படுகிறது…';
export const changedTo = 'பிறகு';
export const changedBy = '{date}, {by}';
export const shop = 'கடை';

export const phoneMissing = 'கைபேசி எண் தரவில்லை';
export const ordersOfCustomer = 'இந்த வாடிக்கையாளரின் எல்லா ஆர்டர்களும்';
export const noAccount = 'கணக்கு இல்லை';
export const guest = 'கணக்கு நீக்கப்பட்டுள்ளது';
export const adultShown = '18 வயது அறிவிப்பு: ஆர்டர் செய்தபோது காட்டப்பட்டது';
export const adultNotShown = '18 வயது அறிவிப்பு: காட்டியதாகப் பதிவு இல்லை';

export const notPaidYet = 'இன்னும் செலுத்தவில்லை: {amount}';
export const failed = 'தோல்வி: {amount}';
export const authorised = 'அனுமதிக்கப்பட்டது: {amount}';
export const paid = 'செலுத்தப்பட்டது: {amount}';
export const cashToCollect = '{cash} வசூலிக்க வேண்டும்';
export const addBuyer = 'பில்லுக்கான GSTIN';
export const changeBuyer = 'GSTIN-ஐ மாற்ற';
export const buyerTitle = '{number}: வாங்குபவரின் GSTIN';
export const buyerText =
  'இது பில்லில் இடம்பெறும். பில் கொடுக்கப்பட்ட பின் எதையும் மாற்ற முடியாது. தனிநபருக்கு இரண்டையும் காலியாக விடுங்கள்.';
export const buyerGstin = 'வாங்குபவரின் GSTIN';
export const businessName = 'நிறுவனத்தின் பெயர்';
export const saveBuyer = 'சேமிக்க';
export const buyerFailed = 'GSTIN சேமிக்கப்படவில்லை';
export const gatewayOrder = 'கட்டணச் சேவையின் ஆர்டர் எண்';
export const gatewayPayment = 'கட்டணச் சேவையின் பரிவர்த்தனை எண்';
export const refundable = '{amount} திருப்பித் தரலாம்';

export const acceptAmount = '{amount} தொகையை ஏற்க';
export const acceptAmountQuestion = '{amount} தொகையை ஏற்கவா?';
export const acceptUnpaid = 'பணமில்லாமல் ஏற்க';
export const acceptUnpaidQuestion = 'பணமில்லாமல் ஏற்கவா?';
export const takeOff = 'பட்டியலிலிருந்து எடுக்க';
export const takeOffQuestion = 'பட்டியலிலிருந்து எடுக்கவா?';
export const acceptFailed = 'கட்டணத்தை ஏற்க முடியவில்லை';
export const paidInstead = '{total} மதிப்புள்ள இந்த ஆர்டருக்கு {paid} செலுத்தப்பட்டுள்ளது.';
export const noneReported =
  '{amount} செலுத்தியதாக வாடிக்கையாளரின் உலாவி உறுதிப்படுத்தியது; ஆனால் கட்டணச் சேவையில் அப்படி எதுவும் இல்லை.';
export const paidConsequence =
  'இந்தக் கட்டணத்தை அப்படியே ஏற்கும் வரை, அல்லது ‘கட்டணம்’ பகுதியில் திருப்பித் தரும் வரை ஆர்டரை அனுப்ப முடியாது.';
export const paidNoneConsequence =
  'நீங்கள் ஏற்கும் வரை ஆர்டரை அனுப்ப முடியாது. பணம் வரவில்லை என்றால் அதை ரத்து செய்யுங்கள்.';
export const unpaidConsequence =
  'இந்தக் கட்டணத்தை அப்படியே ஏற்கும் வரை ஆர்டருக்குப் பணம் செலுத்தியதாகக் கருதப்படாது; இல்லையென்றால் ‘கட்டணம்’ பகுதியில் திருப்பித் தாருங்கள்.';
export const unpaidNoneConsequence = 'ஆர்டருக்குப் பணம் செலுத்தியதாகக் கருதப்படாது.';
export const nothingChanges = 'ஆர்டரில் எதுவும் மாறாது.';
export const canBeShipped = '{orderId} என்ற ஆர்டரை அப்படியே அனுப்பலாம்.';
export const countsAsPaid =
  '{orderId} என்ற ஆர்டருக்கு முழுப் பணமும் செலுத்தியதாகக் கருதப்படும்; வாடிக்கையாளருக்கு மின்னஞ்சல் செல்லும்.';

export const compareFailed = 'கட்டணங்களைக் கட்டணச் சேவையுடன் ஒப்பிட முடியவில்லை';
export const compareAgain = 'மீண்டும் ஒப்பிட';
export const paymentsToLookInto = 'கவனிக்க வேண்டிய கட்டணங்கள்';
export const morePayments = 'மேலும் {count}';
export const allAgree = 'எல்லாக் கட்டணங்களும் கட்டணச் சேவையுடன் பொருந்துகின்றன.';
export const amountSince = '{amount}, {date} முதல், {id}';
export const providerRefused = 'கட்டணச் சேவை {amount} ஏற்க மறுத்தது: “{said}”';
export const refusedTo = {
  one: '{customer}, {phone}, {date}',
  other: '{customer}, {phone}, {count} முயற்சிகள், கடைசியாக {date}',
} as const;
export const openToDecide = 'இந்தக் கட்டணத்தை ஏற்க அல்லது திருப்பித் தர ஆர்டரைத் திறங்கள்.';
export const askAgain = 'மீண்டும் கேட்க<hidden>, ஆர்டர் {orderId}</hidden>';
export const askFailed = 'கட்டணச் சேவையிடம் மீண்டும் கேட்க முடியவில்லை';
export const keysRefused = 'கடையின் விசைகளைக் கட்டணச் சேவை ஏற்கவில்லை.';
export const keysRefusedSince = '{date} முதல் கடையின் விசைகளைக் கட்டணச் சேவை ஏற்கவில்லை.';
export const checkKeys =
  'எந்தக் கட்டணமும் செலுத்தவோ ஒப்பிடவோ முடியாது. {keyId}, {keySecret} ஆகியவற்றைச் சரிபாருங்கள்.';
export const silentSince = '{date} முதல் கட்டணச் சேவை பதிலளிக்கவில்லை.';
export const askedEveryMinute =
  'ஒவ்வொரு நிமிடமும் கேட்கப்படுகிறது; இதற்கிடையில் செலுத்தியவை அது பதிலளித்ததும் கணக்கில் சேர்க்கப்படும்.';
export const comparedOn = 'கட்டணங்கள் கடைசியாகக் கட்டணச் சேவையுடன் ஒப்பிடப்பட்ட நேரம்: {date}.';
export const neverCompared = 'கட்டணங்கள் இன்னும் கட்டணச் சேவையுடன் ஒப்பிடப்படவில்லை.';
export const waiting = {
  one: '{count} ஆர்டர் அதற்காகக் காத்திருக்கிறது.',
  other: '{count} ஆர்டர்கள் அதற்காகக் காத்திருக்கின்றன.',
} as const;

export const refund = 'பணத்தைத் திருப்பித் தர';
export const refundSum = '{sum} திருப்பித் தர';
export const refundQuestion = '{orderId} என்ற ஆர்டரின் பணத்தைத் திருப்பித் தரவா?';
export const sumGoesBack =
  '{sum} செலுத்திய வழியிலேயே {customer} அவர்களுக்குத் திரும்பிச் செல்லும். இதைத் திரும்பப் பெற முடியாது.';
export const moneyGoesBack =
  'பணம் செலுத்திய வழியிலேயே {customer} அவர்களுக்குத் திரும்பிச் செல்லும். இதைத் திரும்பப் பெற முடியாது.';
export const refundFailed = 'பணத்தைத் திருப்பித் தர முடியவில்லை';
export const refundRequested = '{sum} திருப்பித் தரக் கோரப்பட்டது';
export const refundConflict =
  'இந்த ஆர்டரின் பணத்தைத் திருப்பித் தருவது மாற்றப்பட்டது ({by}, {when}). இப்போது எதுவும் திருப்பித் தரப்படவில்லை.';
export const stillRefundable = 'இந்தக் கட்டணத்தில் இன்னும் {amount} திருப்பித் தரலாம்.';
export const nothingLeft = 'இந்தக் கட்டணத்தில் திருப்பித் தர எதுவும் மீதமில்லை.';
export const reason = 'காரணம்';
export const reasonMissing = 'காரணத்தைக் குறிப்பிடுங்கள்';
export const orderStays =
  'ஆர்டர் “{status}” நிலையிலேயே இருக்கும். அதை அனுப்பப் போவதில்லை என்றால் அதையும் ரத்து செய்யுங்கள்.';
export const chargesStay =
  'பேக்கிங், டெலிவரிக் கட்டணம் இந்தப் பொருட்களின் தொகையில் சேராது. அவற்றை ஒரு தொகையாகவோ மீதி முழுவதுமாகவோ திருப்பித் தரலாம்.';
export const whatToRefund = 'எதைத் திருப்பித் தருவது';
export const all = 'முழுதும் {amount}';
export const anAmount = 'ஒரு தொகை';
export const piecesOf = '{product}: எண்ணிக்கை';
export const piecesHint = 'ஒன்றுக்கு {price}, அதிகபட்சம் {pieces}';
export const backInStock = 'இவற்றை மீண்டும் இருப்பில் சேர்';
export const backInStockHint = 'உடைந்திருந்தாலோ காணாமல் போயிருந்தாலோ இதைக் காலியாக விடுங்கள்.';
export const piecesMissing = 'எத்தனைக்குப் பணத்தைத் திருப்பித் தருவது என உள்ளிடுங்கள்';
export const notWhole = 'முழு எண்ணை உள்ளிடுங்கள்';
export const atMostPieces = { one: 'அதிகபட்சம் {count}', other: 'அதிகபட்சம் {count}' } as const;
export const amountInRupees = 'தொகை (ரூபாயில்)';
export const amountIn = 'தொகை ({currency})';
export const atMostAmount = 'அதிகபட்சம் {amount}';
export const amountMissing = '150 அல்லது 89.95 போன்ற ஒரு தொகையை உள்ளிடுங்கள்';
export const tooManyDecimals = 'புள்ளிக்குப் பின் அதிகபட்சம் 2 இலக்கங்கள்';

export const refunds = 'திருப்பித் தந்த பணம்';
export const refundOf = '{sum} திருப்பித் தருதல்';
export const withdrawn = 'திரும்பப் பெறப்பட்டது';
export const requestedOn = 'கோரியது {date}';
export const returnedOn = 'திருப்பித் தந்தது {date}';
export const withdrawnOn = 'திரும்பப் பெற்றது {date}';
export const failedOn = 'தோல்வியடைந்தது {date}';
export const aProduct = 'ஒரு பொருள்';
export const atTheProvider = 'கட்டணச் சேவையின் பக்கத்தில் செய்யப்பட்டது';
export const nothingReturned = 'எதுவும் திருப்பித் தரப்படவில்லை: ஆர்டர் தொடர்கிறது.';
export const triedByItself = 'இது இன்னும் நடக்கவில்லை; தானாகவே மீண்டும் முயலப்படும்.';
export const providerSays = 'கட்டணச் சேவை சொல்வது: “{message}”';
export const tryAgain = 'மீண்டும் முயல<hidden>: {sum} திருப்பித் தருதல்</hidden>';
export const retryFailed = 'பணத்தைத் திருப்பித் தர மீண்டும் முயல முடியவில்லை';
export const triedAgain = '{sum} திருப்பித் தர மீண்டும் முயலப்படுகிறது';

export const selectedOrders = 'தேர்ந்தெடுத்த ஆர்டர்கள்';
export const selected = '{count} தேர்வு';
export const selectedElsewhere = '{count} தேர்வு, {elsewhere} பிற பக்கங்களில்';
export const clear = 'தேர்வை நீக்க';
export const exportSelected = 'ஏற்றுமதி';
export const printSlips = 'சீட்டுகளை அச்சிட';
export const notShipped = {
  one: '{count} ஆர்டரை அனுப்பியதாகக் குறிக்க முடியவில்லை:',
  other: '{count} ஆர்டர்களை அனுப்பியதாகக் குறிக்க முடியவில்லை:',
} as const;
export const markedShipped = {
  one: '{count} ஆர்டர் அனுப்பியதாகக் குறிக்கப்பட்டது',
  other: '{count} ஆர்டர்கள் அனுப்பியதாகக் குறிக்கப்பட்டன',
} as const;
export const markedAndRefused = {
  one: '{count} ஆர்டர் அனுப்பியதாகக் குறிக்கப்பட்டது, {refused} ஏற்கப்படவில்லை',
  other: '{count} ஆர்டர்கள் அனுப்பியதாகக் குறிக்கப்பட்டன, {refused} ஏற்கப்படவில்லை',
} as const;
export const noneToPack = 'தேர்ந்தெடுத்த ஆர்டர்களில் பேக் செய்ய வேண்டியது எதுவும் இல்லை';
export const shipQuestion = {
  one: '{count} ஆர்டரை அனுப்பியதாகக் குறிக்கவா?',
  other: '{count} ஆர்டர்களை அனுப்பியதாகக் குறிக்கவா?',
} as const;
export const eachGetsMail = 'ஒவ்வொரு வாடிக்கையாளருக்கும் மின்னஞ்சல் செல்லும்.';
export const othersStay = {
  one: 'தேர்ந்தெடுத்ததில் பேக் செய்யத் தேவையில்லாத {count} ஆர்டர் அப்படியே இருக்கும்.',
  other: 'தேர்ந்தெடுத்ததில் பேக் செய்யத் தேவையில்லாத {count} ஆர்டர்கள் அப்படியே இருக்கும்.',
} as const;

export const refundedStay = {
  one: 'முழுப் பணமும் திருப்பித் தரப்பட்ட {count} ஆர்டர் அப்படியே இருக்கும்.',
  other: 'முழுப் பணமும் திருப்பித் தரப்பட்ட {count} ஆர்டர்கள் அப்படியே இருக்கும்.',
} as const;

export const pickingList = 'எடுக்கும் பட்டியல்';
export const notDelivered = {
  one: '{count} ஆர்டரை டெலிவரி ஆனதாகக் குறிக்க முடியவில்லை:',
  other: '{count} ஆர்டர்களை டெலிவரி ஆனதாகக் குறிக்க முடியவில்லை:',
} as const;
export const markedDelivered = {
  one: '{count} ஆர்டர் டெலிவரி ஆனதாகக் குறிக்கப்பட்டது',
  other: '{count} ஆர்டர்கள் டெலிவரி ஆனதாகக் குறிக்கப்பட்டன',
} as const;
export const deliveredAndRefused = {
  one: '{count} ஆர்டர் டெலிவரி ஆனதாகக் குறிக்கப்பட்டது, {refused} ஏற்கப்படவில்லை',
  other: '{count} ஆர்டர்கள் டெலிவரி ஆனதாகக் குறிக்கப்பட்டன, {refused} ஏற்கப்படவில்லை',
} as const;
export const noneOnItsWay = 'தேர்ந்தெடுத்த ஆர்டர்களில் எதுவும் வழியில் இல்லை';
export const deliverQuestion = {
  one: '{count} ஆர்டரை டெலிவரி ஆனதாகக் குறிக்கவா?',
  other: '{count} ஆர்டர்களை டெலிவரி ஆனதாகக் குறிக்கவா?',
} as const;
export const deliveredMeans =
  'ஒவ்வொரு வாடிக்கையாளருக்கும் மின்னஞ்சல் செல்லும். வாசலில் வாங்கும் ரொக்கம் பெற்றதாகக் கணக்கிடப்படும்.';
export const othersNotOnTheirWay = {
  one: 'தேர்ந்தெடுத்ததில் வழியில் இல்லாத {count} ஆர்டர் அப்படியே இருக்கும்.',
  other: 'தேர்ந்தெடுத்ததில் வழியில் இல்லாத {count} ஆர்டர்கள் அப்படியே இருக்கும்.',
} as const;
export const exportCsv = 'CSV ஏற்றுமதி';
export const exportOrders = 'ஆர்டர்களை ஏற்றுமதி செய்ய';
export const exportFor = 'எக்செல் போன்ற விரிதாள்களுக்கு, இந்திய நேரப்படியான தேதிகளுடன்.';
export const exportFailed = 'ஆர்டர்களை ஏற்றுமதி செய்ய முடியவில்லை';
export const taxDocuments = 'வரி ஆவணங்கள்';
export const printTaxDocument = 'அச்சிட';
export const printTaxDocumentOf = '{number}-ஐ அச்சிட';
export const taxDocumentsHint = 'ஒவ்வொரு வரி பில்லுக்கும் வரவுக் குறிப்புக்கும் ஒரு வரிசை, வரிக் கணக்குக்காக';
export const issuedIn = 'வழங்கிய மாதம்';
export const exportFile = 'கோப்பு';
export const exportOrdersHint =
  'ஒவ்வொரு ஆர்டருக்கும் ஒரு வரிசை: செலுத்தியது, திருப்பித் தந்தது, எப்போது, கட்டணச் சேவையின் எண்கள்';
export const productsSold = 'விற்ற பொருட்கள்';
export const productsSoldHint =
  'ஆர்டரின் ஒவ்வொரு பொருளுக்கும் ஒரு வரிசை, திருப்பித் தந்தது போக மீதம், அதன் முகவரியுடன்';
export const placedIn = 'ஆர்டர் செய்த மாதம்';
export const allMonths = 'எல்லா மாதங்களும்';
export const download = 'பதிவிறக்க';
export const filteredBy = 'பட்டியலில் தேர்ந்தெடுத்தவை மட்டும்: {filters}';
export const filteredByOwing = 'பணம் வராத உறுதியான ஆர்டர்கள்';
export const filteredByCustomer = 'ஒரு வாடிக்கையாளருடையவை';

export const statusPending = 'நிலுவையில்';
export const statusProcessing = 'தயாராகிறது';
export const statusShipped = 'அனுப்பப்பட்டது';
export const statusDelivered = 'டெலிவரி ஆனது';
export const statusCancelled = 'ரத்தானது';
export const statusPendingPayment = 'பணம் நிலுவை';
export const paymentUnpaid = 'செலுத்தவில்லை';
export const paymentPaid = 'செலுத்தப்பட்டது';
export const paymentFailed = 'தோல்வி';
export const paymentRefunded = 'திருப்பித் தரப்பட்டது';
export const stateRequested = 'கோரப்பட்டது';
export const stateOnItsWay = 'அனுப்பப்படுகிறது';
export const stateReturned = 'திருப்பித் தரப்பட்டது';
export const stateFailed = 'தோல்வி';
