/** For screen readers: the choice between the next two. */
export const views = 'Views';
export const failedWork = 'Machine, mails and jobs';
export const audit = 'Audit trail';

export const machine = 'The machine';
export const machineFailed = 'The machine could not be looked at';
export const disk = 'Free on the disk';
/** Two sizes, such as '12.3 GB of 40.0 GB'. */
export const freeOf = '{free} of {all}';
export const gigabytes = '{count} GB';
export const megabytes = '{count} MB';
export const database = 'Database';
/** The version and the size. */
export const postgresql = 'PostgreSQL {version}, {size}';
export const embedded = 'Embedded, for trials, {size}';
export const lastBackup = 'Last backup';
export const lastCopy = 'Copied to another machine';
export const lastMail = 'Last mail sent';
export const version = 'Version';
export const noneYet = 'None yet';
export const neverYet = 'Not yet';
export const diskNearlyFull = 'Nearly full: make room, or soon no picture and no backup is stored.';
export const databaseReadOnly = 'Takes no changes: nobody can order.';
export const mailsNotTaken = 'Mails wait: the mail server does not take them.';
export const backupTooOld = 'No backup of the last 26 hours.';
export const copyTooOld =
  'No copy of the last 26 hours. If this machine breaks, its backups are gone.';

export const failedJobs = 'Failed jobs';
export const failedJobsFailed = 'The failed jobs could not be loaded';
export const noJobFailed = 'No job has failed.';
export const failedOn = 'Given up on {date}';
export const tryAgain = 'Try again';
/** `what` is one of the jobs below. */
export const tryAgainOf = 'Try again: {what}';
export const tryAgainFailed = 'It could not be tried again';
export const discard = 'Discard';
export const discardOf = 'Discard: {what}';
export const discardQuestion = 'Discard: {what}?';
export const discardText = 'It will not be tried again and leaves this list.';
export const discardFailed = 'It could not be discarded';
export const recoveryMail = 'Mail with a one-time code';
export const placedMails = 'Mails about new orders';
export const advanceRefunds = 'Refunds at the payment provider';
export const releaseHolds = 'Goods of unpaid orders set free';
export const reconcilePayments = 'Payments compared with the provider';
export const productImport = 'Import of products';
export const countSales = 'Sales counted';
export const compactShards = 'Sums of sales brought together';
export const deleteOldRequests = 'Answers of repeated requests deleted';
export const deleteOldWebhookEvents = 'Old messages of the payment provider deleted';
export const deleteOldRefusedPayments = 'Old refused payments deleted';
export const deleteExpiredAccountRows = 'Expired sign-ins and codes deleted';
export const deleteOldSenders = 'Old counts of messages deleted';
export const deleteSentMails = 'Sent mails deleted';
export const deleteOldImports = 'Old imports deleted';
export const deleteOldEnquiries = 'Old enquiries without an account deleted';
export const deleteOldEstimates = 'Old estimates deleted';
export const deleteOldCategories = 'Categories deleted long ago removed';
export const deleteUnusedPictures = 'Unused pictures deleted';
export const compareFiles = 'Pictures compared with their files';
export const addAvif = 'Pictures stored in a smaller format too';
export const countBoughtTogether = 'Products bought together counted';
export const deleteOldSearchTerms = 'Old search terms deleted';
export const checkMachine = 'The machine looked at';

export const auditFailed = 'The audit trail could not be loaded';
export const loading = 'Loading the audit trail';
export const noEntries = 'Nothing was changed that fits.';
export const showAll = 'Show everything';
/** For screen readers: the links to older and newer entries. */
export const parts = 'Older and newer entries';
export const older = 'Older';
export const newest = 'Newest';
export const searchSubject = 'Search by order number, email or id';
export const searchHint = 'Order number, email or id';
export const kind = 'Kind';
export const anyKind = 'Any kind';
export const anyAction = 'Any action';
/** What can be done with one kind of thing: 'Order: Status changed'. */
export const actionOf = '{kind}: {action}';
export const person = 'Who';
export const anybody = 'Anybody';
export const day = 'Day';
export const what = 'What';
export const which = 'Which';
export const changes = 'Before and after';
export const when = 'When';
export const withheld = 'The account is deleted: what was written is not shown.';
export const withheldOfGone = 'No longer there: what was written is not shown.';

export const order = 'Order';
export const quote = 'Enquiry';
export const product = 'Product';
export const category = 'Category';
export const categoryOrder = 'Order of categories';
export const listingRule = 'Rule';
export const priceRule = 'Price rule';
export const synonym = 'Synonym';
export const review = 'Review';
export const message = 'Message';
export const user = 'Account';
/** That staff have looked people up, which changes nothing. */
export const peopleLookedUp = 'Looking up people';
export const session = 'Session';
export const staff = 'Person who works here';
export const role = 'Role';
export const apiKey = 'Key';
export const webhook = 'Address of events';
export const keyEnded = 'Key ended';
export const invited = 'invited';
export const inviteAccepted = 'accepted the invitation';
export const accessEnded = 'ended the access';
export const settings = 'Settings';
export const mail = 'Mail';
export const job = 'Job';
export const exportedFile = 'Export';

export const statusChanged = 'Status changed';
export const refundRequested = 'Refund requested';
export const dispatchChanged = 'Packing and dispatch changed';
export const receiptBooked = 'Receipt booked';
export const paymentAccepted = 'Payment accepted';
export const personErased = 'Person erased';
export const offerSent = 'Offer sent';
export const enquiryDeclined = 'Enquiry declined';
export const estimatesEnded = 'Estimates ended';
export const orderRevised = 'Order changed';
export const enquiryConfirmed = 'Enquiry confirmed';
export const markedAnswered = 'Marked as answered';
export const accountSeen = 'Account looked at';
export const peopleSearched = 'People listed or searched';
export const peopleSeen = 'People looked at, searched or exported';
export const ordersExported = 'Orders exported';
export const figuresExported = 'Figures exported';
export const month = 'Month';
export const monthClosed = 'Month closed';
export const monthReopened = 'Month opened again';
export const monthExported = 'File of a month taken';
export const taxDocumentsExported = 'Tax papers exported';
export const passwordChanged = 'Password changed';
export const secondStepOn = 'Second step set up';
export const secondStepOff = 'Second step switched off';
export const recoveryCodesMade = 'New recovery codes made';
export const devicesForgotten = 'Remembered devices forgotten';
export const tokenReused = 'Session ended: token used twice';
export const mailSentAgain = 'Sent again';
export const triedAgain = 'Tried again';
export const discarded = 'Discarded';
export const imported = 'Products imported';
export const importUndone = 'Import undone';
export const created = 'Created';
export const changed = 'Changed';
export const deleted = 'Deleted';

export const failedMails = 'Failed mails';
export const failedMailsFailed = 'The failed mails could not be loaded';
export const mailsWait = {
  one: '{count} mail could not be sent yet. The shop goes on trying for two days.',
  other: '{count} mails could not be sent yet. The shop goes on trying for two days.',
} as const;
export const noneFailed = 'No mail has failed.';
/** Of a mail: its recipient and when it failed. */
export const mailTo = 'To {to}, {date}';
export const newestOf = 'These are the newest {shown} of {total}.';
export const sendAgain = 'Send again';
export const sendAgainTo = 'Send again to {to}';
export const sendAgainFailed = 'The mail could not be sent again';
export const sendAll = 'Send all again';
export const sendAllQuestion = {
  one: 'Send {count} mail again?',
  other: 'Send {count} mails again?',
} as const;
export const sendAllText = 'A mail that fails again comes back to this list.';
export const sendAllFailed = 'The mails could not be sent again';
export const endStaff = 'Access that has ended';
export const deleteOldEvents = 'Events older than 30 days';
export const sendEvents = 'Sending events';
