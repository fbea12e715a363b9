import { cartRefusals } from './refusals/refusal-sentences.ts';
import { fill, type Holes } from './words.ts';

/**
 * Every refusal of the shop: its code, its HTTP status and the sentence to show. `{name}` in a
 * sentence is a placeholder whose value the refusal carries.
 */
export const errorTable = {
  invalidInput: [400, 'Invalid request'],
  commonPassword: [400, 'This password is too common. Please choose another'],
  emailFixed: [400, 'The email address cannot be changed'],
  invalidOtp: [400, 'Invalid OTP.'],
  recoveryNotProven: [400, 'Please verify the OTP again'],
  invalidVerification: [400, 'This verification link is not valid any more'],
  unknownImage: [400, 'Upload the image first'],
  invalidImage: [400, 'Please select an image file (JPEG, PNG)'],
  imageDamaged: [400, 'This picture is damaged. Save it once more, as JPEG, and try again'],
  imageTooManyPixels: [
    400,
    'This picture has {megapixels} megapixels, and at most {maximum} can be read. Make it smaller and try again',
  ],
  cartItemIdMissing: [400, 'The _id of the item to remove is required'],
  orderQuantityLimit: [400, 'At most {maximum} of each product'],
  aboveMrp: [400, 'Above the MRP of {mrp}'],
  neeriRefUnfit: [400, 'Only green crackers have a NEERI reference'],
  paymentMismatch: [400, 'Payment verification failed'],

  unreadableRequest: [400, 'The request could not be read'],
  requestTimeout: [408, 'The connection was too slow. Please try again'],
  headersTooLarge: [431, 'The request could not be read'],
  headerTwice: [400, 'The header {header} is given twice'],
  hostMissing: [400, 'The header host is missing'],
  invalidIdempotencyKey: [400, 'Idempotency-Key must be 1 to 200 printable characters'],
  bodyNotUtf8: [400, 'The body is not well-formed UTF-8'],
  bodyNotJson: [400, 'The body is not well-formed JSON, or has a key that is not accepted'],
  bodyNotObject: [400, 'The body must be a JSON object'],
  bodyHoldsNul: [400, 'The body holds a NUL character'],
  fileMissing: [400, 'No file was sent'],
  unexpectedFile: [400, 'Unexpected file in field {field}'],
  unreadableUpload: [400, 'The upload could not be read'],
  fileTooLarge: [413, 'File size must be less than {megabytes}MB'],
  payloadTooLarge: [413, 'The request is too large'],
  unsupportedMediaType: [415, 'This content type is not supported'],

  notSignedIn: [401, 'Please sign in to continue'],
  sessionEnded: [401, 'Your session has ended. Please sign in again'],
  wrongCredentials: [401, 'Invalid email or password'],
  wrongPassword: [403, 'Incorrect password'],
  accessDenied: [403, 'Access denied'],
  grantMissing: [403, 'Your role may not do this. It needs “{grant}”.'],
  grantExceeded: [403, 'You cannot give or take what you do not have: {grant}'],
  accountSuspended: [403, 'Your account is suspended'],
  accountSuspendedBecause: [403, 'Your account is suspended: {reason}'],
  accountBanned: [403, 'Your account is banned'],
  accountBannedBecause: [403, 'Your account is banned: {reason}'],

  notFound: [404, 'Resource not found'],
  inviteNotFound: [404, 'This invitation is not valid any more'],
  productNotFound: [404, 'Product not found'],
  categoryNotFound: [404, 'Category not found'],
  synonymNotFound: [404, 'Synonyms not found'],
  quoteNotFound: [404, 'This estimate or enquiry could not be found.'],
  reportNotFound: [404, 'Report not found'],
  linkNotFound: [
    404,
    'Nothing is found under this link. It may have been renewed: ask us for the new one.',
  ],
  orderNotFound: [404, 'Order Not Found'],
  refundNotFound: [404, 'Refund not found'],
  reviewNotFound: [404, 'Review not found'],
  addressNotFound: [404, 'Address not found'],
  cartItemNotFound: [404, 'Cart item not found'],
  messageNotFound: [404, 'Message not found'],
  userNotFound: [404, 'User not found'],
  sessionNotFound: [404, 'This sign-in has already ended'],
  methodNotAllowed: [405, 'Method not allowed'],

  ...cartRefusals,
  recordChanged: [409, '{by} changed this meanwhile. Nothing was changed'],
  lastOwner: [409, 'The shop needs one active owner'],
  roleTaken: [409, 'A role with this name exists'],
  emailIsStaff: [409, 'Somebody with this email works here or is invited'],
  dayIsPast: [400, 'Choose today or a later day'],
  roleInUse: [409, '{count} people have this role'],
  emailTaken: [409, 'An account with this email already exists'],
  tooManyAddresses: [409, 'You can save at most {maximum} addresses'],
  outOfStock: [409, 'Not enough stock'],
  productChanged: [409, '{by} changed this product meanwhile. Nothing was changed'],
  categoryTaken: [409, 'A category with this name exists'],
  categoryChanged: [409, 'Somebody else changed this. Please reload it'],
  synonymTaken: [409, 'These words stand in another row'],
  synonymChanged: [409, 'Somebody else changed this. Please reload it'],
  settingsChanged: [409, '{by} changed these settings meanwhile. Nothing was changed'],
  saleModeRefused: [
    409,
    'The shop has just changed how it sells. Nothing was sent or charged: please go on as this page now shows',
  ],
  orderingClosed: [409, 'The shop is not taking orders at the moment'],
  belowMinimum: [409, 'The minimum order is {minimum}'],
  notDelivered: [409, 'We do not deliver to {district}'],
  factsNeeded: [
    409,
    'The shop lists products with these facts only: correct them, but do not empty them',
  ],
  ruleFixed: [409, 'This rule cannot be changed'],
  ruleChanged: [409, 'Somebody else changed this. Please reload it'],
  ruleImpact: [409, '{leaves} products would leave the shop'],
  reviewExists: [409, 'You have reviewed this already'],
  reviewNotPossible: [409, 'Reviews are for delivered orders, up to 180 days'],
  reviewChanged: [409, 'Somebody else changed this. Please reload it'],
  tooMany: [409, 'At most {maximum}'],
  orderStatusChanged: [409, '{by} set this order to {status} meanwhile. Nothing was changed'],
  userStatusChanged: [409, '{by} set this user to {status} meanwhile. Nothing was changed'],
  messageStatusChanged: [409, '{by} set this message to {status} meanwhile. Nothing was changed'],
  messageAnswerChanged: [409, '{by} marked this message as {state} meanwhile. Nothing was changed'],
  stockTooLowToLower: [409, 'Only {stock} left in stock, so it cannot be lowered by {difference}'],
  stockSeenMissing: [
    409,
    'Orders have changed the stock, which is {stock} now. Send the stock you saw as stockSeen',
  ],
  orderChanged: [409, 'Prices or stock have changed. Please review your order'],
  orderPriceChanged: [409, 'The price of {product} has changed. Please review your order'],
  orderOutOfStock: [409, '{product} is out of stock. Please review your order'],
  orderOnlyLeft: [409, 'Only {stock} of {product} left. Please review your order'],
  orderProductGone: [409, '{product} is no longer available. Please review your order'],
  estimateEnded: [409, 'The prices of this estimate are no longer held'],
  quoteChanged: [409, 'This enquiry has changed meanwhile. Please look at it again'],
  quoteClosed: [409, 'This enquiry is closed'],
  linkTaken: [409, 'This is in an account already'],
  linkNumberWrong: [409, 'This is not the mobile number that was given'],
  tooManyQuotes: [409, 'You have {maximum} open enquiries. Please wait for our answer'],
  reportRefused: [409, 'Choose products of this order, and at most as many as were sent'],
  reportTooLate: [
    409,
    'The 24 hours to report a problem ended on {time}. You can still write to us.',
  ],
  reportDecided: [409, '{by} has decided this report meanwhile. Nothing was changed'],
  shipmentChanged: [409, '{by} changed the dispatch meanwhile. Nothing was changed'],
  receiptRefused: [409, 'At most {maximum} can be booked here'],
  receiptKnown: [409, 'This reference is booked for order {order} already'],
  revisionRefused: [409, 'This order cannot be changed. Cancel it and make a new one.'],
  revisionChanged: [
    409,
    'Stock, prices or payments have changed. Please look at the difference again',
  ],
  orderShort: [409, '{product}: {needed} needed, {stock} in stock'],
  orderStatusRefused: [409, 'Invoice {invoice} was credited. Make a new order.'],
  taxRefused: [409, 'No tax rate is valid for {date}. Add one in Settings.'],
  taxPrefixUsed: [409, 'Other papers of this year begin with this prefix'],
  taxNumberRefused: [
    409,
    'The number {number} cannot be given. Choose another prefix in Settings.',
  ],
  orderAlreadyPaid: [409, 'This order is already paid'],
  orderRefunded: [409, 'The payment of this order was given back'],
  orderNotWaiting: [409, 'This order no longer waits for its payment'],
  orderNotCancellable: [409, 'This order can no longer be cancelled here. Please contact us'],
  paymentInQuestion: [
    409,
    'We are looking into a payment for this order. Please wait until we have contacted you',
  ],
  paymentNotPossible: [409, 'This order can no longer be paid'],
  paymentRefused: [
    409,
    'Online payment is not possible for this order. Please choose another way to pay, or contact us',
  ],
  totalTooSmall: [409, 'Online payment starts at ₹{minimum}. Please choose cash on delivery'],
  paymentDiffers: [
    409,
    'You paid {paid} instead of {total}, so your order is not confirmed yet. Please do not pay again: we are looking into it',
  ],
  paymentToDecide: [
    409,
    'The payment of this order is not what it asked for. Accept or refund it first',
  ],
  paymentNotAcceptable: [
    409,
    'This order can no longer be filled. Please refund the payment instead',
  ],
  paymentDecided: [409, 'There is nothing left to decide about this payment'],
  paidTooLate: [409, 'This order can no longer be filled. Your payment will be given back'],
  refundNotPossible: [409, 'This order has no payment that can be refunded'],
  refundChanged: [
    409,
    '{by} changed the refunds meanwhile: {remaining} of this payment can be refunded. Nothing was changed',
  ],
  refundTooLarge: [409, 'Only {remaining} of this payment can be refunded'],
  refundLineTooLarge: [409, 'Only {pieces} pieces of {product} can be refunded'],
  refundOfNothing: [409, 'These pieces cost nothing, so there is no money to refund'],
  refundNotRetriable: [
    409,
    '{by} changed the refunds meanwhile, so this one cannot be tried again. Nothing was changed',
  ],
  lastAdmin: [409, 'The last active admin cannot be suspended or banned'],
  lastAdminStays: [409, 'The last active admin cannot be deleted'],
  ownStatus: [409, 'You cannot change your own status'],
  ordersUnderWay: [
    409,
    'Your account can be deleted once your open orders are delivered or cancelled',
  ],
  moneyToGiveBack: [
    409,
    'Your account can be deleted once the shop has given back your money for order {order}',
  ],
  importNotUndoable: [409, 'This import has nothing to undo'],

  idempotencyConflict: [422, 'This request key was already used for something else'],
  importRunning: [422, 'Another import is still running'],
  importEmpty: [422, 'The file has no products'],
  importTooLong: [422, 'A file can have at most {maximum} rows'],
  importNotUtf8: [422, 'The file is not UTF-8. Save it as “CSV UTF-8” and try again'],
  importNotCsv: [
    422,
    'The file is not well-formed CSV. Look at the quotation marks up to line {line}',
  ],
  tooManyProducts: [422, 'At most {maximum} products can be changed at once'],
  importNotReadable: [422, 'The file cannot be read. Save it as .xlsx or as CSV and try again'],
  importOldExcel: [422, 'This is a file of an old Excel (.xls). Save it as .xlsx and try again'],
  importMissingChanged: [
    422,
    'Other products than before are missing in the file now. Check the file again',
  ],
  importRowUneven: [422, 'Row {row} has {found} columns instead of {expected}'],
  importColumnsMissing: [422, 'The file lacks the columns: {columns}'],
  importColumnsUnknown: [422, 'The file has unknown or repeated columns: {columns}'],

  tooManyRequests: [429, 'Too many requests. Please try again later'],
  tooManyUnpaidOrders: [
    429,
    'You have {maximum} unpaid orders. Please pay or wait until one has expired',
  ],
  messageTooSoon: [429, 'Please wait {interval} seconds before sending another message'],

  serverError: [500, 'Server error - Please try later'],
  gatewayFailed: [
    502,
    'The payment provider did not answer. Please try again or choose cash on delivery',
  ],
  paymentUnavailable: [503, 'Online payment is currently unavailable'],
  fileStoreUnavailable: [503, 'The file store does not answer'],
  diskFull: [503, 'The disk of the shop is full: nothing more can be stored until room is made'],
  migrationsMissing: [503, 'Missing migrations: {migrations}'],
  shopNotOpen: [503, 'This shop opens soon'],
  unavailable: [503, 'Service unavailable'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof errorTable;

/** The values in the sentence of a refusal. */
export type ErrorDetails<Code extends ErrorCode> = Holes<(typeof errorTable)[Code][1]>;

/** A code whose sentence has no placeholders. */
export type PlainErrorCode = {
  [Code in ErrorCode]: keyof ErrorDetails<Code> extends never ? Code : never;
}[ErrorCode];

export function sentenceOf<Code extends ErrorCode>(
  code: Code,
  details: ErrorDetails<Code>,
): string {
  const [, sentence] = errorTable[code];
  return fill<string>(sentence, details);
}
