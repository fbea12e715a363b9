export const products = 'பொருட்கள்';
export const found = 'பொருட்கள்: {search}';
export const titleOfPage = '{title} - பக்கம் {page}';
export const description =
  'வெடிகள், கம்பி மத்தாப்புகள், பூச்சட்டிகள், ராக்கெட்டுகள்; தமிழ்நாடு முழுவதும் இலவச டெலிவரி.';
export const categories = 'வகைகள்';
export const all = 'அனைத்தும்';
export const other = 'மற்றவை';
export const bothNames = '{nameTa} ({name})';
export const descriptionOfCategory =
  '{category}: {count} பொருட்கள், {price} முதல்; தமிழ்நாடு முழுவதும் இலவச டெலிவரி.';
export const categoryGone = 'அந்த வகை இப்போது இல்லை. இவை எல்லாப் பொருட்களும்.';
export const emptyCategory = '{category}: இப்போதைக்கு எதுவும் இல்லை.';
export const allProducts = 'எல்லாப் பொருட்களும்';
export const search = 'பொருட்களைத் தேட';
export const filters = 'வடிகட்டிகள்';
export const filterCount = 'வடிகட்டிகள் ({count})';
export const suggestions = 'பரிந்துரைகள்';
export const oneSuggestion = '{count} பரிந்துரை';
export const someSuggestions = '{count} பரிந்துரைகள்';
export const noSuggestions = 'பரிந்துரைகள் இல்லை';
export const categoryWithCount = '{name}, {count} பொருட்கள்';
export const categoryWithOne = '{name}, {count} பொருள்';
export const searchForWord = '“{word}” எனத் தேட';
export const recentSearches = 'அண்மையில் தேடியவை';
export const removeSearch = '“{search}”: நீக்க';
export const deleteRemoves = 'நீக்கும் விசையை அழுத்தினால் இது நீங்கும்';
export const clearSearches = 'அண்மையில் தேடியவற்றை நீக்க';
export const notLoaded = 'பொருட்களைக் காட்ட முடியவில்லை';
export const loadingProducts = 'பொருட்கள் ஏற்றப்படுகின்றன…';
export const pages = 'பொருட்களின் பக்கங்கள்';
export const showing =
  '<in>{category}: </in><found>“{search}” தேடலுக்கு </found>{count} பொருட்களில் {from} முதல் {to} வரை<filtered>, வடிகட்டியவை</filtered>';
export const showingOne =
  '<in>{category}: </in><found>“{search}” தேடலுக்கு </found>{count} பொருளில் {from} முதல் {to} வரை<filtered>, வடிகட்டியவை</filtered>';
export const noMatch = '“{search}” தேடலுக்கு எந்தப் பொருளும் இல்லை';
export const noneTitle = 'பொருட்கள் எதுவும் கிடைக்கவில்லை';
export const nothingFiltered =
  '“{search}” தேடலுக்கு இந்த வடிகட்டிகளுடன் எதுவும் இல்லை. அவை இல்லாமல்: {count}.';
export const withoutValue = '{value} இல்லாமல்: {count}';
export const nothingMatches =
  '“{search}” தேடலுக்கு எதுவும் கிடைக்கவில்லை. சிறிய சொல்லைத் தேடினால் கிடைக்கலாம்.';
export const correctedTo = '“{corrected}” என்பதற்கான முடிவுகள்';
export const lacking = 'சில முடிவுகளில் “{word}” இல்லை.';
export const nearest = 'நீங்கள் தேடியதற்கு மிக அருகில்';
export const popular = 'இப்போது அதிகம் வாங்கப்படுபவை';
export const emptyPage = 'இந்தப் பக்கத்தில் எதுவும் இல்லை.';
export const clearSearch = 'தேடலை நீக்க';
export const firstPage = 'முதல் பக்கம்';

export const swas = 'SWAS';
export const safal = 'SAFAL';
export const star = 'STAR';
export const conventional = 'வழக்கமானது';
export const notAFirework = 'பட்டாசு அல்ல';
export const severalClasses = 'பல வகைகள்';
export const decibels = '{noise} dB';
export const makesNoBang = 'சத்தமில்லாதது';
export const adultsOnly = 'பெரியவர்களுக்கு மட்டும்';
export const piecesInUnit = '{pieces} பீஸ்';
export const view = 'பார்க்க';
export const viewProduct = '{name}: பார்க்க';
export const shopsRating = 'கடையின் மதிப்பீடு';
export const outOfStock = 'இருப்பு இல்லை';
export const onlyLeft = '{stock} மட்டுமே';
export const inStock = 'இருப்பில் உள்ளது';

export const product = 'பொருள்';
export const oneProduct = 'எங்கள் கடையின் ஒரு பொருள்.';
export const backToProducts = 'பொருட்களுக்குத் திரும்ப';
export const productNotLoaded = 'பொருளைக் காட்ட முடியவில்லை';
export const loadingProduct = 'பொருள் ஏற்றப்படுகிறது…';
export const descriptionTitle = 'விளக்கம்';
export const details = 'விவரங்கள்';
export const keepAway = '{metres} மீட்டர் தள்ளி நில்லுங்கள்';
export const safetyAndOrigin = 'பாதுகாப்பும் தயாரிப்பும்';
export const statedByShop = 'தயாரிப்பாளரின் லேபிளில் உள்ளபடி கடை தரும் விவரங்கள்.';
export const goesWellWith = 'இதனுடன் பொருந்துபவை';
export const soldOut = 'இப்போதைக்கு விற்றுத் தீர்ந்துவிட்டது. <ask>மீண்டும் வருமா என எங்களிடம் கேளுங்கள்</ask>';
export const askSubject = 'விற்றுத் தீர்ந்த பொருள்';
export const askText = '{name} மீண்டும் கிடைக்குமா?';

export const pictures = '{name}: படங்கள்';
export const pictureOfProduct = '{name}, படம் {number}';
export const showPicture = 'படம் {number}: காட்ட';
export const enlarge = 'பெரிதாக்க';
export const enlargePicture = '{name}: பெரிதாக்க';
export const pictureOf = 'படம் {number} / {count}';
export const zoomOut = 'சிறிதாக்க';
export const zoomIn = 'பெரிதாக்க';
export const closePicture = 'படத்தை மூட';
export const previousPicture = 'முந்தைய படம்';
export const nextPicture = 'அடுத்த படம்';

export const recentlyViewed = 'அண்மையில் பார்த்தவை';
export const clearViewed = 'நீக்க';

export const share = 'பகிர';
export const shareText = '{shop}: {name} ({unit}), விலை {price}. {address}';
export const whatsApp = 'வாட்ஸ்அப்';
export const copyLink = 'இணைப்பை நகலெடுக்க';
export const linkCopied = 'இணைப்பு நகலெடுக்கப்பட்டது';
export const linkNotCopied = 'இணைப்பை நகலெடுக்க முடியவில்லை: {address}';
