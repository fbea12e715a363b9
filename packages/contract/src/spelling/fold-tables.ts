/**
 * What `fold.ts` treats as the same, for a native reader to correct: every row is one thing, every
 * word in it a way to write it. Words stand in lower case; dots and spaces within are left out.
 */

/** Units and what is counted, in the spelling that is stored, then the others. */
export const units: Readonly<Record<string, string>> = {
  cm: 'cms centimetre senti centimetres centimeter centimeters செமீ செமி சென்டிமீட்டர் செண்டிமீட்டர்',
  inch: 'inches inchs inchu இன்ச் இஞ்ச் இன்சு அங்குலம்',
  feet: 'ft foot feets அடி adi',
  metre: 'metres meter meters mtr மீட்டர்',
  shot: 'shots ஷாட் ஷாட்ஸ் ஷாட்டு ஷாட்கள் ஷாட்டுகள்',
  wala: 'walas walla wallas wallah wallahs vala valla vaala waala வாலா வாலாக்கள்',
  pc: 'pcs piece pieces பீஸ் பீஸ்கள்',
  pkt: 'pkts packet packets pouch பாக்கெட் பாக்கெட்டுகள் பாக்கெட்டு',
  box: 'boxes பாக்ஸ் பாக்ஸ்கள்',
  second: 'sec secs seconds நொடி நொடிகள் விநாடி',
  minute: 'min mins minutes நிமிடம் நிமிடங்கள்',
  item: 'items ஐட்டம் ஐட்டம்ஸ்',
  db: 'decibel decibels டெசிபல்',
};

/** Signs that mean a unit right after a digit. */
export const unitSigns: Readonly<Record<string, string>> = {
  '"': 'inch',
  '″': 'inch',
  '”': 'inch',
  "''": 'inch',
  "'": 'feet',
  '′': 'feet',
  '’': 'feet',
};

/**
 * Words for numbers in English, Tamil and Tamil in Latin letters. Those that are joined of others by
 * rule are left out: 'twentyfive', 'இருபத்தைந்து', 'நூற்று', 'நூற்றிருபது'.
 */
export const numberWords: Readonly<Record<number, string>> = {
  1: 'one ஒன்று ஒண்ணு ondru onnu',
  2: 'two double இரண்டு ரெண்டு rendu irandu',
  3: 'three tri triple மூன்று மூணு moonu moondru',
  4: 'four நான்கு நாலு naalu nalu naangu',
  5: 'five ஐந்து அஞ்சு anju ainthu',
  6: 'six ஆறு aaru',
  7: 'seven ஏழு ezhu yezhu',
  8: 'eight எட்டு ettu yettu',
  9: 'nine ஒன்பது ஒம்பது onbathu onbadhu ombathu',
  10: 'ten பத்து pathu paththu',
  11: 'eleven பதினொன்று பதினொண்ணு pathinonnu pathinondru',
  12: 'twelve dozen பன்னிரண்டு பன்னெண்டு pannirandu pannendu டஜன்',
  13: 'thirteen பதின்மூன்று பதிமூன்று பதிமூணு pathimoonu pathinmoondru',
  14: 'fourteen பதினான்கு பதினாலு pathinaalu pathinaangu',
  15: 'fifteen பதினைந்து பதினஞ்சு pathinanju pathinainthu',
  16: 'sixteen பதினாறு pathinaaru',
  17: 'seventeen பதினேழு pathinezhu',
  18: 'eighteen பதினெட்டு pathinettu',
  19: 'nineteen பத்தொன்பது பத்தொம்பது pathonbathu paththonbathu',
  20: 'twenty இருபது iruvathu irubathu irupathu',
  25: 'iruvathanju irubathainthu',
  30: 'thirty முப்பது muppathu muppadhu',
  40: 'forty fourty நாற்பது நாப்பது narpathu naarpathu',
  50: 'fifty ஐம்பது அம்பது aimbathu ambathu',
  60: 'sixty அறுபது arubathu aruvathu',
  70: 'seventy எழுபது ezhubathu',
  80: 'eighty எண்பது எம்பது enbathu',
  90: 'ninety தொண்ணூறு thonnooru',
  100: 'hundred நூறு nooru nuru',
  120: 'noothiruvathu',
  200: 'இருநூறு எரநூறு irunooru',
  300: 'முந்நூறு முன்னூறு munnooru',
  400: 'நானூறு நாநூறு naanooru',
  500: 'ஐநூறு ஐந்நூறு அஞ்சுநூறு ainooru',
  600: 'அறுநூறு arunooru',
  700: 'எழுநூறு ezhunooru',
  800: 'எண்ணூறு ennooru',
  900: 'தொள்ளாயிரம் thollayiram',
  1000: 'thousand ஆயிரம் aayiram ayiram ayram',
  2000: 'இரண்டாயிரம் ரெண்டாயிரம் irandayiram rendayiram rendaayiram',
  3000: 'மூவாயிரம் மூன்றாயிரம் மூணாயிரம் moovayiram moonayiram',
  4000: 'நான்காயிரம் நாலாயிரம் naangayiram naalayiram nalayiram',
  5000: 'ஐயாயிரம் ஐந்தாயிரம் அஞ்சாயிரம் aiyayiram anjayiram anjaayiram ayyayiram',
  6000: 'ஆறாயிரம் aarayiram',
  7000: 'ஏழாயிரம் ezhayiram',
  8000: 'எட்டாயிரம் ettayiram',
  9000: 'ஒன்பதாயிரம் ஒம்பதாயிரம் onbathayiram ombathayiram',
  10000: 'பத்தாயிரம் pathayiram pathaayiram paththayiram',
};

/**
 * Tamil number words in Latin letters that another number follows: 'noothi irubathi anju' is 125.
 */
export const linkedNumbers: Readonly<Record<number, string>> = {
  20: 'irubathi iruvathi irupathi irubathu iruvathu irupathu',
  30: 'muppathi muppathu',
  40: 'narpathi naarpathi naapathi narpathu',
  50: 'aimbathi ambathi aimbathu ambathu',
  60: 'arubathi aruvathi arubathu',
  70: 'ezhubathi ezhubathu',
  80: 'enbathi enbathu',
  90: 'thonnoothi thonnootri',
  100: 'noothi nootri noottri',
  200: 'irunoothi irunootri',
  500: 'ainoothi ainootri',
  1000: 'aayirathi ayirathi aayirathu ayirathu',
};

/** Words that say how many of something: a 'hundred double shot' is no 102. */
export const multiples: readonly string[] = ['double', 'tri', 'dozen', 'டஜன்'];

/** Endings of Tamil words and what the word without them ends in; the first that fits counts. */
export const tamilEndings: readonly (readonly [ending: string, base: string])[] = [
  ['ங்களுக்கான', 'ம்'],
  ['ங்களுக்கு', 'ம்'],
  ['ங்களின்', 'ம்'],
  ['ங்களை', 'ம்'],
  ['ங்கள்', 'ம்'],
  ['க்களுக்கு', ''],
  ['க்கள்', ''],
  ['களுக்கான', ''],
  ['களுக்கு', ''],
  ['களின்', ''],
  ['களை', ''],
  ['கள்', ''],
];

/** Letters that Tamil doubles between two words: 'வண்ணப் புஸ்வாணம்' is 'வண்ண புஸ்வாணம்'. */
export const linkingLetters = 'கசதப';

/** Two codings of one letter. */
export const sameLetters: Readonly<Record<string, string>> = { ஶ: 'ஸ', ஒள: 'ஔ' };
