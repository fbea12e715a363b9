export const justNow = 'இப்போதுதான்';

export const listNumber = 'எண் {number}';
export const loading = 'ஏற்றப்படுகிறது…';
export const close = 'மூட';
export const cancel = 'வேண்டாம்';
export const retry = 'மீண்டும் முயல';

export const pagination = 'பக்கங்கள்';
export const previous = 'முந்தையது';
export const next = 'அடுத்தது';
export const page = 'பக்கம் {page}';

export const price = 'விலை';
export const insteadOf = 'முந்தைய விலை';
export const percentOff = '{discount}% தள்ளுபடி';

export const rated = 'மதிப்பெண்: 5-இல் {rating}';
export const oneStar = '{count} நட்சத்திரம்';
export const stars = '{count} நட்சத்திரங்கள்';

export const quantityOf = '{product}: எண்ணிக்கை';
export const decrease = '{product}: எண்ணிக்கையைக் குறைக்க';
export const increase = '{product}: எண்ணிக்கையைக் கூட்ட';
export const wholeNumber = '1 முதல் {max} வரை ஒரு முழு எண்ணை உள்ளிடுங்கள்';

export const showPassword = '{label}: எழுத்துகளைக் காட்ட';
export const characters = 'எழுத்துகள்';

export const clearTyped = 'எழுதியதை அழிக்க';

export const noImage = 'படம் இல்லை';
export const removeImage = '{name}: நீக்க';
export const uploadingImage = '{name}: பதிவேற்றப்படுகிறது';

export const stepDone = '(முடிந்தது)';
export const stepNow = '(இப்போது)';
