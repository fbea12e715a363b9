/** For screen readers, after '12 / 1000'. */
export const characters = 'characters';
