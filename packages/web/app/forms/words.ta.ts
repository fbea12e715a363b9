export const tenDigits = '10 இலக்கங்கள்';
