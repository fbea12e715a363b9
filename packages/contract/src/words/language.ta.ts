export const language = 'ta';
