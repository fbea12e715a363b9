export const hello = 'Hello {name},';
