// What a successful call says; the screens show some of them as toasts.
export const signedIn = 'Logged in successfully';
export const signedOut = 'Logged out successfully';
export const sessionRefreshed = 'Session refreshed';
export const signInsFetched = 'Sign-ins fetched successfully';
export const signedOutThere = 'Signed out there';
export const signedOutElsewhere = 'Signed out everywhere else';

export const accountCreated =
  'Account created. Please check your mail to confirm your email address';
export const emailConfirmed = 'Your email address is confirmed';
export const emailAlreadyConfirmed = 'Your email address is already confirmed';
export const linkSent = 'We have sent a new link to {email}';
export const avatarUpdated = 'Avatar updated successfully';
export const profileUpdated = 'Profile updated successfully';
export const passwordChanged = 'Password changed. Other devices were signed out';
export const lastActiveUpdated = 'Last activity updated';
export const otpSent = 'If an account with this email exists, we have sent an OTP to it';
export const otpVerified = 'OTP verified successfully';
export const passwordReset = 'Password reset successfully. Please sign in';
export const userDetails = 'User details';
export const personalData = 'Everything stored about you';
export const accountDeleted = 'Your account has been deleted';

export const shopDetails = 'Shop details';
export const product = 'Product';
export const categories = 'Categories';
export const products = 'Products';
export const suggestions = 'Suggestions';
export const cartFetched = 'Cart fetched successfully';
export const estimateSaved = 'Estimate {number} saved';
export const estimate = 'Estimate';
export const enquirySent = 'Enquiry sent. We will call you.';
export const enquiriesFetched = 'Enquiries';
export const enquiryFetched = 'Enquiry';
export const offerAccepted = 'You accepted. The shop will confirm.';
export const enquiryWithdrawn = 'Enquiry withdrawn';
export const linkOpened = 'Found';
export const linkAdopted = 'Added to your account';
export const linkRenewed = 'The link was renewed. The old one works no more.';
export const changeAsked = 'The shop knows what you want changed';
export const enquirySaved = 'Enquiry saved';
export const offerSent = 'Offer sent';
export const enquiryDeclined = 'Enquiry declined';
export const estimatesEnded = 'Estimates ended: {count}';
export const orderOfQuote = 'Order {number} created';
export const reportTaken = 'Thank you. We have your report';
export const reportAccepted = 'Report accepted';
export const reportRefused = 'Report refused';
export const receiptBooked = 'Receipt saved';
export const cartMerged = 'Cart merged successfully';
export const addedToCart = '{product} added to cart';
export const quantityUpdated = 'Quantity updated';
export const itemRemoved = 'Item removed from cart';
export const addresses = 'Addresses';
export const addressSaved = 'Address saved successfully!';
export const addressRemoved = 'Address removed successfully';
export const defaultAddressChanged = 'Default address changed';
export const messageSent = 'Message sent successfully!';

export const codOrderPlaced = 'COD Order Placed Successfully!';
/** An order that waits for its payment. */
export const orderCreated = 'Order created';
export const paymentResumed = 'Payment can be completed';
export const orderConfirmed = 'Payment successful! Order confirmed.';
export const paymentBeingConfirmed = 'Payment received. We are confirming it.';
export const paymentNotCompleted = 'Payment was not completed';
export const payingInCash = 'You pay in cash when your order arrives';
export const backInCart = 'Your items are back in the cart';
export const orderCancelled = 'Your order was cancelled';
export const orderFetched = 'Order fetched successfully';
export const ordersFetched = 'Orders fetched successfully';
/** To the payment provider, about one of its events. */
export const received = 'Received';

/** Of a customer's review. */
export const reviewAdded =
  'Thank you. Your stars count now, your words once the shop has read them.';
export const reviewWithdrawn = 'Your review is withdrawn';
export const reviews = 'Reviews';

// To admins.
export const users = 'Users';
export const user = 'User';
export const userStatusUpdated = 'User status updated successfully';
export const productAdded = 'Product added successfully!';
export const productUpdated = 'Product updated successfully!';
export const deletedProducts = 'Deleted products';
export const productRestored = 'Product brought back';
export const pictureAdded = 'Picture saved';
export const picturesMatched = 'Products of the pictures';
export const productsNumbered = 'Products numbered';
export const productDeleted = 'Product deleted successfully';
export const categoryAdded = 'Category added';
export const categorySaved = 'Category saved';
/** After facts of its products have changed. */
export const categoryListed =
  'Category saved: {returns} products came into the shop, {leaves} left it';
export const categoryDeleted = 'Category deleted';
export const deletedCategories = 'Deleted categories';
export const categoryRestored = 'Category brought back';
export const categoriesOrdered = 'Order saved';
export const synonyms = 'Synonyms';
export const synonymWords = 'Words that mean the same';
export const synonymAdded = 'Synonyms added';
export const synonymSaved = 'Synonyms saved';
export const synonymDeleted = 'Synonyms deleted';
export const searchTried = 'Search';
export const searchTerms = 'Searched words';
export const reviewSaved = 'Review saved';
export const categorySet = '{changed} products moved';
export const listingRules = 'Listing rules';
export const listingRuleSaved = 'Listing rule saved';
export const uploaded = 'Uploaded';
export const productsChanged = 'Products changed';
export const fileRead = 'File read';
export const importStarted = 'Import started';
export const importFetched = 'Import fetched successfully';
export const importsFetched = 'Imports fetched successfully';
export const undoStarted = 'Undo started';
export const orderStatusUpdated = 'Order status updated to {status}';
export const ordersUpdated = '{updated} of {count} orders updated';
export const refundRequested = 'The payment is being given back';
export const refundRetried = 'The refund is tried again';
export const paymentAccepted = 'The payment is accepted';
export const providerAsked = 'The payment provider is asked again';
export const onlinePaymentOff = 'Online payment is switched off';
export const compared = 'Compared with the payment provider';
export const notCompared = 'Not compared with the payment provider in the last 15 minutes';
export const message = 'Message';
export const messages = 'Messages';
export const messageStatusUpdated = 'Message status updated';
export const messageAnswered = 'Message marked as answered';
export const messageNotAnswered = 'Message marked as not answered';
export const messageDeleted = 'Message deleted';
export const salesFigures = 'Sales figures';
export const openTasks = 'Open tasks';
export const testMailSent = 'A test mail is on its way to {email}';
export const testMailArrived = 'The test mail has arrived: the shop can send mails';
export const openingHidden = 'The list is hidden';
export const bestSellers = 'Best sellers';
export const newOrders = 'New orders';
export const failedMails = 'Failed mails';
export const mailResent = 'The mail will be sent again';
export const failedJobs = 'Failed jobs';
export const machine = 'The machine';
export const jobRetried = 'The job will be tried again';
export const jobDiscarded = 'The job was discarded';
export const auditEntries = 'Audit trail';
export const mailsResent = '{count} mails will be sent again';

export const taxDocuments = 'Tax papers fetched successfully';
export const settings = 'Settings';
export const settingsSaved = 'Settings saved';
export const buyersFound = 'Buyers';
export const estimateWritten = 'Estimate {number} saved';
export const offerWritten = 'Offer {number} sent';
export const buyerForgotten = 'The person was erased';
