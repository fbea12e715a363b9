export const myEnquiries = 'என் விலை கேட்புகள்';
export const myOrdersDescription = 'உங்கள் ஆர்டர்களும் அவற்றின் இப்போதைய நிலையும்.';
export const order = 'ஆர்டர்';
export const orderDescription = 'ஆர்டர் செய்த பொருட்கள், ஆர்டரின் நிலை, பில்.';
export const orderTitle = 'ஆர்டர் {number}';
export const placedOn = '{date} அன்று ஆர்டர் செய்தது';
export const ordersFailed = 'ஆர்டர்களைக் காட்ட முடியவில்லை';
export const orderFailed = 'ஆர்டர் விவரங்களைக் காட்ட முடியவில்லை';
export const loadingOrders = 'ஆர்டர்கள் ஏற்றப்படுகின்றன…';
export const loadingOrder = 'ஆர்டர் ஏற்றப்படுகிறது…';

export const search = 'என் ஆர்டர்களில் தேட';
export const searchHint = 'எண் அல்லது பொருள்';
export const status = 'நிலை';
export const allOrders = 'எல்லாம்';
export const noMatches = 'பொருந்தும் ஆர்டர் இல்லை';
export const noMatchesHint = 'ஆர்டர் எண் அல்லது பொருளின் பெயரை, எல்லா நிலைகளிலும் தேடிப் பாருங்கள்.';
export const showAll = 'எல்லா ஆர்டர்களையும் காட்ட';
export const counted = { one: '{count} ஆர்டர்', other: '{count} ஆர்டர்கள்' } as const;
export const noOrders = 'ஆர்டர்கள் இல்லை';
export const noOrdersHint = 'நீங்கள் இன்னும் எதையும் ஆர்டர் செய்யவில்லை';
export const startShopping = 'பட்டாசுகளைப் பார்க்க';
export const emptyPage = 'இந்தப் பக்கத்தில் ஆர்டர்கள் இல்லை.';
export const newestOrders = 'புதிய ஆர்டர்கள்';
export const pages = 'ஆர்டர்களின் பக்கங்கள்';

export const totalAmount = 'மொத்தத் தொகை';
export const andMore = '+ மேலும் {more}';
export const viewDetails = 'ஆர்டர் விவரங்களைப் பார்க்க<hidden>, ஆர்டர் {orderId}</hidden>';
export const howToPay = 'எப்படிப் பணம் செலுத்துவது<hidden>: ஆர்டர் {orderId}</hidden>';
export const invoiceOf = 'பில்<hidden>, ஆர்டர் {orderId}</hidden>';
export const orderAgain = 'மீண்டும் ஆர்டர் செய்ய<hidden>: ஆர்டர் {orderId}</hidden>';

export const notFound = 'ஆர்டர் கிடைக்கவில்லை';
export const notFoundHint = 'உங்கள் ஆர்டர்களில் இப்படி ஒன்று இல்லை.';
export const back = 'திரும்ப';
export const taxInvoiceOf = 'வரி பில் {number}, {date}';
export const creditNoteOf = 'வரவுக் குறிப்பு {number}, {date}';
export const help = 'ஏதாவது குறையா, சேதமா, சந்தேகமா? <ask>இந்த ஆர்டரைப் பற்றிக் கேட்க</ask>';
export const saveAsPdf = 'அச்சிடும்போது PDF-ஆகவும் சேமிக்கலாம்.';
export const payment = 'பணம் செலுத்துதல்';

export const rate = {
  one: '{count} பொருளை மதிப்பிட',
  other: '{count} பொருட்களை மதிப்பிட',
} as const;
export const rateLater = 'பிறகு மதிப்பிட';
export const safetyFacts = 'பாதுகாப்பு';
export const items = 'பொருட்கள்';
export const item = 'பொருள்';
export const priceEach = 'ஒன்றின் விலை';
export const quantity = 'எண்ணிக்கை';
export const amount = 'தொகை';
export const listPrice = '{price}, {discount}% தள்ளுபடி';
export const collectAt = 'பெற்றுக்கொள்ளும் இடம்: {depot}';
export const onItsWayBack = 'திரும்பி வரும் தொகை';
export const returned = 'திருப்பித் தந்த தொகை';

export const gettingReady = 'உங்கள் ஆர்டரைத் தயார் செய்து வருகிறோம்.';
export const gettingReadyOncePaid = 'பணம் உறுதிப்படுத்தப்பட்டதும் உங்கள் ஆர்டரைத் தயார் செய்வோம்.';
export const waitsForPayment = 'நீங்கள் பணம் செலுத்துவதற்காகக் காத்திருக்கிறது.';
export const shippedOnTo = '{date} அன்று அனுப்பப்பட்டது; {city} முகவரிக்கு வந்துகொண்டிருக்கிறது.';
export const shippedTo = 'அனுப்பப்பட்டது; {city} முகவரிக்கு வந்துகொண்டிருக்கிறது.';
export const deliveredOn = '{date} அன்று டெலிவரி ஆனது.';
export const wasDelivered = 'டெலிவரி ஆனது.';
export const cancelledOn = '{date} அன்று ரத்தானது.';
export const wasCancelled = 'ரத்தானது.';

export const notPaidInTime = '{minutes} நிமிடங்களுக்குள் பணம் செலுத்தப்படாததால் ரத்து செய்யப்பட்டது.';
export const runOut =
  'இந்த ஆர்டருக்கு {minutes} நிமிடங்களுக்குள் பணம் செலுத்தப்படாததால் அது ரத்து செய்யப்பட்டது. அதிலிருந்த பொருட்கள், இருப்பில் உள்ள அளவுக்கு, மீண்டும் <cart>உங்கள் கூடையில்</cart> உள்ளன.';
export const paidInCash = 'ரொக்கமாகச் செலுத்தப்பட்டது';
export const paid = 'பணம் செலுத்தப்பட்டது';
export const paidOnline = 'ஆன்லைனில் செலுத்தப்பட்டது';
export const cashOnDelivery = 'டெலிவரியின்போது பணம்';
export const notPaidYet = 'இன்னும் பணம் செலுத்தவில்லை';
export const sumOnItsWay = '{sum} திரும்பி வருகிறது';
export const sumReturned = '{sum} திருப்பித் தரப்பட்டது';
export const sumAndSum = '{sums} மற்றும் {sum}';

export const stepPlaced = 'ஆர்டர் பெறப்பட்டது';
export const stepShipped = 'அனுப்பப்பட்டது';
export const stepDelivered = 'டெலிவரி ஆனது';
export const stepCancelled = 'ரத்தானது';
export const pending = 'காத்திருக்கிறது';
export const inProgress = 'நடந்துகொண்டிருக்கிறது';
export const completed = 'முடிந்தது';

export const orderWaitsAndKeeps =
  'இந்த ஆர்டருக்கு இன்னும் பணம் செலுத்தவில்லை. அதுவரை இதன் பொருட்களை உங்களுக்காக எடுத்து வைத்துள்ளோம்.';
export const orderWaits = 'இந்த ஆர்டருக்கு இன்னும் பணம் செலுத்தவில்லை.';
export const timeIsOver = 'இந்த ஆர்டருக்கு ஆன்லைனில் பணம் செலுத்தும் நேரம் முடிந்துவிட்டது.';
export const orderCancelledOn = 'இந்த ஆர்டர் {date} அன்று ரத்து செய்யப்பட்டது.';
export const orderCancelled = 'இந்த ஆர்டர் ரத்து செய்யப்பட்டது.';
export const refundOnItsWay = '{sum} உங்களுக்குத் திரும்பி வருகிறது.';
export const surplusOnItsWay =
  'இந்த ஆர்டருக்கு நீங்கள் கூடுதலாகச் செலுத்திய {sum} உங்களுக்குத் திரும்பி வருகிறது.';
export const bankDays = '5 முதல் 7 வேலை நாட்களுக்குள் உங்கள் வங்கிக் கணக்கில் தெரியும்.';
export const refundReturned = '{sum} உங்களுக்குத் திருப்பித் தரப்பட்டது.';
export const surplusReturned =
  'இந்த ஆர்டருக்கு நீங்கள் கூடுதலாகச் செலுத்திய {sum} உங்களுக்குத் திருப்பித் தரப்பட்டது.';
export const refundDue = 'நீங்கள் செலுத்திய {sum} உங்களுக்குத் திருப்பித் தரப்படும்.';
export const paidInstead = '{total} செலுத்த வேண்டிய இடத்தில் {paid} செலுத்தியுள்ளீர்கள்.';
export const paymentUnclear = 'நீங்கள் செலுத்திய பணத்தை உறுதிப்படுத்த முடியவில்லை.';
export const doNotPayAgain =
  'மீண்டும் பணம் செலுத்த வேண்டாம். நாங்கள் சரிபார்த்து வருகிறோம்; உங்களைத் தொடர்புகொள்வோம் அல்லது பணத்தைத் திருப்பித் தருவோம்.';

export const thanks = 'நன்றி. உங்கள் ஆர்டர் {number} பெறப்பட்டது.';
export const goesTo = 'அனுப்பும் முகவரி';
export const mail = 'மின்னஞ்சல்';
export const confirmationGoesTo = '{email} முகவரிக்கு உறுதிப்படுத்தும் மின்னஞ்சல் வரும்.';
export const whatNext = 'அடுத்து என்ன';
export const weShip = 'உங்கள் ஆர்டரைப் பேக் செய்து அனுப்பியதும் மின்னஞ்சலில் தெரிவிப்போம்.';
export const print = 'அச்சிட';
export const payAtTheDoor = 'டெலிவரியின்போது ரொக்கமாகச் செலுத்த வேண்டும்';
export const placedToast = 'உங்கள் ஆர்டர் பெறப்பட்டது';

export const onlyInCart = 'இந்த ஆர்டரின் {count} பொருள் உங்கள் கூடையில் உள்ளது';
export const allInCart = 'இந்த ஆர்டரின் {count} பொருட்கள் உங்கள் கூடையில் உள்ளன';
export const changedTitle = 'கூடையில் உள்ளது, சில மாற்றங்களுடன்';
export const nothingTitle = 'இந்த ஆர்டரில் எதுவும் இப்போது கிடைக்காது';
export const onlyOneInCart = 'இந்த ஆர்டரின் ஒரே பொருள் உங்கள் கூடையில் உள்ளது.';
export const oneInCart = 'இந்த ஆர்டரின் {count} பொருட்களில் {inCart} உங்கள் கூடையில் உள்ளது.';
export const someInCart = 'இந்த ஆர்டரின் {count} பொருட்களில் {inCart} உங்கள் கூடையில் உள்ளன.';
export const stay = 'இங்கேயே இருக்க';
export const seeProducts = 'இருப்பவற்றைப் பார்க்க';
export const noLongerSold = 'இனி விற்பனையில் இல்லை';
export const soldOut = 'விற்றுத் தீர்ந்தது';
export const cartFull = '{maximum} பொருட்களுடன் உங்கள் கூடை நிறைந்துவிட்டது';
export const onlySomeInStock = '{quantity} கேட்டீர்கள்; {stock} மட்டுமே இருப்பில் உள்ளது';
export const priceInstead = 'ஒன்றின் விலை {before} இருந்தது, இப்போது {now}';

export const changedFrom = '{date} அன்று {number}-இலிருந்து மாற்றப்பட்டது';
export const changedTotal = 'மொத்தம் {before} → {after}';
export const newInOrder = 'புதியது';
export const outOfOrder = 'நீக்கப்பட்டது';
export const notAgreed = 'நாம் பேசியபடி இல்லையா? பட்டாசுகள் புறப்படும் முன் எங்களை அழையுங்கள் அல்லது எழுதுங்கள்.';
export const changedInto = '<order>{number}</order> என மாற்றப்பட்டது';
