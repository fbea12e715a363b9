export const tenDigits = '10 இலக்கங்கள்';
export const leaveQuestion = 'சேமிக்காமல் வெளியேறவா?';
export const changesGo = 'நீங்கள் இங்கே செய்த மாற்றங்கள் இழக்கப்படும்.';
export const leave = 'வெளியேற';
export const stay = 'இங்கேயே இருக்க';
