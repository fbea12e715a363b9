export const shareText = '{shop}: {name} ({unit}), விலை {price}. {address}';
export const whatsApp = 'வாட்ஸ்அப்';
export const copyLink = 'இணைப்பை நகலெடுக்க';
export const linkCopied = 'இணைப்பு நகலெடுக்கப்பட்டது';
export const linkNotCopied = 'இணைப்பை நகலெடுக்க முடியவில்லை: {address}';
