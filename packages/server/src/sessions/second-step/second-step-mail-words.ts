export const onSubject = 'The second step is on';
export const offSubject = 'The second step is off';
export const guessedSubject = 'Somebody knows your password';

// After 'Hello Kavitha,'.
export const on =
  'since {time} your account at {shop} asks for a code of your authenticator app beside the password. Every other device was signed out.';
export const keepCodes = 'Keep the recovery codes where you find them without your phone.';
export const off =
  'the second step of your account at {shop} was taken off on {time}: the password alone signs in now.';
export const guessed =
  'ten wrong codes were entered for your account at {shop} today, after the right password.';
export const guessedNow =
  'If this was not you, change your password where you are signed in, or set a new one. Further codes may be refused until tomorrow.';
export const setPassword = 'Set a new password';
export const ifNotYou =
  'If this was not you, set a new password at once and write to {email} or call {phone}.';
