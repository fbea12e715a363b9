export const lead =
  'மக்கள் என்ன எழுதுகிறார்கள், அதன் பொருள் என்ன. ஒவ்வொரு கடையும் பட்டாசு வணிகச் சொற்களோடு தொடங்கும்.';
export const loadFailed = 'ஒத்த சொற்களைக் காட்ட முடியவில்லை';
export const loading = 'ஒத்த சொற்கள் ஏற்றப்படுகின்றன…';
export const none = 'அப்படிச் சொற்கள் இல்லை.';
export const add = 'ஒத்த சொற்களைச் சேர்க்க';
export const search = 'ஒத்த சொற்களைத் தேட';
export const pages = 'ஒத்த சொற்களின் பக்கங்கள்';
export const kind = 'வகை';
export const allKinds = 'எல்லாம்';
export const equal = 'ஒரே பொருள்';
export const oneWay = 'ஒருவழி';
export const filler = 'விடப்படும் சொற்கள்';
export const equalHint = 'ஒன்றைத் தேடினால் மற்றவையும் கிடைக்கும்.';
export const oneWayHint = 'முதல் சொல்லுக்கு மற்றவையும் கிடைக்கும்; திரும்பக் கிடைக்காது.';
export const fillerHint = 'வேறு சொல் இல்லாதபோது மட்டும் இவை தேடப்படும்.';
export const finds = '{words} → {to}';
export const edit = 'திருத்த';
export const editOf = 'திருத்த: {words}';
export const remove = 'நீக்க';
export const removeOf = 'நீக்க: {words}';
export const removeQuestion = '“{words}” நீக்கவா? பிறகு இவற்றைத் தேடினால் எதுவும் கிடைக்காமல் போகலாம்.';
export const removeFailed = 'ஒத்த சொற்களை நீக்க முடியவில்லை';
export const editTitle = 'ஒத்த சொற்களைத் திருத்த';
export const words = 'சொற்கள்';
export const wordsHint = 'ஒரு வரியில் ஒன்று: 1 முதல் 4 சொற்கள், எந்த எழுத்திலும்';
export const to = 'இவையும் கிடைக்கும்';
export const save = 'சேமிக்க';
export const saveFailed = 'ஒத்த சொற்களைச் சேமிக்க முடியவில்லை';

export const tryTitle = 'தேடிப் பார்க்க';
export const tryLabel = 'வாடிக்கையாளர் எழுதுவது';
export const tryButton = 'பார்க்க';
export const tryFailed = 'தேடிப் பார்க்க முடியவில்லை';
export const readAs = 'ஒவ்வொரு சொல்லும் எப்படிப் புரிந்துகொள்ளப்பட்டது';
export const unknown = 'கடையில் இதைப் போன்ற எதுவும் இல்லை';
export const leftOut = 'விடப்பட்டது';
export const firstFound = {
  one: '{count} பொருள்',
  other: '{count} பொருட்கள், முதலில்:',
} as const;
export const nothingFound = 'பொருள் இல்லை';
export const correctedTo = '“{corrected}” என்பதற்கான முடிவுகள்';
export const matchWhole = 'முழுச் சொல்';
export const matchBeginning = 'தொடக்கம்';
export const matchSynonym = 'ஒத்த சொல்';
export const matchInside = 'உள்ளே அல்லது ஒருவழி';
export const matchSound = 'ஒலி';
export const matchSlip = 'எழுத்துப் பிழை';

export const termsTitle = 'எதுவும் கிடைக்காத தேடல்கள்';
export const termsLead = '30 நாட்களில். தேடியவர் யார் என்று எதுவும் வைக்கப்படுவதில்லை.';
export const termsFailed = 'தேடல்களைக் காட்ட முடியவில்லை';
export const termPages = 'எதுவும் கிடைக்காத தேடல்களின் பக்கங்கள்';
export const noTerms = 'எல்லாத் தேடல்களுக்கும் ஏதாவது கிடைத்தது.';
export const times = { one: '{count} முறை', other: '{count} முறை' } as const;
export const makeSynonym = 'ஒத்த சொல் சேர்க்க';
export const makeSynonymOf = 'ஒத்த சொல் சேர்க்க: {term}';
