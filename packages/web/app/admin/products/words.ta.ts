export const title = 'பொருள் நிர்வாகம்';
export const description = 'கடையின் பொருட்கள்.';
export const loadFailed = 'பொருட்களைக் காட்ட முடியவில்லை';
export const loading = 'பொருட்கள் ஏற்றப்படுகின்றன…';
export const none = 'பொருட்கள் எதுவும் இல்லை. புதிய பொருளைச் சேர்த்துத் தொடங்குங்கள்.';
export const showAll = 'எல்லாப் பொருட்களையும் காட்ட';
export const counted = { one: '{count} பொருள்', other: '{count} பொருட்கள்' } as const;
export const things = 'பொருட்கள்';
export const search = 'பொருட்களைத் தேட';
export const searchHint = 'பொருள் தேட...';
export const find = 'தேட';
export const anyStock = 'இருப்பு: எல்லாம்';
export const runningOut = 'தீரப் போகிறது ({count} அல்லது குறைவு)';
export const anyCategory = 'எந்த வகையும்';
export const withoutCategory = 'வகை இல்லாதவை';
export const sort = 'வரிசைப்படுத்த';
export const newestFirst = 'புதியவை முதலில்';
export const bestMatchFirst = 'தேடலுக்கு ஏற்றவை முதலில்';
export const nameUp = 'பெயர், A முதல் Z வரை';
export const nameDown = 'பெயர், Z முதல் A வரை';
export const priceUp = 'விலை, குறைந்தது முதலில்';
export const priceDown = 'விலை, அதிகம் முதலில்';
export const stockUp = 'இருப்பு, குறைந்தது முதலில்';
export const stockDown = 'இருப்பு, அதிகம் முதலில்';

export const products = 'பொருட்கள்';
export const image = 'படம்';
export const actions = 'செயல்கள்';
export const draft = 'வரைவு';
export const notGivenYet = 'இன்னும் தரப்படவில்லை';
export const rupees = 'ரூ. {price}';
export const off = '({discount}% தள்ளுபடி)';
export const sellsAt = 'விற்பனை விலை {price}';
export const edit = 'திருத்த';
export const editOf = '{name}: திருத்த';
export const remove = 'நீக்க';
export const removeOf = '{name}: நீக்க';
export const removeQuestion = 'இந்தப் பொருளை நீக்கவா?';
export const removeFailed = 'பொருளை நீக்க முடியவில்லை';
export const removed = '{name} இனி கடையில் இல்லை.';
export const notRemoved = 'பொருள் நீக்கப்படவில்லை';
export const changed = 'இந்தப் பொருள் மாற்றப்பட்டது ({by}, {when})';
export const listShowsIt = '{change}. பட்டியலில் இப்போதைய விவரங்கள் உள்ளன.';
export const ok = 'சரி';

export const views = 'பொருட்களின் காட்சிகள்';
export const synonyms = 'ஒத்த சொற்கள்';
export const priceRules = 'தள்ளுபடி விதிகள்';
export const rules = 'விதிகள்';
export const categories = 'வகைகள்';
export const reviews = 'மதிப்புரைகள்';
export const selectedProducts = 'தேர்ந்தெடுத்த பொருட்கள்';
export const selectProduct = '{name}: தேர்ந்தெடுக்க';
export const selectAll = 'இந்தப் பக்கத்தில் உள்ள அனைத்தையும் தேர்ந்தெடுக்க';
export const selected = '{count} தேர்வாகியுள்ளன';
export const selectedElsewhere = '{count} தேர்வாகியுள்ளன, அவற்றில் {elsewhere} மற்ற பக்கங்களில்';
export const clear = 'தேர்வை நீக்க';
export const setCategory = 'வகையை மாற்ற';
export const setCategoryFailed = 'வகையை மாற்ற முடியவில்லை';
export const movedToCategory = {
  one: '{count} பொருளின் வகை மாற்றப்பட்டது',
  other: '{count} பொருட்களின் வகை மாற்றப்பட்டது',
} as const;
export const atMostSelected = 'அதிகபட்சம் {maximum} பொருட்களைத் தேர்ந்தெடுக்கலாம்';

export const changePrice = '{name}: விலையை மாற்ற';
export const changeStock = '{name}: இருப்பை மாற்ற';
export const newPrice = '{name}: புதிய விலை';
export const newStock = '{name}: புதிய இருப்பு';
export const save = 'சேமிக்க';
export const priceStill =
  '{change}. விலை: {price} (மாறவில்லை). உங்கள் விலையைப் பதிவு செய்ய மீண்டும் சேமியுங்கள்.';
export const priceNow =
  '{change}. இப்போதைய விலை: {price}. அதற்குப் பதிலாக உங்களுடையதை வைக்க மீண்டும் சேமியுங்கள்.';
export const stockStill =
  '{change}. இருப்பு: {stock} (மாறவில்லை). உங்கள் இருப்பைப் பதிவு செய்ய மீண்டும் சேமியுங்கள்.';
export const stockNow =
  '{change}. இப்போதைய இருப்பு: {stock}. அதற்குப் பதிலாக உங்களுடையதை வைக்க மீண்டும் சேமியுங்கள்.';
export const notGiven = 'தரப்படவில்லை';
export const customersPay = 'வாடிக்கையாளர் செலுத்துவது {price}';
export const soldMeanwhile = {
  one: 'இதற்கிடையில் {count} விற்றது',
  other: 'இதற்கிடையில் {count} விற்றன',
} as const;
export const withReturned = {
  one: 'ரத்தான ஆர்டர்களின் {count} உட்பட',
  other: 'ரத்தான ஆர்டர்களின் {count} உட்பட',
} as const;

export const add = 'பொருளைச் சேர்க்க';
export const addDescription = 'கடையில் ஒரு பொருளைச் சேர்க்க.';
export const adding = 'சேர்க்கப்படுகிறது…';
export const addFailed = 'பொருளைச் சேர்க்க முடியவில்லை';
export const added = '{name} இப்போது கடையில் உள்ளது.';
export const laterHint =
  'விலை, இருப்பு, விற்கும் அளவு ஆகியவற்றைப் பிறகு சேர்க்கலாம். அதுவரை இது வாடிக்கையாளர்களுக்குத் தெரியாத வரைவாக இருக்கும்.';

export const editTitle = 'பொருளைத் திருத்த';
export const editDescription = 'கடையின் ஒரு பொருளை மாற்ற.';
export const productFailed = 'பொருளின் விவரங்களைக் காட்ட முடியவில்லை';
export const productLoading = 'பொருள் ஏற்றப்படுகிறது…';
export const backToProducts = 'பொருட்களுக்குத் திரும்ப';
export const update = 'மாற்றங்களைச் சேமிக்க';
export const saving = 'சேமிக்கப்படுகிறது…';
export const updateFailed = 'பொருளை மாற்ற முடியவில்லை';
export const success = 'சேமிக்கப்பட்டது';
export const saved = '{name}: உங்கள் மாற்றங்கள் சேமிக்கப்பட்டன.';
export const draftRestored = 'நீங்கள் எழுதிச் சேமிக்காதது மீண்டும் இங்கே உள்ளது.';
export const discard = 'அதை விட்டுவிட';
export const changedUnsaved = '{change}. உங்கள் மாற்றங்கள் இன்னும் சேமிக்கப்படவில்லை.';
export const whatChanged = 'அவர் மாற்றியவை: {fields}.';
export const keepingTakes = 'உங்களுடையதை வைத்துக்கொண்டால், நீங்கள் மாற்றாத இடங்களில் அவரது மாற்றங்கள் வரும்.';

export const name = 'பெயர்';
export const text = 'விளக்கம்';
export const price = 'விலை';
export const stock = 'இருப்பு';
export const unit = 'விற்கும் அளவு';
export const discount = 'தள்ளுபடி';
export const rating = 'கடை தரும் மதிப்பெண்';
export const category = 'வகை';
export const noCategory = 'வகை இல்லை';
export const descriptionTa = 'தமிழ் விளக்கம்';
export const descriptionTaHint = 'தமிழ்க் கடையில் இதுவே காட்டப்படும்; காலியாகவும் விடலாம்';
export const onTheBox = 'பெட்டியில் உள்ளது';
export const maker = 'தயாரிப்பாளர்';
export const makerHint = 'பெட்டியில் உள்ள பெயர்; வாடிக்கையாளர்கள் இதை வைத்துத் தேர்ந்தெடுக்கலாம்';
export const mrp = 'MRP';
export const mrpHint = 'ரூபாயில், அச்சிட்டபடி. தள்ளுபடிக்குப் பின் விலை இதைத் தாண்டாது';
export const piecesPerCase = 'ஒரு கேஸில்';
export const caseHint = 'தயாரிப்பாளரின் கேஸில் இந்த அளவு எத்தனை உள்ளது';
export const listNumberIs = 'விலைப்பட்டியலில் எண் {number}';
export const listNumberComes = 'விலைப்பட்டியலின் அடுத்த எண் இதற்குக் கிடைக்கும்.';
export const noListNumber = '9,999 வரை எல்லா எண்களும் பயன்பாட்டில் உள்ளதால் இதற்கு எண் இல்லை.';
export const numberAnew = 'புதிதாக எண்ணிடு';
export const numberAnewQuestion = {
  one: 'விலைப்பட்டியலின் வரிசையில் {count} பொருளுக்கு 1 முதல் {count} வரை புதிதாக எண்ணிடலாமா? முன்பு அச்சிட்ட பட்டியல்களில் பழைய எண்கள் இருக்கும்.',
  other:
    'விலைப்பட்டியலின் வரிசையில் {count} பொருட்களுக்கு 1 முதல் {count} வரை புதிதாக எண்ணிடலாமா? முன்பு அச்சிட்ட பட்டியல்களில் பழைய எண்கள் இருக்கும்.',
} as const;
export const numberedAnew = {
  one: '{count} பொருளுக்குப் புதிய எண் தரப்பட்டது',
  other: '{count} பொருட்களுக்குப் புதிய எண்கள் தரப்பட்டன',
} as const;
export const numberAnewFailed = 'பொருட்களுக்கு எண்ணிட முடியவில்லை';
export const heldCheaper = {
  one: '{count} நடப்பு எஸ்டிமேட்டில் வேறு விலை உள்ளது.',
  other: '{count} நடப்பு எஸ்டிமேட்டுகளில் வேறு விலை உள்ளது.',
} as const;
export const aboveMrp = 'MRP {mrp}-ஐ விட அதிகம்';
export const enterMrp =
  '0.01 முதல் {maximum} வரை ரூபாயில் எழுதுங்கள், புள்ளிக்குப் பின் அதிகபட்சம் 2 இலக்கங்களுடன்';
export const enterPiecesPerCase = '1 முதல் {maximum} வரை ஒரு முழு எண்ணை எழுதுங்கள்';
export const nameTa = 'தமிழ்ப் பெயர்';
export const nameTaHint = 'தமிழ்க் கடையில் முதலில் காட்டப்படும்; இல்லையென்றால் காலியாக விடுங்கள்';
export const inRupees = 'ரூபாயில்';
export const inPercent = 'சதவீதத்தில், 0 முதல் 100 வரை';
export const inPercentPay = 'சதவீதத்தில்; வாடிக்கையாளர் செலுத்துவது {price}';
export const stockHint = 'எத்தனை விற்கலாம்';
export const unitHint = '“10 கொண்ட பெட்டி” போன்றது';
export const ratingHint = '0 முதல் 5 வரை, 0.1 படிகளில்';
export const setAside = {
  one: 'விற்பனையில் இல்லை. ரத்தான ஆர்டர்களில் இருந்து {count} திரும்பி வந்தது; நீங்கள் உள்ளிடுவதுடன் அது சேர்க்கப்படும்',
  other:
    'விற்பனையில் இல்லை. ரத்தான ஆர்டர்களில் இருந்து {count} திரும்பி வந்தன; நீங்கள் உள்ளிடுவதுடன் அவை சேர்க்கப்படும்',
} as const;
export const enterPrice =
  '0 முதல் {maximum} வரை ஒரு விலையை உள்ளிடுங்கள், புள்ளிக்குப் பின் அதிகபட்சம் 2 இலக்கங்களுடன்';
export const enterStock = '0 முதல் {maximum} வரை ஒரு முழு எண்ணை உள்ளிடுங்கள்';
export const enterDiscount =
  '0 முதல் 100 வரை ஒரு சதவீதத்தை உள்ளிடுங்கள், புள்ளிக்குப் பின் அதிகபட்சம் 2 இலக்கங்களுடன்';
export const enterRating = '0 முதல் 5 வரை, 0.1 படிகளில், ஒரு மதிப்பெண்ணை உள்ளிடுங்கள்';
export const priceRequired = 'விலை தேவை';
export const stockRequired = 'இருப்பு தேவை';

export const details = 'விவரங்கள்';
export const detailsHint =
  'பொருளின் பக்கத்தில் அட்டவணையாகத் தெரியும்; தேடலிலும் கிடைக்கும். “எரியும் நேரம்”, “45 நொடிகள்” போன்றவை.';
export const detailName = 'விவரம் {number}: பெயர்';
export const detailNameHint = 'பெயர்';
export const detailValue = 'விவரம் {number}: மதிப்பு';
export const detailValueHint = 'மதிப்பு';
export const removeDetail = 'விவரம் {number}: நீக்க';
export const addDetail = 'விவரம் சேர்க்க';
export const detailTwice = 'மற்றொரு விவரத்துக்கும் இதே பெயர் உள்ளது';

export const passport = 'பாஸ்போர்ட்';
export const passportHint =
  'தயாரிப்பாளரின் லேபிளில் உள்ளபடி: வாடிக்கையாளர்கள் இவற்றைப் பார்ப்பார்கள்; ஆர்டர்களிலும் இருக்கும். எவை தேவை என்பதை <rules>விற்பனை விதிகள்</rules> சொல்கின்றன.';
export const asCategory = 'வகையில் உள்ளபடி: {fact}';
export const notNeeded = 'கட்டாயமில்லை';
export const factRange = '{minimum} முதல் {maximum}{unit} வரை';
export const unitDecibels = 'dB';
export const unitMetres = 'மீ';
export const unitSeconds = 'நொடிகள்';
export const neeriHint = 'பசுமைப் பட்டாசுகளுக்கு மட்டும்';
export const qrHint = 'பெட்டியில் உள்ளபடி';
export const noiseHint = '0 என்றால் வெடிச் சத்தம் இல்லை';
export const piecesHint = 'ஒன்றாக விற்பதில் உள்ளவை';
export const minAgeHint = '18 என்றால் பெரியவர்களுக்கு மட்டும்';
export const joinedHint = 'இணைக்கப்பட்டவை இல்லையென்றால் 0';
export const bannedSaltsHint =
  'பேரியம், லித்தியம், ஆர்சனிக், ஆன்டிமனி, ஈயம், பாதரசம் அல்லது ஸ்ட்ரோன்சியம் குரோமேட்';
export const savedUnlisted = 'சேமிக்கப்பட்டது, ஆனால் கடையில் இல்லை:';
export const notInShop = 'கடையில் இல்லை';
export const moreReasons = 'மேலும் {count}';
export const listing = 'கடையில் உள்ளதா';
export const withoutPassport = 'பாஸ்போர்ட் இல்லாதவை';

export const goesWith = 'இதனுடன் பொருந்துபவை';
export const goesWithHint =
  'அதிகபட்சம் {maximum}; பொருளின் பக்கத்தில் இந்த வரிசையில் தெரியும். பின்னர் சேர்த்து வாங்கப்படுபவையும் அதே வகையில் விலை நெருங்கியவையும் வரும்.';
export const findToGoWith = 'சேர்க்க ஒரு பொருளைத் தேட';
export const noneFound = 'பொருள் எதுவும் கிடைக்கவில்லை';
export const addPicked = '{name}: சேர்க்க';
export const removePicked = '{name}: பட்டியலில் இருந்து நீக்க';
export const allPicked = '{maximum} பொருட்கள் சேர்ந்துவிட்டன. வேறொன்றைச் சேர்க்க ஒன்றை நீக்குங்கள்.';
export const pickedAdded = '{name}: சேர்க்கப்பட்டது, {maximum} இடங்களில் {number}-ஆவது';
export const pickedMoved = '{name}: இப்போது {count} பொருட்களில் {number}-ஆவது';

export const images = 'படங்கள்';
export const noImage = 'படம் இல்லை';
export const chooseImage = 'ஒரு படத்தைத் தேர்ந்தெடுங்கள் அல்லது இங்கே இழுத்து விடுங்கள்';
export const imageHint = 'JPEG, PNG; அதிகபட்சம் {megabytes}MB';
export const addImages = 'படங்களைச் சேருங்கள் அல்லது இங்கே இழுத்து விடுங்கள்';
export const imagesHint = 'JPEG, PNG; ஒவ்வொன்றும் அதிகபட்சம் {megabytes}MB';
export const uploading = 'பதிவேற்றப்படுகிறது…';
export const uploadFailed = 'படங்களைப் பதிவேற்ற முடியவில்லை';
export const imageOnItsWay = 'படம் இன்னும் பதிவேற்றப்படுகிறது.';
export const imagesOnTheirWay = 'படங்கள் இன்னும் பதிவேற்றப்படுகின்றன.';
export const removeImageFirst = 'புதிய படத்தைப் பதிவேற்றும் முன் இப்போதைய படத்தை நீக்குங்கள்';
export const tooManyImages = 'ஒரு பொருளுக்கு அதிகபட்சம் {maximum} படங்கள் இருக்கலாம்';
export const imageNumber = 'படம் {number}';
export const moveEarlier = 'படம் {number}: முன்னால் நகர்த்த';
export const moveLater = 'படம் {number}: பின்னால் நகர்த்த';
export const first = 'முதல்';
export const imageMoved = 'படம் இப்போது {count} படங்களில் {number}-ஆவது';

export const deletedProducts = 'நீக்கிய பொருட்கள்';
export const noneDeleted = 'கடந்த 90 நாட்களில் எந்தப் பொருளும் நீக்கப்படவில்லை.';
export const deletedFailed = 'நீக்கிய பொருட்களைக் காட்ட முடியவில்லை.';
export const bringBack = 'திரும்பக் கொண்டுவர';
export const bringBackOf = '{name}: திரும்பக் கொண்டுவர';
export const restoreFailed = 'பொருளைத் திரும்பக் கொண்டுவர முடியவில்லை';
export const undoRemove = 'நீக்கியதைத் திரும்பப் பெற';

export const takePhoto = 'படம் எடுக்க';
export const takePhotoOf = '{name}: படம் எடுக்க';
export const photoSaved = '{name}: படம் சேமிக்கப்பட்டது';
export const photoUnsaved = '{name}: படம் சேமிக்கப்படவில்லை. {problem}';
export const retry = 'மீண்டும் முயல';

export const addPictures = 'படங்களைச் சேர்க்க';
export const addPicturesHint = 'படங்களைத் தேர்ந்தெடுங்கள், அல்லது பட்டியலின் மேல் இழுத்து விடுங்கள்';
export const dropPictures = 'படங்களை இங்கே விடுங்கள்';
export const picturesLead =
  'கோப்பின் பெயரிலுள்ள எண் அல்லது பெயரால் பொருட்கள் கண்டறியப்படும். பொத்தானை அழுத்தும் வரை எதுவும் சேமிக்கப்படாது.';
export const onlyFirstPictures = 'ஒரே நேரத்தில் முதல் {maximum} படங்கள் மட்டும் எடுக்கப்படும்.';
export const findingProducts = 'பொருட்கள் தேடப்படுகின்றன…';
export const findingFailed = 'பொருட்களைக் கண்டறிய முடியவில்லை; நீங்களே தேர்ந்தெடுங்கள்.';
export const noProductFound = 'பொருள் கண்டறியப்படவில்லை';
export const productOfPicture = '{file}: பொருள்';
export const searchProduct = 'பொருளின் பெயர் அல்லது ஒரு சொல்';
export const chooseProduct = 'பொருளைத் தேர்ந்தெடுக்க';
export const anotherProduct = 'வேறு பொருள்';
export const ofFile = '{file}: {label}';
export const leaveOut = 'விட்டுவிட';
export const leftOut = 'விடப்பட்டது';
export const takeIn = 'மீண்டும் சேர்க்க';
export const savePictures = {
  one: '{count} படத்தைச் சேமிக்க',
  other: '{count} படங்களைச் சேமிக்க',
} as const;
export const retryPictures = {
  one: '{count} படத்தை மீண்டும் முயல',
  other: '{count} படங்களை மீண்டும் முயல',
} as const;
export const picturesSaved = {
  one: '{count} படம் சேமிக்கப்பட்டது',
  other: '{count} படங்கள் சேமிக்கப்பட்டன',
} as const;
export const savedSoFar = '{all}-இல் {count} சேமிக்கப்பட்டது';
export const withoutProduct = 'பொருள் இல்லாதவை: {count}';
export const pictureSaved = 'சேமிக்கப்பட்டது';
export const savingPicture = '{file} சேமிக்கப்படுகிறது';
export const stopSaving = 'படங்கள் இன்னும் சேமிக்கப்படுகின்றன. நிறுத்தவா? சேமித்தவை அப்படியே இருக்கும்.';
