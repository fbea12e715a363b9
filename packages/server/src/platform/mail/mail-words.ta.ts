// No native reader has checked these.
export const hello = 'வணக்கம் {name},';
export const helloWithoutName = 'வணக்கம்,';
