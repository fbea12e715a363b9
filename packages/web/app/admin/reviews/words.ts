export const lead =
  'Stars count at once and stay. Words are shown once you publish them; you may answer each review.';
export const status = 'Status';
export const toRead = 'To read';
export const published = 'Published';
export const rejected = 'Rejected';
export const all = 'All';
export const loading = 'Loading reviews…';
export const loadFailed = 'The reviews could not be loaded';
export const nothingToRead = 'No reviews to read';
export const none = 'No reviews here yet';
export const pages = 'Pages of reviews';

/** Of whoever wrote it. */
export const by = '<customer>{name}</customer>, {count}';
export const ordersOf = { one: '{count} order', other: '{count} orders' } as const;
export const deletedAccount = 'A deleted account';
export const order = 'Order <order>{number}</order>';
export const deliveredOn = 'delivered {date}';
export const notDelivered = 'not delivered any more, so the review is hidden';
export const writtenOn = 'written {date}';
export const superseded = 'The customer reviewed this again, so these stars do not count.';
export const noWords = 'Stars alone';
export const rejectedFor = 'Rejected: {reason}';

/** Buttons; screen readers read what is hidden as well. */
export const publish = 'Publish<hidden> the review of {product}</hidden>';
export const reject = 'Reject<hidden> the review of {product}</hidden>';
export const answer = 'Answer<hidden> the review of {product}</hidden>';
export const editAnswer = 'Edit answer<hidden> to the review of {product}</hidden>';
export const saveFailed = 'The review could not be saved';
/** {refusal} is the sentence that says so. */
export const seeList = '{refusal}. The list shows the reviews as they are now.';

export const rejectTitle = 'Reject the words';
export const rejectText = 'The stars stay. The customer sees the reason.';
export const rejectLabel = 'Reject';
export const reason = 'Reason';
export const answerTitle = 'Answer to the review';
export const answerLabel = 'Your answer';
export const answerHint = 'Everybody can read it under the review.';
export const emptyHint = 'Everybody can read it under the review. Left empty, it is taken away.';
export const save = 'Save';
