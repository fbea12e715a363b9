export const title = 'Admin Dashboard';
export const description = 'What waits in the shop this morning.';
export const welcome = 'Welcome, {name}';
/** For screen readers, while a part of the page loads. */
export const loading = 'Loading: {title}';

export const beforeOpening = 'Before you open';
export const stepsDone = '{done} of {count} done';
/** For screen readers, after the step. */
export const stepDone = '(done)';
export const stepOpen = '(not done yet)';
export const openShop = 'Say who you are';
export const openShopText =
  'Name, phone, address and licence. Visitors read ‘opens soon’ until this is saved.';
export const openProducts = 'Bring in your price list';
export const openProductsText =
  'Products › Import takes your Excel or CSV file as it is and shows what it will do.';
export const openDelivery = 'Say where you deliver';
export const openDeliveryText = 'What delivery costs, by district, and where customers collect.';
export const openPayment = 'Say where to pay';
export const openPaymentText = 'UPI and bank account for orders that are paid before they leave.';
export const openTax = 'Look at the tax';
export const openTaxText =
  'With a GSTIN: the rate and the numbers of your invoices. Without: save it.';
export const openGrievance = 'Name a grievance officer';
export const openGrievanceText =
  'Who answers complaints about goods and about personal data, within a month. You may be it yourself.';
export const openMail = 'Send yourself a mail';
export const openMailText =
  'The link in it ticks this off. When nothing comes, look under ‘Failed mails’ below.';
export const sendTestMail = 'Send a test mail';
export const testMailFailed = 'The test mail could not be sent';
export const openBackup = 'Make a backup';
export const openBackupText = 'Ticked off after the first one, which the server makes each night.';
export const hideList = 'Hide this list';
export const hideQuestion = 'Hide this list?';
export const hideText = 'It is hidden for all admins and does not come back.';
export const hideFailed = 'The list could not be hidden';

export const thisMorning = 'This morning';
export const todoFailed = 'What waits could not be loaded';
export const toPack = 'Orders to pack';
export const pendingPayment = 'Pending payment';
export const paymentsToDecide = 'Payments to decide';
export const enquiriesToAnswer = 'Enquiries to answer';
export const acceptedOffers = 'Accepted offers';
export const unpaidOffline = 'Unpaid confirmed orders';
export const toGiveBack = 'To give back';
export const paymentsReported = 'Payments to check';
export const problemsReported = 'Problems reported';
export const unreadMessages = 'Unread messages';
export const chooseSaleMode = 'Choose how this shop sells';
export const saleModeLaw =
  'By press reports the Supreme Court ordered on 23 October 2018 that no e-commerce website shall accept online orders for firecrackers. Ask a lawyer what that means for you, then choose.';
export const addTaxRate = 'Add a rate of tax';
export const noTaxRate =
  'The shop has a GSTIN but no rate of tax: until there is one, no order can be marked as shipped.';
/** Of the mode, such as 'Cash on delivery only'. */
export const sellsAs = 'How the shop sells: <link>{mode}</link>';
export const withoutPassport = 'Products without a passport';
export const emptySearches = 'Searches that found nothing';
export const reviewsToRead = 'Reviews to read';
export const picturesMissing = 'Pictures whose files are missing';
export const runningOut = 'Products running out';
export const soldOut = 'Sold out';
export const left = '{stock} left';
export const enoughInStock = 'No product has {lowStock} or fewer in stock.';

export const users = 'User Management';
export const usersText = 'Who shops here, and who may';
export const products = 'Product Management Settings';
export const productsText = 'Prices, stock, pictures, import and export';
export const orderManagement = 'Order Management';
export const ordersText = 'Pack, ship, deliver, refund';
export const messages = 'Manage Reports & Messages';
export const messagesText = 'Questions and reports from customers';

export const sales = 'Sales';
export const salesFailed = 'The sales could not be loaded';
/** Before the choice between Value and Orders. */
export const chartShows = 'The chart shows';
export const value = 'Value';
export const orders = 'Orders';
export const today = 'Today';
export const lastWeek = 'Last 7 days';
export const weekBefore = 'The 7 days before';
export const orderCount = { one: '{count} order', other: '{count} orders' } as const;
/** `change` is one of the six texts that follow. */
export const orderCountAndChange = {
  one: '{count} order; value {change}',
  other: '{count} orders; value {change}',
} as const;
export const asBefore = 'as before';
export const upFromNothing = 'up from nothing';
export const up = '{percent}% up';
export const down = '{percent}% down';
export const slightlyUp = 'under 1% up';
export const slightlyDown = 'under 1% down';
export const paidAndToCollect = '{paid} paid, {toCollect} to collect';
export const asPlaced = 'Orders as they were placed, paid or not, less what was refunded.';
export const cashToCollect = {
  one: '{cash} of {count} open order is cash still to be collected.',
  other: '{cash} of {count} open orders is cash still to be collected.',
} as const;
export const noCashToCollect = 'No cash is left to be collected.';
export const valueOfEachDay = 'Value of the orders of each day';
export const ordersOfEachDay = 'Orders of each day';
export const highest = 'Highest: {highest}';
export const nothingInFortnight = 'Nothing was sold in these fourteen days.';
export const salesTable = 'Orders and their value of the last fourteen days';
export const day = 'Day';

export const bestSellers = 'Best sellers';
export const bestSellersFailed = 'The best sellers could not be loaded';
/** Before the choice between the next four. */
export const bestSellersOf = 'Best sellers of the last';
export const days7 = '7 days';
export const days30 = '30 days';
export const days90 = '90 days';
export const aYear = 'A year';
export const sold = '{quantity} sold';
export const nothingSold = 'Nothing was sold in these days.';

export const failedMails = 'Failed mails';
export const failedEvents = 'Events not delivered';
export const failedJobs = 'Failed jobs';
export const operations = 'Running the Shop';
export const operationsText = 'Disk, backups, failed mails, who changed what';
