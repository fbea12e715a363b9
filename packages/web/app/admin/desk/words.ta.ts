// No native reader has checked these.
export const title = 'புதிய ஆர்டர்';
export const description = 'தொலைபேசி, செய்தி அல்லது கவுண்டர் வழியாக வந்த ஆர்டர்.';
export const copyAsNew = 'புதியதாக நகலெடுக்க';
export const loading = 'விலைப் பட்டியல் ஏற்றப்படுகிறது…';
export const loadFailed = 'விலைப் பட்டியலைப் பெற முடியவில்லை';

export const came = 'எப்படி வந்தது';

export const buyer = 'வாங்குபவர்';
export const find = 'முன்பு வாங்கியவரைத் தேட';
export const findHint = 'பெயர் அல்லது எண், குறைந்தது 3 எழுத்துகள்';
export const found = { one: '{count} பேர்', other: '{count} பேர்' } as const;
export const nobodyFound = 'யாரும் இல்லை: பெயரையும் எண்ணையும் கீழே எழுதுங்கள்.';
export const findFailed = 'தேட முடியவில்லை';
export const lastOrder = 'கடைசி ஆர்டர் {date}';
export const noOrder = 'இன்னும் ஆர்டர் இல்லை';
export const hasAccount = 'கணக்கு உள்ளது';
export const ofAccount = 'ஆர்டர் இந்தக் கணக்கில் இருக்கும்: {name}';
export const withoutAccount = 'கணக்கு இல்லாமல்';
export const barred = 'இந்தக் கணக்கு தடை செய்யப்பட்டது அல்லது நிறுத்தப்பட்டது.';
export const name = 'பெயர்';
export const mobile = 'கைபேசி எண்';
export const email = 'மின்னஞ்சல் (கட்டாயமில்லை)';
export const gstin = 'வணிகத்தின் GSTIN (கட்டாயமில்லை)';
export const isAdult = 'வாங்குபவர் தமக்கு 18 வயது நிரம்பியது என்று சொல்கிறார்';

export const where = 'எங்கே';
export const savedAddress = 'சேமித்த முகவரி';
export const newAddress = 'வேறு முகவரி';
export const collectAt = 'பெறும் இடம்: {depot}';
export const collectHere = 'கவுண்டரில்';
export const street = 'முகவரி';
export const pincode = 'பின்கோடு';
export const state = 'மாநிலம்';
export const city = 'ஊர்';
export const businessName = 'நிறுவனத்தின் பெயர்';
export const district = 'மாவட்டம்';
export const chooseDistrict = 'மாவட்டத்தைத் தேர்ந்தெடுங்கள்';

export const goods = 'பொருட்கள்';
export const add = 'எண் அல்லது பெயர்';
export const addHint = '12 அல்லது ஒரு பெயர், பிறகு Enter. 12-5 என்றால் எண் 12-இல் ஐந்து.';
export const matches = { one: '{count} பொருள்', other: '{count} பொருட்கள்' } as const;
export const noMatch = 'இந்த எண்ணோ பெயரோ உள்ள பொருள் இல்லை.';
export const set = '{product}: {quantity}';
export const nothingYet = 'இன்னும் பொருட்கள் இல்லை.';
export const nothingChosen = 'ஒரு பொருளையாவது சேருங்கள்';
export const inStock = '{stock} இருப்பில்';
export const demand = 'முடிவடையாத விலை கேட்புகளில் கேட்டது {demand}';
export const onlyInStock = '{stock} மட்டுமே இருப்பில்';
export const gone = 'இப்போது விற்பனையில் இல்லை';
export const otherPrice = 'வேறு விலை';
export const otherPriceOf = '{product}: வேறு விலை';
export const priceReason = 'ஏன் இந்த விலை';
export const priceReasonOf = '{product}: ஏன் இந்த விலை';
export const customerReads = 'இதை வாடிக்கையாளர் படிப்பார்';

export const charges = 'டெலிவரி, தள்ளுபடி, குறிப்பு';
export const chargeHint = 'காலியாக விட்டால்: உங்கள் அமைப்புகளின்படி';
export const takeBest = 'சிறந்த தள்ளுபடி விதியை எடு';
export const discountReason = 'ஏன் இந்தத் தள்ளுபடி';
export const note = 'வாடிக்கையாளருக்குக் குறிப்பு (கட்டாயமில்லை)';

export const sums = 'தொகையும் ஒப்புதலும்';
export const kindOf = 'இது என்ன ஆகும்';
export const anEstimate = 'எஸ்டிமேட்';
export const anOffer = 'எங்கள் விலை';
export const anOrder = 'ஆர்டர்';
export const estimateText = 'இன்றைய விலைகள் அப்படியே இருக்கும். இருப்பிலிருந்து எதுவும் எடுக்கப்படாது.';
export const offerText = 'வாங்குபவர் இணைப்பில் சம்மதிக்கலாம், அல்லது மாற்றம் கேட்கலாம்.';
export const orderText = 'பொருட்கள் இப்போதே இருப்பிலிருந்து எடுக்கப்படும்.';
export const days = 'விலை செல்லுபடியாகும் நாட்கள்';
export const daysHint = 'காலியாக விட்டால்: உங்கள் அமைப்புகளின்படி';
export const beforeItLeaves = 'அனுப்பும் முன்';
export const onDelivery = 'டெலிவரியில் பணம்';
export const paidNow = 'இப்போதே';
export const amount = 'பெற்ற தொகை, ரூபாயில்';
export const method = 'செலுத்திய முறை';
export const reference = 'பரிமாற்றத்தின் குறிப்பு எண்';
export const receivedOn = 'பெற்ற நாள்';
export const saveEstimate = 'எஸ்டிமேட்டாகச் சேமிக்க';
export const sendOffer = 'விலையை அனுப்ப';
export const makeOrder = 'ஆர்டர் செய்ய';
export const failed = 'சேமிக்க முடியவில்லை';
export const shortages = 'போதுமான இருப்பு இல்லை. எதுவும் எழுதப்படவில்லை.';
export const clear = 'பக்கத்தைக் காலியாக்க';
export const clearQuestion = 'பக்கத்தைக் காலியாக்கலாமா?';
export const clearText = 'இங்கே எழுதியது போய்விடும்.';
export const keep = 'இருக்கட்டும்';

export const orderDone = 'ஆர்டர் {number}';
export const offerDone = 'எங்கள் விலை {number}';
export const estimateDone = 'எஸ்டிமேட் {number}';
export const forBuyer = 'வாங்குபவர்: {name}';
export const openIt = 'திறந்து அச்சிட';
export const next = 'அடுத்த ஆர்டர்';
export const amountHint = 'காலியாக விட்டால்: முழுத் தொகை';
export const writtenBefore =
  'முந்தைய முயற்சி சேமிக்கப்பட்டது, ஆனால் பதில் வரவில்லை; அதன் பிறகு பக்கம் மாற்றப்பட்டது. முதலில் ஆர்டர்களில் பாருங்கள்.';
export const seeOrders = 'ஆர்டர்கள்';
export const makeAnother = 'இன்னொன்று உருவாக்க';
export const listPriceOf = '{product}: பட்டியல் விலை';
export const notRead = 'இதைப் படிக்க முடியவில்லை: {why}';
export const readerMissing =
  'எண்ணிக்கையுடன் எழுதியதை இப்போது படிக்க முடியவில்லை. எண்ணையும் எண்ணிக்கையையும் ஒன்றன்பின் ஒன்றாக எழுதுங்கள்.';
export const tooMany = 'அதிகபட்சம் {maximum} பொருட்கள்';
export const listIsCut = 'விலைப் பட்டியல் முதல் {maximum} பொருட்களை மட்டும் காட்டுகிறது.';
