// The subject of the mail is its heading, too.
export const keysRefused = 'Online payment in {shop} does not work';
export const since =
  'Since {time} the payment provider refuses the shop’s keys, so that nobody can pay online.';
export const checkKeys =
  'Check {keyId} and {keySecret}, and start the shop again once they are right.';
export const openPayments = 'Open the payments';
export const noOtherMail =
  'You get no other mail about it until the provider has accepted the keys again.';
