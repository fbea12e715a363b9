/** A button where an order is paid, and the title of what it opens. */
export const iHavePaid = 'I have paid';
export const paidLead = 'Tell us what you sent. We then look for it.';
export const amount = 'Amount in rupees';
export const how = 'How';
export const byUpi = 'UPI';
export const byBank = 'Bank transfer';
export const reference = 'Reference';
export const upiReference = 'Reference (12 digits)';
export const upiHint = 'It has 12 digits: look for UTR or UPI reference in your app.';
export const bankHint = '6 to 22 letters and digits';
export const paidOn = 'Sent on';
export const send = 'Send';
export const cancel = 'Cancel';
export const sendFailed = 'It could not be sent';

/** A button, and the title of what it opens. */
export const reportProblem = 'Report a problem';
export const problemLead = 'Say what is damaged, missing or wrong. We look into it and answer you.';
export const addProduct = 'Add a product';
export const chooseProduct = 'Choose a product';
/** In a group that is named by a product of the order. */
export const whatIsWrong = 'What is wrong';
export const damaged = 'Damaged';
export const missing = 'Missing';
export const wrong = 'Wrong';
export const pieces = 'Pieces';
export const atMost = 'A whole number from 1 to {count}';
export const remove = 'Remove {product}';
export const moreAboutIt = 'More about it (optional)';
export const photos = 'Photos of it';
export const chooseFirst = 'Choose what is damaged, missing or wrong';
export const photoMissing = 'Add a photo of what is damaged';

/** The heading of what a buyer has told the shop. */
export const reports = 'Your reports';
export const canReportUntil = 'You can report damaged or missing items until {time} (IST).';
export const canReport = 'Is something damaged, missing or wrong? Tell us.';
export const tooLate =
  'The 24 hours to report a problem ended on {time}. You can still write to us: <write>Contact us</write>.';
/** {method} is 'UPI' or 'Bank transfer'. */
export const payment = '{amount} by {method}, {reference}, {date}';
/** Below a payment that nobody has looked for yet. */
export const weLook =
  'Thank you. We look for {amount}, reference {reference}, usually within a day.';
export const weLookIntoIt = 'Thank you. We look into it and answer you.';
/** The pieces of a product, such as '2 damaged'. */
export const piecesDamaged = '{count} damaged';
export const piecesMissing = '{count} missing';
export const piecesWrong = '{count} wrong';
/** How a report stands; the last two are of a problem. */
export const open = 'With us';
export const found = 'Received';
export const notFound = 'Not found';
export const accepted = 'Accepted';
export const refused = 'Not accepted';
export const answer = 'Our answer: {answer}';
export const reportedOn = 'Reported on {time}';
export const photo = 'Photo {number}';
