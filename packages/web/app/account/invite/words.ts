export const loading = 'Opening the invitation…';
export const loadFailed = 'The invitation could not be opened';
/** The title; `role` is a name such as 'Packing'. */
export const join = 'Join {shop} as {role}';
export const setPassword = 'Set a password. You sign in with it and with {email}.';
export const signInFirst = 'You have an account here. Sign in to it to join.';
export const signedIn = 'You are signed in as {email}.';
export const otherAccount =
  'This invitation is for {invited}, and you are signed in as {email}. Sign out first, then join.';
export const signOut = 'Sign out';
/** The button. */
export const joinNow = 'Join';
export const joinFailed = 'You could not join. Please try again.';
export const askAgain = 'Ask the shop for a new one.';
export const toShop = 'To the shop';
