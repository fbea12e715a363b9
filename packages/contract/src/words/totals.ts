export const subtotal = 'Subtotal';
/** {percent} is such as '3%'. */
export const packing = 'Packing ({percent})';
export const delivery = 'Delivery';
/** The row of an order that is collected; {depot} is the name of the depot. */
export const collect = 'Collect at {depot}';
/** What the delivery costs. */
export const free = 'FREE';
export const toPay = 'To pay on arrival';
export const toPayMeans =
  'The lorry office asks for its freight when you collect. It is not part of our total.';
export const notDelivered = 'We do not deliver to {district}';
/** While it is not known where the goods go. */
export const byDistrict = 'By district';
export const discount = 'Discount: {reason}';
export const total = 'Total';
/** When it arrives; {days} is such as 'Tue 8 – Thu 10 Dec'. */
export const expected = 'Expected {days}';
/** Of an order that is paid before it leaves. */
export const expectedAfterPayment = 'Expected {from} to {to} days after your payment';
export const expectedOneAfterPayment = 'Expected {days} days after your payment';
