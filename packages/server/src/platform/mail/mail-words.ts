export const hello = 'Hello {name},';
export const helloWithoutName = 'Hello,';
