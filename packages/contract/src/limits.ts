/** Limits that screens show or enforce. Separate from the schemas, so that a page loads no zod. */
export const productPageSize = 12;
export const orderPageSize = 10;
/** How many orders one act of an admin is for. */
export const maxOrdersAtOnce = 100;
export const userPageSize = 10;
export const messagePageSize = 10;
export const reviewPageSize = 5;
export const adminReviewPageSize = 10;
/** The longest text of a review, and of the shop's answer. */
export const reviewMaxLength = 1000;
/** Days after the delivery in which a review can be written. */
export const reviewDays = 180;
export const maxPage = 1_000_000;
export const maxSearchLength = 100;
export const maxQuantity = 999;
export const maxCartLines = 100;
/** Products of a cart that one call sets. */
export const maxLinesSet = 300;
/** Products on the price list. */
export const maxPriceList = 1000;
export const maxAddresses = 20;
export const messageMaxLength = 1000;
export const descriptionMaxLength = 5000;
/** The longest reason for a change of an order or for a refund. */
export const orderReasonMaxLength = 300;
export const statusReasonMaxLength = 500;
/** The longest reason of the payment provider for a failed payment. */
export const paymentReasonMaxLength = 200;
export const passwordMinimum = 8;
export const avatarMaxBytes = 2 * 1024 * 1024;
export const imageMaxBytes = 5 * 1024 * 1024;
export const maxImages = 10;
/** Rows of a product's details. */
export const maxDetails = 40;
export const maxCategories = 40;
/** Products that the owner picks to go well with one. */
export const maxGoesWith = 6;
/** Products that a product's page shows as going well with it. */
export const maxRelated = 4;
/** Rows of synonyms, phrases in one, and words in a phrase. */
export const maxSynonyms = 500;
export const maxPhrases = 20;
export const maxPhraseWords = 4;
export const maxPhraseLength = 80;
export const synonymPageSize = 20;
export const figurePageSize = 100;
/** The most days that one list of figures is over. */
export const mostDaysOfFigures = 400;
/** In addresses: the products without a category. No category has this slug. */
export const otherCategory = 'other';
/** How many products one call asks for by their ids. */
export const maxProductsById = 24;
/** How many products one act of an admin is for. */
export const maxProductsAtOnce = 100;
/** Picture files whose products are found, and that are saved, together. */
export const maxPicturesAtOnce = 100;
/** Products for this age and younger are shown as suitable for children, with an adult. */
export const oldestChild = 12;
/** From this age on a product is for adults only. */
export const adultAge = 18;
export const maxImportRows = 20_000;
/** Columns of a price list that are looked at. */
export const maxImportColumns = 40;
export const maxImportBytes = 20 * 1024 * 1024;
/** The files of the largest request: all pictures of a product at once, or a file of products. */
export const maxUploadBytes = Math.max(maxImages * imageMaxBytes, maxImportBytes);
export const maxStock = 1_000_000;
export const maxPriceRupees = 10_000_000;
export const makerMaxLength = 60;
/** Units of a product in the maker's case. */
export const maxPiecesPerCase = 10_000;
/** The largest number on the printed price list. */
export const maxListNumber = 9_999;
/** More than any order can cost; a bound for amounts of its payment. */
export const maxOrderRupees = maxPriceRupees * maxQuantity * maxCartLines;

/** The unit in which file sizes are shown. */
export const toMegabytes = (bytes: number): number => bytes / 1024 ** 2;

/** A product with this stock or less is running out. */
export const lowStock = 10;
/** Rows of opening hours, and links to social networks, of the shop. */
export const maxHours = 7;
export const maxSocials = 8;
/** More than any part of the settings has. */
export const maxSettingsFields = 40;
/** How many changes of a part of the settings are shown. */
export const settingsChangesShown = 50;
/** Rupees of goods that a shop may ask of an order. */
export const maxMinimumOrder = 1_000_000;
export const maxPackingPercent = 10;
/** The longest note with an enquiry, and the longest message with an offer. */
export const enquiryNoteMaxLength = 500;
/** The name of somebody without an account. */
export const guestNameMaxLength = 60;
/** Enquiries without an account, for each mobile number. */
export const maxGuestEnquiriesADay = 3;
export const maxUnansweredGuestEnquiries = 3;
/** The longest reference of a UPI or bank transfer, and the longest note with a manual payment. */
export const receiptReferenceMaxLength = 100;
/** Open reports of payments of an order, and its reports of problems, decided ones too. */
export const maxPaymentReports = 5;
export const maxProblemReports = 3;
/** The longest text of a report, and its photos. */
export const reportTextMaxLength = 1000;
export const maxReportPhotos = 6;
/** Lines of an enquiry, with those that were taken out. */
export const maxQuoteLines = 300;
/** Enquiries of one account that wait for somebody. */
export const maxOpenQuotes = 10;
/** Days for which an estimate may hold its prices. */
export const maxEstimateDays = 30;
/** Rupees for one delivery. */
export const maxDeliveryCharge = 100_000;
export const businessNameMaxLength = 120;
/** Names of the shop's own accounts, cash boxes included. */
export const maxAccounts = 10;
export const accountNameMaxLength = 40;
export const maxDepots = 100;
/** Letters that the shop says of deliveries to a state. */
export const maxStateNoteLength = 300;
/** The longest text about the season. */
export const noticeMaxLength = 500;
/** The highest tax rate, in percent of the goods. */
export const maxTaxPercent = 40;
export const maxTaxRates = 50;
export const maxUnits = 100;
/** The highest number of papers of one kind in a financial year. */
export const maxSerial = 999_999;

/** Wrong one-time codes after which a code is no longer good. */
export const otpTries = 5;

/** How many days after the order the goods arrive at the latest. */
export const maxDeliveryDays = 60;

/** Of one order. */
export const maxCartons = 999;
/** Rupees of freight that is paid. */
export const maxFreight = 100_000;
/** A name on the dispatch card: who packed and checked, the transporter, the office. */
export const shipmentLineMaxLength = 60;
export const lrNumberMaxLength = 30;
/** Where the office is and when it is open. */
export const officeMaxLength = 200;

/** How long an unpaid online order holds its stock. */
export const paymentHoldMinutes = 20;
