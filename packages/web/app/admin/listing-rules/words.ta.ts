export const lead =
  'எந்தப் பொருட்கள் கடையில் வராது என்பதற்கான விதிகள். அவை தெரியவும் மாட்டா, விற்கவும் மாட்டா; பொருட்களின் பட்டியலில் ஒவ்வொரு பெயரின் கீழும் காரணம் இருக்கும்.';
export const loadFailed = 'விற்பனை விதிகளைக் காட்ட முடியவில்லை';
export const loading = 'விற்பனை விதிகள் ஏற்றப்படுகின்றன…';
export const rules = 'விற்பனை விதிகள்';

export const passport = 'பாஸ்போர்ட்';
export const passportKeeps = 'பாஸ்போர்ட் விவரங்கள் இல்லாத பொருட்கள்';
export const joined = 'இணைத்த பட்டாசுகள்';
export const joinedKeeps = 'சரவெடி போல ஒரே திரியில் இணைத்த பட்டாசுகள் (உச்ச நீதிமன்றம், 23 அக்டோபர் 2018)';
export const conventional = 'சாதாரண பட்டாசுகள்';
export const conventionalKeeps = 'பசுமைப் பட்டாசு அல்லாதவை';
export const bannedSalts = 'தடை செய்யப்பட்ட ரசாயனங்கள்';
export const bannedSaltsKeeps =
  'பேரியம், லித்தியம், ஆர்சனிக், ஆன்டிமனி, ஈயம், பாதரசம் அல்லது ஸ்ட்ரோன்சியம் குரோமேட் உள்ள பொருட்கள்';
export const imported = 'இந்தியாவுக்கு வெளியே தயாரானவை';
export const importedKeeps = 'இறக்குமதியான பட்டாசுகள்';
export const tooLoud = 'அதிகச் சத்தம்';
export const tooLoudKeeps =
  '4 மீட்டரில் 125 dB-க்கு மேல் சத்தம் உள்ளவை; இணைத்த பட்டாசுகளுக்கு எண்ணிக்கையைப் பொறுத்து வரம்பு குறையும்';

export const off = 'இல்லை: எந்தப் பொருளுக்கும் பாஸ்போர்ட் தேவையில்லை';
export const ask =
  'கேட்கப்படும்: பாஸ்போர்ட் இல்லாத பொருட்களும் கடையில் இருக்கும்; அவற்றில் “குறிப்பிடப்படவில்லை” என இருக்கும்; முகப்பு அவற்றை எண்ணிக் காட்டும்';
export const newOnly = 'புதிய பொருட்களுக்குப் பாஸ்போர்ட் தேவை';
export const all = 'எல்லாப் பொருட்களுக்கும் பாஸ்போர்ட் தேவை';
export const block = 'கடையில் அனுமதியில்லை';
export const allow = 'கடையில் அனுமதி உண்டு';
export const fixed = 'சட்டப்படி மாறாதது';
export const setBy = 'மாற்றப்பட்டது ({by}, {when})';
export const setAt = 'மாற்றப்பட்டது ({when})';
export const asBefore = 'கடை தொடங்கியபடி';
export const because = 'காரணம்: {reason}';
export const change = 'மாற்ற';
export const changeOf = '{rule}: மாற்ற';

export const setTo = 'எப்படி இருக்க வேண்டும்';
export const effect = {
  one: '{n} பொருள் கடையை விட்டு நீங்கும், {m} திரும்பி வரும்.',
  other: '{n} பொருட்கள் கடையை விட்டு நீங்கும், {m} திரும்பி வரும்.',
} as const;
export const reason = 'காரணம்';
export const reasonHint = 'உங்களுக்கும் மற்ற நிர்வாகிகளுக்கும் விதியுடன் இருக்கும்';
export const save = 'விதியைச் சேமிக்க';
export const saveFailed = 'விதியைச் சேமிக்க முடியவில்லை';
export const otherEffect =
  '{refusal}: எண்ணிக்கை இப்போது மாறியுள்ளது. {effect} அப்படியே செய்ய மீண்டும் சேமியுங்கள்.';
export const otherVersion = '{refusal}. இப்போது: {value}. நீங்கள் எழுதியது அப்படியே உள்ளது.';
