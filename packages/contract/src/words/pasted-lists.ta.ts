export const noQuantity = 'அளவு இல்லை';
export const twoQuantities = 'இரண்டு அளவுகள்';
export const moreThan = '{most}-க்கு மேல்';
export const oneOrOther = '{one}-ஆ, {other}-ஆ?';
export const calledSo = {
  one: 'இந்தப் பெயரில் {count} பொருள்',
  other: 'இந்தப் பெயரில் {count} பொருட்கள்',
} as const;
export const whichProduct = 'எந்தப் பொருள்?';
export const inPieces = 'எண்ணிக்கையில் கேட்கப்பட்டது; விற்பது {unit}';
export const inCases = 'கேஸ் கணக்கில் கேட்கப்பட்டது';
export const inCasesOf = '{count} கொண்ட கேஸ் கணக்கில் கேட்கப்பட்டது';
export const twice = 'பட்டியலில் இரண்டு முறை உள்ளது';
export const notWanted = 'வேண்டாம் என்கிறது';
export const numberOrQuantity = 'எண்ணா, அளவா?';
export const numberIs = 'எண் {number}: {name}';
