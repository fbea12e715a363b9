export const exportCsv = 'CSV ஏற்றுமதி';
export const exportFailed = 'பொருட்களை ஏற்றுமதி செய்ய முடியவில்லை';
export const importCsv = 'CSV இறக்குமதி';
export const title = 'பொருட்களை இறக்குமதி செய்ய';
export const howTo =
  'பொருட்களை ஏற்றுமதி செய்து, கோப்பை விரிதாளில் மாற்றி, இங்கே இறக்குமதி செய்யுங்கள். id இல்லாத வரிசை ஒரு பொருளைச் சேர்க்கும்; விலை, இருப்பு அல்லது விற்கும் அளவு இல்லாதது வரைவு ஆகும்.';
export const howToStock =
  'இருப்பை மாற்ற “{stock}” நெடுவரிசையை மட்டும் மாற்றுங்கள்; “{seen}” அப்படியே இருக்கட்டும். வித்தியாசம் மட்டுமே சேர்க்கப்படும்; எனவே இதற்கிடையில் விற்றவை விற்றவையாகவே இருக்கும். “{stock}” நெடுவரிசை இல்லையென்றால் இருப்பு மாறாது.';
export const choose = 'ஒரு CSV கோப்பைத் தேர்ந்தெடுங்கள் அல்லது இங்கே இழுத்து விடுங்கள்';
export const chooseHint = 'UTF-8 வடிவில் CSV, அதிகபட்சம் {megabytes}MB';
export const onlyChecked =
  'முதலில் கோப்பு சரிபார்க்கப்படும். நீங்கள் சொல்லும் வரையோ, ஒரு வரிசையிலாவது பிழை இருக்கும் வரையோ எதுவும் மாறாது; முழு இறக்குமதியையும் திரும்பப் பெறலாம்.';
export const importFailed = 'பொருட்களை இறக்குமதி செய்ய முடியவில்லை';
export const unknownEnd = 'இறக்குமதி எப்படி முடிந்தது எனத் தெரியவில்லை. பார்க்க, கோப்பை மீண்டும் சரிபாருங்கள்';
export const undoFailed = 'இறக்குமதியைத் திரும்பப் பெற முடியவில்லை';

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
export const fileWins = 'பெயர்கள், விலைகள் முதலிய எல்லாம் கோப்பில் உள்ளபடி ஆகும்.';
export const fileWinsOverEdits =
  'பெயர்கள், விலைகள் முதலிய எல்லாம் கோப்பில் உள்ளபடி ஆகும்; ஏற்றுமதிக்குப் பிறகு யாராவது கடையில் மாற்றியவையும் கூட.';
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
