/** Above what a link shows, before anything else. */
export const truePaper = 'This is a true paper of {shop}. Compare number and sum.';
export const licence = 'Licence {licence}';
/** Of whom the paper is: a first name and a district. */
export const forWhom = 'For {name}, {district}';
export const forName = 'For {name}';
export const loadFailed = 'Failed to open the link';
export const notFound = 'Nothing is found under this link';
export const notFoundHint = 'It may have been renewed: ask us for the new one.';
export const estimateTitle = 'Estimate {number}';
export const enquiryTitle = 'Enquiry {number}';
export const orderTitle = 'Order {number}';

/** While an enquiry waits for the shop; {products} is '38 products'. */
export const isWithUs =
  'Your enquiry {number} is with us: {products}, {total}. We call the number you gave, usually within 24 hours. Nothing is to be paid now.';
/** The opening hours may follow. */
export const weAreThere = 'We are there {hours}.';
export const products = { one: '{count} product', other: '{count} products' } as const;

export const copyLink = 'Copy link';
export const copied = 'Link copied';
export const notCopied = 'The link could not be copied';
/** The message to the shop; {link} is the address of the page. */
export const askText = 'About {number}, {total}: {link}';
export const paymentIs = 'Payment: {payment}';
export const paid = 'Paid';
export const refunded = 'Given back';
export const notPaid = 'Not paid yet';
export const cashOnDelivery = 'Cash on delivery';

export const inAccount = 'See it in My Orders';
export const openInAdmin = 'Open in the admin';
/** A button, and the question that it opens. */
export const addToAccount = 'Add to my account';
export const addLead = 'For this we ask for the mobile number that was given for it.';
export const mobileGiven = 'The mobile number you gave';
export const mobileInvalid = 'Enter a valid 10-digit mobile number';
export const add = 'Add';
export const cancel = 'Cancel';
export const addFailed = 'Failed to add it to your account';
