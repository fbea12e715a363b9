export const title = 'This shop opens soon';
export const text =
  'We are still putting the goods on the shelves. Please come back in a few days.';
export const signIn = 'Staff: sign in';
