/** A filter of the list of orders, and its choices; the marks on orders are two of them. */
export const reported = 'Reported';
export const notFiltered = 'Reported or not';
export const saysPaid = 'Says paid';
export const problem = 'Problem';
export const anyReport = 'Any report';

/** {payment} is such as '₹180.00 by UPI, 412345678901, 2 Dec 2026'. */
export const says = 'Says: {payment}';
export const booked = 'Booked: {payment}';
export const wasNotFound = 'Not found: {payment}';
/** Who wrote it, and when. */
export const byAccount = 'By the account, {time}';
export const byLink = 'By the link, {time}';
export const byStaff = 'By staff, {time}';
export const book = 'Book it';
export const bookOther = 'Other amount or day';
export const bookTitle = 'What came for order {orderId}';
export const amount = 'Amount in rupees';
export const receivedOn = 'Received on';
export const notFound = 'Not found';
export const decideFailed = 'It could not be saved';

export const problems = 'Problems';
/** Beside what a buyer says of a product. */
export const packedOf = 'Packed: {packed} of {sold}';
export const accept = 'Accept';
export const refuse = 'Refuse';
export const acceptTitle = 'Accept the problem of order {orderId}';
export const refuseTitle = 'Refuse the problem of order {orderId}';
export const notFoundTitle = 'Payment of order {orderId} not found';
/** One line with the decision. */
export const answer = 'Answer';
export const customerReads = 'The customer reads this';
export const answerMissing = 'Write a line that the customer reads';
export const firstNotFound = 'We have not found this payment. Please check the reference.';
export const open = 'Open';
export const accepted = 'Accepted';
export const refused = 'Refused';
export const decidedBy = 'Decided by {by}, {time}';
export const answered = 'Answer: {answer}';
export const sendAgain = 'Send again';
export const giveBack = 'Give money back';
export const writeDown = 'Report a problem';

/** The reason of the price at the desk. */
export const replacement = 'Replacement for {number}';
