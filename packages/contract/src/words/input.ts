/** Of any value that has no sentence of its own. */
export const invalid = 'Invalid input';
/** A problem that does not say which field it is about, for programmers. */
export const fieldProblem = 'Field {field}: {problem}';
export const idInvalid = 'Invalid id';
export const atMostCharacters = 'At most {maximum} characters';
export const unusableCharacters = 'Contains characters that cannot be used';
/** Of a name. */
export const oneLine = 'Please write this on one line';
export const webAddressInName = 'Please leave out web addresses';
export const twoDecimals = 'At most 2 decimals';

export const allFieldsRequired = 'All fields are required';
export const fillAllFields = 'Please fill all fields.';
export const fillRequiredFields = 'Please fill all required fields';
export const nameRequired = 'Name is required';
export const emailRequired = 'Email is required';
export const enterEmail = 'Please enter your email.';
export const emailInvalid = 'Please enter a valid email';
export const emailAddressInvalid = 'Please enter a valid email address';
export const emailFormat = 'Invalid email format';
export const mobileRequired = 'Mobile number is required';
export const mobileInvalid = 'Enter a valid 10-digit mobile number';
export const mobileOfAddressInvalid = 'Please enter a valid 10-digit mobile number';
export const phoneInvalid = 'Invalid phone number (10 digits)';

export const passwordRequired = 'Password is required';
export const passwordTooShort = 'Password must be at least 8 characters';
export const passwordTooLong = 'Password must be at most 128 characters';
export const passwordsDiffer = 'Passwords do not match';
/** On the page that sets a new password. */
export const newPasswordsDiffer = 'Passwords do not match.';
export const enterPassword = 'Please enter your password';
export const enterNewPassword = 'Please enter a new password';
export const enterOtp = 'Please enter OTP.';
export const otpInvalid = 'Invalid OTP.';
export const enterCode = 'Please enter the code';
export const codeInvalid = 'This code is not valid';

export const pincodeInvalid = 'Please enter a 6-digit pincode';
export const tamilNaduOnly = 'We deliver in Tamil Nadu only';
/** {states} is such as 'Tamil Nadu, Kerala and Puducherry'. */
export const deliveredIn = 'We deliver in {states}';
export const pincodeNotDelivered = 'We do not deliver to this pincode';
/** Of an address whose district was chosen first. */
export const pincodeNotOfDistrict = 'This pincode is not in the district you chose';

export const cartEmpty = 'Your cart is empty';
export const addressMissing = 'Please select a delivery address';
export const paymentReferenceInvalid = 'Invalid payment reference';
export const paymentNotVerified = 'Payment verification failed';

export const messageTooLong = 'Message is too long (max 1000 characters)';
export const messageSuspicious = 'Your message contains suspicious content';

/** Of an admin, for a refund. */
export const reasonMissing = 'Please give a reason';
export const changeMissing = 'Say what should be changed';
export const amountOrLines = 'Give an amount or lines, not both';
export const productsRepeated = 'Each product once';
export const nothingLeft = 'Nothing is left. Cancel the order instead';
export const nothingDiffers = 'Nothing is different yet';
/** Of a refund that is not of pieces. */
export const piecesInStock = 'Only pieces of products go back into stock';
/** The part of a category's address that names it. */
export const slugInvalid = 'Use a to z, 0 to 9 and hyphens, at most 60';
/** Of a search that suggestions are asked for. */
export const searchMissing = 'Type what you look for';
/** Of a row of words that mean the same in a search. */
export const phraseMissing = 'Write at least one word';
export const phraseTooLong = 'At most 4 words in one phrase';
export const tooManyPhrases = 'At most 20 phrases';
export const twoPhrases = 'Write at least two that mean the same';
export const onePhrase = 'Write one phrase only';
export const onlyOneWay = 'Only words that mean one way lead to others';
export const phrasesEqual = 'Two of these are the same in a search';
/** Of a query. */
export const priceRangeInvalid = 'Prices such as 100-500, -500 or 1000-';
export const categoryUnknown = 'There is no such category';
/** Of a customer's review. */
export const starsMissing = 'Choose 1 to 5 stars';
export const contactInReview = 'Please leave out links and phone numbers';
export const noWords = 'This review has no words';
/** The shop's answer to a review. */
export const answerMissing = 'Please write an answer';
export const imageNotUploaded = 'Upload the image first';
/** A row of a product's details: its name, such as weight. */
export const detailNameMissing = 'A detail needs a name';
export const tooManyDetails = 'At most 40 details';
export const tooManyGoWith = 'At most 6 products';
export const descriptionRequired = 'Description is required';
export const unitRequired = 'Unit is required';
/** A rating, such as 4.5. */
export const ratingSteps = 'In steps of 0.1';
/** Of the shop, in its settings. */
export const shopPhoneRequired = 'Phone is required';
export const shopAddressRequired = 'Address is required';
export const whatsappInvalid = '11 to 15 digits with the country code, such as 919876543210';
export const timeInvalid = 'A time such as 09:00';
export const closesAfterOpening = 'Closing comes after opening';
export const tooManyHours = 'At most 7 rows of hours';
export const tooManySocials = 'At most 8 links';
export const webAddressMissing = 'Web address is required';
export const httpsOnly = 'An address that begins with https://';
export const gstinInvalid = 'Not a valid GSTIN';
export const amountInvalid = 'Write an amount in rupees';
export const minimumOrderInvalid = 'Write an amount from 0 to 10,00,000';
export const packingInvalid = 'Write a percent from 0 to 10';
export const estimateDaysInvalid = 'Write a number of days from 1 to 30';
export const dayInvalid = 'A day such as 2026-11-07';
export const lastDayBeforeFirst = 'The last day comes after the first one';
export const tooManyDays = 'At most 400 days';
export const districtMissing = 'Choose a district';
export const cityInvalid = 'Write the city, in 2 to 60 letters';
export const stateTwice = 'This state has a row already';
export const statesMissing = 'Each neighbouring state once';
export const districtTwice = 'This district has a row already';
export const deliveryDaysInvalid = 'Please enter days from 0 to 60';
export const deliveryDaysOrder = 'The last day is before the first';
export const chargeMissing = 'Write what the delivery costs';
export const tooManyDepots = 'At most 100 depots';
export const serialInvalid = 'Write a whole number from 1 to 9,99,999';
export const taxPercentInvalid = 'Write a percent from 0.01 to 40';
export const tooManyRates = 'At most 50 rates';
export const rateTwice = 'Another rate holds from this day';
export const hsnInvalid = '4, 6 or 8 digits';
/** Of what the number of a paper begins with. */
export const prefixInvalid = '1 to 3 letters and digits';
export const prefixesEqual = 'Another one than that of invoices';
/** Of the word that stands for a unit, such as box, and of its code in the tax return. */
export const unitWordMissing = 'Write the word of the unit';
export const unitCodeMissing = 'Choose the code of the unit';
export const unitTwice = 'This word has a code already';
export const tooManyUnits = 'At most 100 words of units';
/** What stands in the way of closing a month. */
export const unitsWithoutCode = 'A unit has no code yet';
export const sumsDiffer = 'The tables do not come to the sum of the papers';
export const ledgerMissing = 'Write the name of the ledger';
export const upiInvalid = 'A UPI id such as name@bank';
export const accountInvalid = '6 to 20 digits';
export const accountNameMissing = 'Write a name';
export const accountTwice = 'This name is there already';
export const tooManyAccounts = 'At most 10 names';
/** Of a receipt. */
export const accountMissing = 'Choose the account';
export const accountUnknown = 'This method has no such account';
export const ifscInvalid = 'An IFSC such as SBIN0001234';
export const payeeMissing = 'Write in whose name it is';
export const packedInvalid = 'A whole number, at most as many as are in the order';
export const cartonsInvalid = 'Cartons are a whole number from 1 to 999';
export const freightInvalid = 'Write an amount up to ₹1,00,000';
export const freightNotPaid = 'Only freight that is paid has an amount';
export const ewayBillInvalid = 'An e-way bill number has 12 digits';
export const lrDayInvalid = 'A day from the order’s to today';
export const receiptDayInvalid = 'A day that is not after today';
/** Of money received by UPI or bank. */
export const receiptReferenceMissing = 'Write the reference of the transfer';
/** Of what a buyer reports about an order. */
export const referenceMissing = 'Write the reference of the payment';
export const upiReferenceInvalid = 'It has 12 digits: look for UTR or UPI reference in your app.';
export const bankReferenceInvalid = '6 to 22 letters and digits';
export const paidOnInvalid = 'A day from that of the order until today';
export const problemLinesMissing = 'Choose what is damaged, missing or wrong';
export const tooManyPhotos = 'At most 6 photos';
export const photoMissing = 'Add a photo of what is damaged';
export const photoUnknown = 'Add the photo again';
export const notSentYet = 'A problem can be reported once the order has left';
/** Of a decision about it. */
export const lineToReadMissing = 'Write a line that the customer reads';
/** Of the discount of an enquiry. */
export const discountTooLarge = 'At most what the goods cost';
/** Of a price rule. */
export const ruleCodeInvalid = '4 to 20 letters A to Z, digits and hyphens';
export const percentInvalid = 'Write a percent from 0.01 to 90';
export const percentOrAmount = 'Write either a percent or an amount';
export const endsBeforeStart = 'It ends after it begins';
export const tooManyBuyers = 'At most 500 customers and numbers together';
export const legalAdviceMissing = 'Please confirm that you have legal advice';
/** Of the passport of a product. */
export const wholeNumberBetween = 'Write a whole number from {minimum} to {maximum}';
export const oneDecimalBetween =
  'Write a number from {minimum} to {maximum} with at most one decimal';
export const joinedPiecesInvalid = 'Write 0 for none, or a whole number from 2 to {maximum}';
export const referenceInvalid = 'Use 4 to 60 letters, digits, / - . ( ) and spaces';
export const chooseOneOf = 'Write one of these: {values}';
export const yesOrNo = 'Write yes or no';
/** Of a buyer who is written down by staff. */
export const adultMissing = 'Tick that the buyer says they are 18 or older';
export const paymentChoiceMissing = 'Say how it is paid';
/** Of a listing rule. */
export const ruleValueUnfit = 'This rule has no such value';

export const grantUnknown = 'There is no such right, or a key cannot have it';
export const keyGrantsRequired = 'Choose what the key may do';
export const keyDayTooLate = 'Choose a day within 400 days';
export const webhookUrlInvalid =
  'Enter an https:// address with a name, without a port, user and password';
export const eventsRequired = 'Choose at least one event';
