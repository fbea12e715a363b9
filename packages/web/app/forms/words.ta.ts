export const tenDigits = '10 இலக்கங்கள்';
export const leaveQuestion = 'சேமிக்காமல் வெளியேறவா?';
export const changesGo = 'நீங்கள் இங்கே செய்த மாற்றங்கள் இழக்கப்படும்.';
export const leave = 'வெளியேற';
export const stay = 'இங்கேயே இருக்க';
export const problemOf = '{name}: {problem}';
export const heicUnread = 'HEIC படங்களை இந்த உலாவியால் படிக்க முடியாது. படத்தை JPEG ஆக மாற்றி அனுப்புங்கள்';
export const notAnImage = 'ஒரு படக் கோப்பைத் தேர்ந்தெடுங்கள் (JPEG, PNG)';
export const imageTooLarge = 'கோப்பின் அளவு {megabytes}MB-க்குக் குறைவாக இருக்க வேண்டும்';

export const pictureHint = 'JPEG அல்லது PNG; {megabytes}MB-க்கு மேல் இருந்தால் சிறிதாக்கப்படும்';
export const pictureNumber = 'படம் {number}';
export const tooManyPictures = 'அதிகபட்சம் {maximum} படங்கள்';
