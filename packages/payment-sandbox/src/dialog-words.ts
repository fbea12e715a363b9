export const title = 'Test payment to {name}';
export const lead = 'No money moves. Choose what the bank answers.';
/** What the bank answers: the payment succeeds. */
export const succeed = 'Succeed';
/** The payment fails. */
export const fail = 'Fail';
/** Closes the dialog without a payment. */
export const dismiss = 'Dismiss';
export const notStarted = 'The payment could not be started.';
export const declined = 'The bank declined the payment. You can try again.';
export const networkFailed = 'The network failed. You can try again.';
