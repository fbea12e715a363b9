export const lead =
  'Only the best rule counts for an order: it is a row below the goods, and customers read its name. What was ordered keeps its row.';
export const add = 'Add a price rule';
export const editTitle = 'Change the price rule';
export const save = 'Save';
export const saveFailed = 'The price rule could not be saved';
export const loadFailed = 'The price rules could not be loaded';
export const loading = 'Loading the price rules';
export const none = 'No price rules yet. Orders cost what their goods cost.';
export const list = 'Price rules';
export const name = 'Name';
export const nameHint = 'Customers read it in the row, such as “4% from ₹7,000”.';
export const code = 'Code';
export const codeHint = 'Empty for a rule that needs none. 4 to 20 letters, digits and hyphens.';
export const from = 'From ₹ of its goods';
export const takes = 'Takes off';
export const percent = 'A percent';
export const amount = 'An amount';
export const percentLabel = 'Percent';
export const amountLabel = 'Amount in ₹';
export const of = 'Of';
export const allGoods = 'All goods';
export const chosenGoods = 'Chosen goods';
export const categories = 'Categories';
export const products = 'Products';
export const findProduct = 'Find a product';
export const goodsMissing = 'Choose a category or a product';
export const startsAt = 'Begins (day and time in India)';
export const endsAt = 'Ends (day and time in India)';
export const timeHint = 'Empty for no end. The moment itself is not included.';
export const forWhom = 'For';
export const everybody = 'Everybody';
export const chosenBuyers = 'Chosen customers';
export const findCustomer = 'Find a customer by name, email or number';
export const customers = 'Customers with an account';
export const mobiles = 'Mobile numbers';
export const mobilesHint =
  'One in each line. They count where staff write down the order; on the website only accounts count.';
export const hiddenMobiles = {
  one: '{count} number stays, which your role may not see.',
  other: '{count} numbers stay, which your role may not see.',
} as const;
export const buyersMissing = 'Choose a customer or write a number';
export const limit = 'How often in all';
export const limitEach = 'How often for each customer';
export const limitHint = 'Empty for no limit.';
export const numberInvalid = 'Write a whole number from 1 to 10,000';
export const isOn = 'Switched on';
export const on = 'On';
export const off = 'Off';
export const ended = 'Ended';
export const notBegun = 'Not begun';
/** {order} and {off} are sums. */
export const example = 'An order of {order} gets {off} off.';
/** {value} is such as '4%'. */
export const takesValue = '{value} off';
export const fromSum = 'from {sum}';
export const ofGoods = 'of {goods}';
export const begins = 'begins {time}';
export const until = 'until {time}';
export const forChosen = {
  one: 'for {count} chosen customer',
  other: 'for {count} chosen customers',
} as const;
export const used = { one: 'Used {count} time', other: 'Used {count} times' } as const;
export const usedOf = 'Used {count} of {limit}';
export const openEnquiries = {
  one: '{count} of them an open enquiry',
  other: '{count} of them open enquiries',
} as const;
export const takenOff = '{sum} taken off in all';
export const edit = 'Change';
export const editOf = 'Change {rule}';
export const copy = 'Copy';
export const copyOf = 'Copy {rule}';
export const switchOff = 'Switch off';
export const switchOffOf = 'Switch off {rule}';
export const switchOn = 'Switch on';
export const switchOnOf = 'Switch on {rule}';
export const remove = 'Delete';
export const removeOf = 'Delete {rule}';
export const removeQuestion = 'Delete “{rule}”?';
export const removeFailed = 'The price rule could not be deleted';
export const held = {
  one: '{count} running estimate holds it',
  other: '{count} running estimates hold it',
} as const;
export const heldText = 'Estimates keep what they hold until their last day, unless you end them.';
export const endThem = 'End them';
export const keepThem = 'Leave them';
export const endReason = 'The price rule “{rule}” was switched off';
export const endFailed = 'The estimates could not be ended';
export const removePicked = 'Remove {name}';
export const codeBadge = 'Code {code}';
