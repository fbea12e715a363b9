export const newOrderSubject = 'New order {number}, {total}';
export const newOrder = 'New order {number}';
export const orderedOnline = '{customer} has ordered for {total} and paid online.';
export const orderedInCash = '{customer} has ordered for {total}, in cash on delivery.';
export const openOrder = 'Open the order';
