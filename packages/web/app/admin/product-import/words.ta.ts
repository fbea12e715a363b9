export const exportCsv = 'CSV ஏற்றுமதி';
export const exportFailed = 'பொருட்களை ஏற்றுமதி செய்ய முடியவில்லை';
export const importCsv = 'இறக்குமதி';
export const title = 'பொருட்களை இறக்குமதி செய்ய';
export const howTo =
  'உங்கள் விலைப்பட்டியலை அப்படியே தேர்ந்தெடுங்கள்: Excel அல்லது CSV. வரிசைகள் பொருட்களாகும்; பெயர் மட்டும் உள்ள வரிசைகள் வகைகளாகும். கடையில் ஏற்கனவே உள்ள பொருட்கள் பெயரால் கண்டறியப்படும்.';
export const howExport = 'அல்லது இங்கே ஏற்றுமதி செய்த கோப்பு';
export const howToExport =
  'பொருட்களை ஏற்றுமதி செய்து, கோப்பை விரிதாளில் மாற்றி, இங்கே இறக்குமதி செய்யுங்கள். id இல்லாத வரிசை ஒரு பொருளைச் சேர்க்கும், அல்லது அதே பெயருள்ள பொருளை மாற்றும்; விடுபட்ட நெடுவரிசை எதையும் மாற்றாது; விலை, இருப்பு அல்லது விற்கும் அளவு இல்லாதது வரைவு ஆகும்.';
export const howToStock =
  'இருப்பை மாற்ற “{stock}” நெடுவரிசையை மட்டும் மாற்றுங்கள்; “{seen}” அப்படியே இருக்கட்டும். வித்தியாசம் மட்டுமே சேர்க்கப்படும்; எனவே இதற்கிடையில் விற்றவை விற்றவையாகவே இருக்கும். “{stock}” நெடுவரிசை இல்லையென்றால் இருப்பு மாறாது.';
export const choose = 'Excel அல்லது CSV கோப்பைத் தேர்ந்தெடுங்கள், அல்லது இங்கே இழுத்து விடுங்கள்';
export const chooseHint = '.xlsx அல்லது CSV, அதிகபட்சம் {megabytes}MB';
export const onlyChecked =
  'முதலில் கோப்பு சரிபார்க்கப்படும். நீங்கள் சொல்லும் வரையோ, ஒரு வரிசையிலாவது பிழை இருக்கும் வரையோ எதுவும் மாறாது; முழு இறக்குமதியையும் திரும்பப் பெறலாம்.';
export const importFailed = 'பொருட்களை இறக்குமதி செய்ய முடியவில்லை';
export const unknownEnd = 'இறக்குமதி எப்படி முடிந்தது எனத் தெரியவில்லை. பார்க்க, கோப்பை மீண்டும் சரிபாருங்கள்';
export const undoFailed = 'இறக்குமதியைத் திரும்பப் பெற முடியவில்லை';

export const columnsFound = 'ஒவ்வொரு நெடுவரிசையும் சரியாக உள்ளதா? இல்லையென்றால் மாற்றுங்கள்.';
export const columnsRemembered = 'இது போன்ற கடைசிப் பட்டியலுக்கு நீங்கள் தேர்ந்தெடுத்தபடி உள்ளது.';
export const firstRows = 'கோப்பின் முதல் பொருட்கள்';
export const columnNumber = 'நெடுவரிசை {number}';
export const whatColumnIs = '“{column}” என்பது';
export const notUsed = 'வேண்டாம்';
export const columnName = 'பெயர்';
export const columnNameTa = 'தமிழ்ப் பெயர்';
export const columnCategory = 'வகை';
export const columnUnit = 'அளவு';
export const columnPrice = 'விலை';
export const columnDiscount = 'தள்ளுபடி %';
export const columnNet = 'தள்ளுபடிக்குப் பின் விலை';
export const columnStock = 'இருப்பு';
export const columnDescription = 'விளக்கம்';
export const columnListNumber = 'பட்டியல் எண்';
export const columnMaker = 'தயாரிப்பாளர்';
export const columnPiecesPerCase = 'ஒரு கேஸில்';
export const howSections =
  'பெயர் மட்டும் உள்ள வரிசை வகையாகும். பெயருக்குள் உள்ள தமிழ் எழுத்துகள் தமிழ்ப் பெயராகும். தலைப்புகள், வெற்று வரிசைகள், குறிப்புகள் சேர்க்கப்படா.';
export const newProductsGet = 'புதிய பொருட்களுக்கு';
export const pieces = 'இருப்பில் உள்ளவை';
export const piecesHint = 'பட்டியலில் இருப்பு இல்லை. வாடிக்கையாளர்கள் இவ்வளவு வரை வாங்கலாம்.';
export const piecesUnread = '0 முதல் 1000000 வரை முழு எண்ணை எழுதுங்கள்';
export const unitOfNew = 'பட்டியலில் அளவு இல்லாதவற்றின் அளவு';
export const firstUnit = '1 பெட்டி';
export const needsName = 'பெயர்கள் உள்ள நெடுவரிசையைத் தேர்ந்தெடுங்கள்.';
export const needsPrice = 'விலைகள் உள்ள நெடுவரிசையைத் தேர்ந்தெடுங்கள்.';
export const check = 'பட்டியலைச் சரிபார்க்க';
export const columnsAgain = 'நெடுவரிசைகள்';

export const sending = 'கோப்பு அனுப்பப்படுகிறது…';
export const checked = '{total} வரிசைகளில் {processed} சரிபார்க்கப்பட்டன…';
export const imported = '{total} வரிசைகளில் {processed} இறக்குமதி செய்யப்பட்டன…';
export const undoing = '{total} மாற்றங்களில் {processed} திரும்பப் பெறப்பட்டன…';
export const goesOn = 'இந்தச் சாளரத்தை மூடினாலும் இது தொடரும்; வாடிக்கையாளர்கள் இதற்கிடையில் ஆர்டர் செய்யலாம்.';

export const anotherFile = 'வேறு கோப்பு';
export const importNow = {
  one: '{count} பொருளை இறக்குமதி செய்ய',
  other: '{count} பொருட்களை இறக்குமதி செய்ய',
} as const;
export const undoImport = 'திரும்பப் பெற';
export const undoQuestion = 'இந்த இறக்குமதியைத் திரும்பப் பெறவா?';
export const keepIt = 'அப்படியே இருக்கட்டும்';
export const addedGoes = {
  one: 'சேர்த்த {count} பொருள் நீக்கப்படும்',
  other: 'சேர்த்த {count} பொருட்கள் நீக்கப்படும்',
} as const;
export const changedReturns = {
  one: 'மாற்றிய {count} பொருள் முன்பு போல ஆகும்',
  other: 'மாற்றிய {count} பொருட்கள் முன்பு போல ஆகும்',
} as const;
export const bothEffects = '{added}; {changed}';
export const undoText =
  '{effect}. அதன் பிறகு விற்றவை விற்றவையாகவே இருக்கும்; அதன் பிறகு யாராவது மாற்றியவை அப்படியே விடப்படும்.';

export const problemsFound = {
  one: '{count} பிழை உள்ளது. எதுவும் மாற்றப்படவில்லை.',
  other: '{count} பிழைகள் உள்ளன. எதுவும் மாற்றப்படவில்லை.',
} as const;
export const correctFile = 'கோப்பைத் திருத்தி மீண்டும் தேர்ந்தெடுங்கள்.';
export const problemsOfFile = 'கோப்பில் உள்ள பிழைகள்';
export const rowsToLookAt = 'பார்க்க வேண்டிய வரிசைகள்';
export const row = 'வரிசை';
export const column = 'நெடுவரிசை';
export const problem = 'பிழை';
export const edit = 'மாற்றம்';
export const andMore = 'மேலும் {count}.';

export const canImport = 'எல்லா வரிசைகளையும் இறக்குமதி செய்யலாம்.';
export const wereImported = 'பொருட்கள் இறக்குமதி செய்யப்பட்டன.';
export const wouldDo = 'சேர்க்கப்படுபவை {created}, மாற்றப்படுபவை {updated}, அப்படியே இருப்பவை {unchanged}.';
export const hasDone = 'சேர்க்கப்பட்டவை {created}, மாற்றப்பட்டவை {updated}, அப்படியே இருப்பவை {unchanged}.';
export const newCategories = {
  one: 'புதிய வகை {count}: {names}',
  other: 'புதிய வகைகள் {count}: {names}',
} as const;
export const changedProducts = { one: 'மாறுவது {count}', other: 'மாறுபவை {count}' } as const;
export const newProducts = { one: 'புதியது {count}', other: 'புதியவை {count}' } as const;
export const before = 'முன்பு';
export const after = 'பிறகு';
export const missingProducts = {
  one: 'விற்பனையில் உள்ள {count} பொருள் கோப்பில் இல்லை',
  other: 'விற்பனையில் உள்ள {count} பொருட்கள் கோப்பில் இல்லை',
} as const;
export const whatOfMissing = 'கோப்பில் இல்லாத பொருட்கள்';
export const keepOnSale = 'விற்பனையிலேயே இருக்கட்டும்';
export const takeOffSale = 'விற்பனையிலிருந்து எடுக்க';
export const tickFirst = 'முதலில் சரியானவற்றைக் குறியிடுங்கள்.';
export const tenfoldFound = {
  one: '{count} விலை இன்றைய விலையைப் போல் ஏறக்குறைய பத்து மடங்கு அல்லது பத்தில் ஒன்று',
  other: '{count} விலைகள் இன்றைய விலையைப் போல் ஏறக்குறைய பத்து மடங்கு அல்லது பத்தில் ஒன்று',
} as const;
export const tenfoldAccept = 'இந்த விலைகள் சரி';
export const questionMarksFound = {
  one: '{count} வரிசையில் எழுத்துகளுக்குப் பதில் கேள்விக்குறிகள் உள்ளன. எழுத்துகள் வர, கோப்பை .xlsx அல்லது “CSV UTF-8” ஆகச் சேமியுங்கள்',
  other:
    '{count} வரிசைகளில் எழுத்துகளுக்குப் பதில் கேள்விக்குறிகள் உள்ளன. எழுத்துகள் வர, கோப்பை .xlsx அல்லது “CSV UTF-8” ஆகச் சேமியுங்கள்',
} as const;
export const questionMarksAccept = 'கேள்விக்குறிகளுடன் இறக்குமதி செய்ய';
export const stockFound = {
  one: 'கோப்பில் உள்ள {count} இருப்பு ஆர்டர்களுக்கு முந்தையது',
  other: 'கோப்பில் உள்ள {count} இருப்புகள் ஆர்டர்களுக்கு முந்தையவை',
} as const;
export const stockAccept = 'கோப்பில் உள்ளதே உண்மையில் இருப்பது; அதையே எடுத்துக்கொள்ள';
export const rowsFound = {
  one: '{count} வரிசையைப் படிக்க முடியவில்லை',
  other: '{count} வரிசைகளைப் படிக்க முடியவில்லை',
} as const;
export const rowsAccept = 'இந்த வரிசைகளை விட்டுவிட';
export const noStockColumn = 'கோப்பில் “{stock}” நெடுவரிசை இல்லை: இருப்பு எதுவும் மாறாது.';
export const noStockChanges = 'இருப்பு எதுவும் மாறாது.';
export const wouldGetDifference = {
  one: 'இருப்பு: {count} பொருளில் “{stock}”, “{seen}” இரண்டின் வித்தியாசம் சேர்க்கப்படும்.',
  other: 'இருப்பு: {count} பொருட்களில் “{stock}”, “{seen}” இரண்டின் வித்தியாசம் சேர்க்கப்படும்.',
} as const;
export const gotDifference = {
  one: 'இருப்பு: {count} பொருளில் “{stock}”, “{seen}” இரண்டின் வித்தியாசம் சேர்க்கப்பட்டது.',
  other: 'இருப்பு: {count} பொருட்களில் “{stock}”, “{seen}” இரண்டின் வித்தியாசம் சேர்க்கப்பட்டது.',
} as const;
export const wouldGetNumber = {
  one: 'இருப்பு: கோப்பில் “{seen}” நெடுவரிசை இல்லாததால் {count} பொருளின் இருப்பு கோப்பில் உள்ள எண்ணாகும்.',
  other: 'இருப்பு: கோப்பில் “{seen}” நெடுவரிசை இல்லாததால் {count} பொருட்களின் இருப்பு கோப்பில் உள்ள எண்ணாகும்.',
} as const;
export const gotNumber = {
  one: 'இருப்பு: கோப்பில் “{seen}” நெடுவரிசை இல்லாததால் {count} பொருளின் இருப்பு கோப்பில் உள்ள எண்ணானது.',
  other: 'இருப்பு: கோப்பில் “{seen}” நெடுவரிசை இல்லாததால் {count} பொருட்களின் இருப்பு கோப்பில் உள்ள எண்ணானது.',
} as const;
export const wasUndone = 'இறக்குமதி திரும்பப் பெறப்பட்டது.';
export const asBefore = {
  one: '{count} பொருள் முன்பு போல உள்ளது. அதன் பிறகு விற்றவை விற்றவையாகவே இருக்கும்.',
  other: '{count} பொருட்கள் முன்பு போல உள்ளன. அதன் பிறகு விற்றவை விற்றவையாகவே இருக்கும்.',
} as const;
export const importedBefore = 'இந்தக் கோப்பு முன்பே இறக்குமதி செய்யப்பட்டுள்ளது ({date}).';
export const addedAgain = 'இதன் புதிய பொருட்கள் இரண்டாவது முறை சேர்க்கப்படும்.';
export const differenceAgain = 'ஒவ்வொரு இருப்பின் வித்தியாசமும் மீண்டும் ஒருமுறை சேர்க்கப்படும்.';
export const wouldReplace = {
  one: 'ஏற்றுமதிக்குப் பிறகு கடையில் மாற்றியவற்றை {count} வரிசை மாற்றிவிடும்:',
  other: 'ஏற்றுமதிக்குப் பிறகு கடையில் மாற்றியவற்றை {count} வரிசைகள் மாற்றிவிடும்:',
} as const;
export const replaced = {
  one: 'ஏற்றுமதிக்குப் பிறகு கடையில் மாற்றியவற்றை {count} வரிசை மாற்றிவிட்டது:',
  other: 'ஏற்றுமதிக்குப் பிறகு கடையில் மாற்றியவற்றை {count} வரிசைகள் மாற்றிவிட்டன:',
} as const;
export const wouldBeUnlisted = {
  one: '{count} வரிசை சேமிக்கப்படும், ஆனால் கடையில் இடம்பெறாது:',
  other: '{count} வரிசைகள் சேமிக்கப்படும், ஆனால் கடையில் இடம்பெறா:',
} as const;
export const areUnlisted = {
  one: '{count} வரிசை சேமிக்கப்பட்டது, ஆனால் கடையில் இல்லை:',
  other: '{count} வரிசைகள் சேமிக்கப்பட்டன, ஆனால் கடையில் இல்லை:',
} as const;
export const wouldRepeatName = {
  one: 'வேறொரு பொருளின் பெயரிலேயே புதிய பொருளை {count} வரிசை சேர்க்கும்:',
  other: 'வேறு பொருட்களின் பெயர்களிலேயே புதிய பொருட்களை {count} வரிசைகள் சேர்க்கும்:',
} as const;
export const repeatsName = {
  one: 'வேறொரு பொருளின் பெயரிலேயே புதிய பொருளை {count} வரிசை சேர்த்துள்ளது:',
  other: 'வேறு பொருட்களின் பெயர்களிலேயே புதிய பொருட்களை {count} வரிசைகள் சேர்த்துள்ளன:',
} as const;
export const sameNames = 'வேறொன்றின் பெயருள்ள புதிய பொருட்கள்';
export const unlistedRows = 'கடையில் இடம்பெறாத வரிசைகள்';
export const reason = 'காரணம்';
export const editsReplaced = 'கோப்பால் மறையும் மாற்றங்கள்';
export const lookAtRows = 'இந்த வரிசைகளைப் பாருங்கள்:';
export const rowsLeft = {
  one: 'இதற்கிடையில் பொருட்கள் மாறியதால் {count} வரிசை இறக்குமதி செய்யப்படவில்லை:',
  other: 'இதற்கிடையில் பொருட்கள் மாறியதால் {count} வரிசைகள் இறக்குமதி செய்யப்படவில்லை:',
} as const;
export const productsLeft = {
  one: 'அதன் பிறகு மாற்றப்பட்டதால் {count} பொருள் இப்போது உள்ளபடியே விடப்பட்டது:',
  other: 'அதன் பிறகு மாற்றப்பட்டதால் {count} பொருட்கள் இப்போது உள்ளபடியே விடப்பட்டன:',
} as const;

export const lastImports = 'கடைசி இறக்குமதிகள்';
export const lastImportsFailed = 'கடைசி இறக்குமதிகளைக் காட்ட முடியவில்லை.';
export const file = 'கோப்பு';
export const importedBy = '{date}, {by}';
export const importedWhat = '{when}: சேர்க்கப்பட்டவை {created}, மாற்றப்பட்டவை {updated}';
export const undone = 'திரும்பப் பெறப்பட்டது';
export const showProgress = 'முன்னேற்றத்தைக் காட்ட';
export const undo = 'திரும்பப் பெற';
export const undoOf = '{file}: இறக்குமதியைத் திரும்பப் பெற';
export const undoOfFile = 'கோப்பின் இறக்குமதியைத் திரும்பப் பெற';

export const change = 'மாற்ற…';
export const changeOf = 'மாற்ற: {what}';
export const changeAllOf = '{what}: எல்லாவற்றையும் மாற்ற…';
export const products = { one: '{count} பொருள்', other: '{count} பொருட்கள்' } as const;
export const whatToChange = 'மாற்றுவது';
export const offSale = 'விற்பனையிலிருந்து எடுக்க';
export const riseInPercent = 'ஏற்றம் அல்லது இறக்கம் %';
export const riseHint = '5 அல்லது -10 போல. முழு ரூபாய் விலைகள் முழுதாகவே இருக்கும்.';
export const writeRise = '-90 முதல் 500 வரை ஒரு சதவீதத்தை எழுதுங்கள்; 5 அல்லது -10 போல';
export const writeDiscount = '0 முதல் 100 வரை ஒரு சதவீதத்தை எழுதுங்கள்';
export const noCategory = 'எதுவும் இல்லை';
export const showChanges = 'மாற்றங்களைக் காட்ட';
export const changeNow = {
  one: '{count} பொருளை மாற்ற',
  other: '{count} பொருட்களை மாற்ற',
} as const;
export const aboveMrp = {
  one: '{count} பொருள் மாறாது: அதன் விலை MRP-ஐத் தாண்டும்.',
  other: '{count} பொருட்கள் மாறாது: அவற்றின் விலை MRP-ஐத் தாண்டும்.',
} as const;
export const nothingChanges = 'எதுவும் மாறாது.';
export const canBeUndone = 'இதை “இறக்குமதி” என்பதில், கடைசி இறக்குமதிகளில் திரும்பப் பெறலாம்.';
export const changeFailed = 'பொருட்களை மாற்ற முடியவில்லை';
export const wereChanged = {
  one: '{count} பொருள் மாற்றப்பட்டது',
  other: '{count} பொருட்கள் மாற்றப்பட்டன',
} as const;
