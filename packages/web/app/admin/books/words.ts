export const title = 'Books';
export const description = 'What came in, who owes, and what was sold.';
/** For screen readers, of the tabs. */
export const views = 'Views of the books';
export const figures = 'Figures';

export const list = 'List';
export const from = 'From';
export const to = 'To';
export const csv = 'CSV';
export const exportFailed = 'The file could not be made';
export const loading = 'Loading the figures…';
export const loadFailed = 'The figures could not be loaded';
export const daysRefused = 'From a day to the same or a later one, at most 400 days';
export const nothing = 'Nothing in these days';
/** In the head of the pages of a list. */
export const rows = 'rows';
export const total = 'Total';

export const received = 'Received';
export const day = 'Day';
export const method = 'Method';
export const account = 'Account';
/** Money that came in. */
export const moneyIn = 'In';
export const givenBack = 'Given back';
/** What came in less what was given back. */
export const net = 'Net';
export const notStated = 'Not stated';
export const online = 'Online';
export const cashOnDelivery = 'Cash on delivery';
/** Where cash on delivery is paid. */
export const door = 'Door';
export const razorpay = 'Razorpay';

export const month = 'Month';
/** Of the choice of a month. */
export const monthOf = 'Month';
export const monthLoading = 'Loading the month…';
export const monthFailed = 'The month could not be loaded';
/** For screen readers. */
export const monthTables = 'Tables of the month';
export const table = 'Table';
export const rowsOfTable = 'Rows';
export const taxable = 'Taxable value';
export const igst = 'IGST';
export const cgst = 'CGST';
export const sgst = 'SGST';
export const file = 'File';
export const csvOf = 'CSV: {table}';
export const tally = 'Tally XML';
export const b2b = 'Sales to businesses';
export const b2cl = 'Large sales to other states';
export const b2cs = 'All other sales';
export const cdnr = 'Credit notes to businesses';
export const cdnur = 'Credit notes of large sales';
export const hsnB2b = 'Goods sold to businesses';
export const hsnB2c = 'Goods sold to others';
export const docs = 'Numbers of documents';
export const receipts = 'Receipts';
export const unitsWithoutCode = 'Units without a code: {units}.';
export const chooseCodes = 'Choose their codes';
export const sumsDiffer =
  'The tables and the papers come to different sums, so nothing can be taken away. Please tell whoever looks after your shop.';
export const sumByTables = 'Sum of papers, by the tables';
export const sumByPapers = 'Sum of papers, by the papers';
/** For screen readers. */
export const closing = 'Closing the month';
export const monthIsClosed = 'Month is closed';
export const notOver = 'A month can be closed once it is over.';
export const problemsFirst = 'Clear up what stands above first.';
export const notClosed = 'This could not be saved';
export const closedBy = '{name}, {date}';
export const unchanged = 'Unchanged since it was closed';
export const changed = 'Changed since it was closed';
export const changedReceipts = {
  one: 'Changed: {count} receipt of {day} booked on {bookedOn}',
  other: 'Changed: {count} receipts of {day} booked on {bookedOn}',
} as const;

/** A list and a tab: who owes. */
export const owed = 'To collect';
export const buyer = 'Buyer';
export const orderTotal = 'Total';
export const stillOwed = 'Owed';
export const since = 'Since';
export const payBy = 'Pay by';
export const daysOver = { one: '{count} day over', other: '{count} days over' } as const;
/** In place of a last day for paying. */
export const atTheDoor = 'At the door';
export const remind = 'Remind';
export const remindWhom = 'Remind {buyer} of {orderId}';
/** The message on WhatsApp. */
export const reminder = '{shop}: {amount} is open for your order {orderId}. See it here: {link}';
export const nobodyOwes = 'Nobody owes anything';
export const toGiveBack = 'To give back';

export const products = 'Products';
export const product = 'Product';
export const pieces = 'Pieces';
export const amount = 'Amount';
export const stock = 'Stock';
/** Pieces in open enquiries. */
export const asked = 'Asked for';
/** By how much the stock is too small for what is asked for. */
export const short = 'Short';
/** The first of the sums: the goods of all orders. */
export const goods = 'Goods';
export const packing = 'Packing';
export const delivery = 'Delivery';
export const discounts = 'Discounts';
export const otherRefunds = 'Refunds, the rest';
export const orderTotals = 'Orders less refunds';

export const categories = 'Categories';
export const category = 'Category';
export const places = 'Places';
export const place = 'Place';
export const sources = 'Sources';
export const source = 'Source';
export const web = 'Website';
export const enquiry = 'Enquiry';
export const phone = 'Phone';
export const whatsapp = 'WhatsApp';
export const counter = 'Counter';
export const orders = 'Orders';

export const staff = 'Staff';
export const person = 'Person';
export const answered = 'Enquiries answered';
export const ordersMade = 'Orders made';
export const ofOrders = 'Their amount';
export const receiptsBooked = 'Receipts booked';
/** The sum of the receipts that somebody booked. */
export const ofReceipts = 'Booked';
