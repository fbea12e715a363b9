// The subject of a mail is its heading, too.
export const verificationSubject = 'Confirm your email address';
export const passwordChangedSubject = 'Your password was changed';
export const accountDeletedSubject = 'Your account was deleted';
export const recoverySubject = 'Your one-time code';

// After 'Hello Kavitha,'.
export const welcome = 'welcome to {shop}. Please confirm that this email address is yours.';
export const confirmEmail = 'Confirm email';
export const linkWorks =
  'The link works for 3 days. If you did not create an account, ignore this mail.';

/** The subject, which a phone shows without the mail being opened. */
export const codeInSubject = '{code} is your one-time code';
export const codeIsFor = 'with this code you can set a new password:';
export const codeWorks =
  'It works for 10 minutes. Never give it to anybody: we will not ask you for it.';
export const codeUnwanted =
  'If you did not ask for it, ignore this mail; your password stays as it is.';

export const passwordChanged =
  'your password was changed on {time}, and every other device was signed out.';
export const changedByOthers =
  'If this was not you, set a new password at once and write to {email} or call {phone}.';

export const accountDeleted =
  'Your account was deleted as you asked, and you were signed out everywhere.';
export const ordersStay =
  'Orders you have placed stay in our books without your account, as tax law demands.';
export const deletedByOthers = 'If this was not you, write to {email} or call {phone}.';
