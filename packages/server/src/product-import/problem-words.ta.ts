// No native reader has checked these.
export const writePrice =
  '0 முதல் 10000000 வரை ஒரு விலையை எழுதுங்கள், புள்ளிக்குப் பின் அதிகபட்சம் 2 இலக்கங்களுடன்; உதாரணம்: 199.50';
export const writePercentage =
  '0 முதல் 100 வரை ஒரு சதவீதத்தை எழுதுங்கள், புள்ளிக்குப் பின் அதிகபட்சம் 2 இலக்கங்களுடன்; உதாரணம்: 12.5';
export const writeStock = '0 முதல் 1000000 வரை முழு எண்ணை எழுதுங்கள்';
export const writeRating = '0 முதல் 5 வரை, 0.1 படிகளில் மதிப்பெண்ணை எழுதுங்கள்; உதாரணம்: 4.5';
export const writePieces = '1 முதல் 10000 வரை ஒரு முழு எண்ணை எழுதுங்கள்';
export const writeListNumber = '1 முதல் 9999 வரை ஒரு முழு எண்ணை எழுதுங்கள்';
export const leaveNumber = 'ஏற்றுமதியில் இருந்த எண்ணை அப்படியே விடுங்கள்';
export const writePoint = 'காற்புள்ளிக்குப் பதிலாகப் புள்ளியை இடுங்கள்: {number}';
export const writeDetails = 'விவரங்களை இப்படி எழுதுங்கள்: {form}';

export const unknownCategory = '“{category}” என்ற வகை இல்லை';
export const unknownProduct = '“{product}” என்ற பொருள் இல்லை';
export const ambiguousProduct = '“{product}” என்ற பெயரில் பல பொருட்கள் உள்ளன. ஒன்றின் id-ஐ எழுதுங்கள்';
export const numberTaken = 'எண் {number}: {name}';
export const numberChanges = 'ஒரு பொருளின் எண் ‘புதிதாக எண்ணிடு’ மூலம் மட்டுமே மாறும்';
export const unknownId = 'இந்த id கொண்ட பொருள் இல்லை';
export const repeatedId = 'வரிசை {row}: இந்த id அங்கே ஏற்கனவே உள்ளது';
export const tooManyCategories =
  'ஒரு கடையில் {maximum} வகைகள் வரை மட்டுமே இருக்கலாம்; கோப்பில் அதற்கு மேல் உள்ளன';
export const priceJump = '“{product}”: இன்று {before}, கோப்பில் {after}';
export const lettersLost = '“{text}”: எழுத்துகள் இருந்த இடத்தில் கேள்விக்குறிகள் உள்ளன';
export const stockBeforeSales = 'ஆர்டர்களால் இந்த இருப்பு மாறியுள்ளது: இப்போது {pieces}, கோப்பில் {stock}';
export const repeatedName = 'வரிசை {row}: இந்தப் பெயர் அங்கேயும் உள்ளது';
export const stockAppeared =
  'இந்தப் பொருளுக்கு இப்போது இருப்பு உள்ளது ({pieces}). “{seen}” நெடுவரிசையிலும் அது இருக்க மீண்டும் ஏற்றுமதி செய்யுங்கள்';
export const stockMoved =
  'ஆர்டர்களால் இந்த இருப்பு மாறிவிட்டது; இப்போது {pieces} உள்ளது. “{seen}” நெடுவரிசை உள்ள கோப்பை மீண்டும் ஏற்றுமதி செய்யுங்கள், அல்லது “{stock}” நெடுவரிசையை நீக்குங்கள்';

export const editedBySomebody = '“{product}” இதற்கிடையில் மாற்றப்பட்டுள்ளது ({time})';
export const editedBy = '“{product}” இதற்கிடையில் மாற்றப்பட்டுள்ளது ({who}, {time})';
export const deletedSince = 'இந்தப் பொருள் இதற்கிடையில் நீக்கப்பட்டது';
export const changedSince = '“{product}” இதற்கிடையில் மாற்றப்பட்டுள்ளது';
export const soldSince = 'இருப்பில் எதுவும் இல்லை: இறக்குமதியில் சேர்த்தவற்றில் {missing} விற்றுவிட்டன';

export const notFinished = 'இறக்குமதியை முடிக்க முடியவில்லை; எதுவும் மாற்றப்படவில்லை';
export const importStopped =
  'இறக்குமதி {rows} வரிசைகளுக்குப் பிறகு நின்றுவிட்டது. முந்தைய வரிசைகள் இறக்குமதியாகிவிட்டன';
export const undoStopped =
  'திரும்பப் பெறுதல் {rows} மாற்றங்களுக்குப் பிறகு நின்றுவிட்டது. மற்ற மாற்றங்கள் அப்படியே உள்ளன';

export const asGiven = '{text}';
