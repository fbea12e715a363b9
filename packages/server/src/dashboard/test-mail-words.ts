export const testMail = 'Test mail of {shop}';
export const itArrived = 'This mail has arrived';
export const tickOff = 'Open the link to tick off the test mail on your dashboard.';
export const sayArrived = 'The mail has arrived';
export const inSpam =
  'Was it in the spam folder? Then mails to your customers may land there, too: ask the company that sends your mails for the entries SPF, DKIM and DMARC of your domain.';
