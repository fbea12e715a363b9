export const labels = {
  class: 'வகை',
  neeriRef: 'NEERI எண்',
  pesoRef: 'PESO எண்',
  qrText: 'QR குறியீட்டில் உள்ள உரை',
  noiseDb: '4 மீட்டரில் ஒலி',
  pieces: 'ஒரு அலகில் உள்ள எண்ணிக்கை',
  burnSeconds: 'எரியும் நேரம்',
  heightMetres: 'உயரம்',
  bestSeen: 'எப்போது அழகு',
  minDistanceMetres: 'பாதுகாப்பான தூரம்',
  minAge: 'வயது',
  joinedPieces: 'ஒரே திரியில் இணைந்தவை',
  hasBannedSalts: 'தடை செய்யப்பட்ட உப்புகள்',
  isImported: 'இந்தியாவுக்கு வெளியே தயாரானது',
  price: 'விலை',
  stock: 'இருப்பு',
  unit: 'அலகு',
} as const;

export const classes = {
  swas: 'SWAS',
  safal: 'SAFAL',
  star: 'STAR',
  conventional: 'வழக்கமானது',
  none: 'பட்டாசு அல்ல',
  mixed: 'பல வகைகள்',
} as const;

export const bestSeen = {
  day: 'பகலில்',
  night: 'இருட்டிய பிறகு',
  both: 'பகலிலும் இருட்டிய பிறகும்',
} as const;

export const noise = '{noise} dB';
export const makesNoBang = 'சத்தமில்லாதது';
export const seconds = '{seconds} நொடிகள்';
export const metres = '{metres} மீட்டர்';
export const keepAway = '{metres} மீட்டர் தள்ளி நில்லுங்கள்';
export const adultsOnly = 'பெரியவர்களுக்கு மட்டும்';
export const fromYears = '{years} வயது முதல், பெரியவர் ஒருவருடன்';
export const yes = 'ஆம்';
export const no = 'இல்லை';
export const noneJoined = 'இல்லை';
export const notStated = 'குறிப்பிடப்படவில்லை';

export const isMissing = '{field}: குறிப்பிடப்படவில்லை';
export const joined = 'இணைப்பு வெடிகள் விற்பனைக்கு இல்லை (உச்ச நீதிமன்றம், 23 அக்டோபர் 2018)';
export const conventional = 'வழக்கமான பட்டாசுகள் விற்பனைக்கு இல்லை';
export const bannedSalts = 'தடை செய்யப்பட்ட உப்பு உள்ளது';
export const imported = 'இந்தியாவுக்கு வெளியே தயாரானது';
export const tooLoud = '4 மீட்டரில் {limit} dB-க்கு மேல் ஒலிக்கிறது';
