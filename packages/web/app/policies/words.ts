export const effective = 'Effective {date}';
export const questions = 'Questions?';
export const writeOrCall = 'Write to {email} or call {phone}. {name}, {address}.';
export const home = 'Go to Home';
/** Below the title of a translated policy alone; the link leads to the English page. */
export const englishBinds =
  'This is a translation. The <english>English text</english> is the binding one.';

export const termsDescription =
  'Who may buy, where we deliver, what it costs, how you pay and what happens if an order is cancelled.';
export const termsLead =
  'The rules for buying from us, in plain words. By placing an order you agree to them.';
export const buyersTitle = 'Who may buy';
export const buyersAge =
  'You must be 18 or older. By registering and by ordering you confirm that you are. Whoever receives the parcel must be an adult too, and may be asked to show it.';
export const buyersAccount =
  'Please keep your password to yourself and your details correct. We may suspend an account that is misused, and we tell its owner why.';
export const deliveryTitle = 'Where we deliver, and what it costs';
export const delivery =
  'We deliver in Tamil Nadu only, to every pincode of the districts offered on the address form. Delivery is free: you pay the total of your goods and nothing on top.';
export const following =
  'You can follow your order under <orders>My Orders</orders>, and we send you an email when it is shipped and when it is delivered.';
export const pricesTitle = 'Prices and stock';
export const prices =
  'Prices are in Indian rupees, for the unit named with each product. The price that counts is the one shown when you place your order. If a price or the stock has changed since you filled your cart, we show you the new figures first and nothing is ordered until you agree. If you order from an estimate, its prices count until the end of the day it names, as long as the goods are there.';
export const stock =
  'We sell what is in stock, while it lasts. Something in your cart is not reserved for you; it is yours once the order is placed.';
export const payingTitle = 'Paying';
export const paying =
  'You can pay cash on delivery. Where it is offered, you can also pay by card, UPI or net banking through an online payment provider, Razorpay. We store no payment data.';
export const paymentTime =
  'If you choose to pay online, we hold the goods for you for 20 minutes. If the payment does not arrive in that time, the order is cancelled and you owe nothing.';
/** Instead of the sentences above, while the shop takes enquiries. */
export const enquiryLead =
  'The rules for buying from us, in plain words. By sending an enquiry you agree to them; nothing is sold by that.';
export const enquiryPrices =
  'Prices are in Indian rupees, for the unit named with each product. What counts is what we have agreed with you: our offer names the price of each line and the day until which it is good.';
export const enquiryStock =
  'We sell what is in stock, while it lasts. An enquiry keeps nothing for you; the goods are kept once the shop has confirmed.';
export const enquiryPaying =
  'With an enquiry nothing is to be paid. Once we have agreed and confirmed, you pay cash on delivery, or by UPI, bank transfer or cash before the goods leave, as agreed.';
export const undeliveredTitle = 'If we cannot deliver';
export const undelivered =
  'We may have to cancel an order, for example when goods turn out to be damaged, when rules forbid the delivery, or when an address cannot be reached. If you have paid for an order that is cancelled or cannot be filled, the money is refunded automatically, in full, the way you paid.';
export const finalTitle = 'Sales are final';
export const final =
  'Fireworks cannot be taken back once they have left us, so there are no returns. Damaged or missing items must be reported within 24 hours of delivery. How that works stands in our <refunds>Refund & Return Policy</refunds>.';
export const usingTitle = 'Using fireworks';
export const using =
  'Fireworks are dangerous in careless hands. Read the label, follow our <safety>safety tips</safety>, keep children at a distance, and keep to the hours and rules where you live. You are responsible for how you store and use what you have bought, and you may not sell it on.';
export const lawTitle = 'The law';
export const law =
  'These terms follow the law of India, and nothing in them takes away rights that the law gives you as a consumer. Disputes that we cannot settle between us go to the courts of Tamil Nadu, or to the consumer commission where you live.';
export const parties =
  'These terms are between you and {shop}. If they change, the text that stood here when you ordered goes on holding for that order.';
/** The shop of the sentence before, when it has a number for its taxes. */
export const shopWithGstin = '{name} (GSTIN {gstin})';

export const refundDescription =
  'All sales are final. Damaged or missing items must be reported within 24 hours of delivery.';
export const refundLead =
  'Damaged or missing? Tell us within 24 hours of delivery, and we put it right. Otherwise there are no returns or refunds, and all sales are final.';
export const noReturnsTitle = 'No returns, no refunds';
export const noReturns =
  'All sales are final. Fireworks are explosives: once a parcel has left our hands, we cannot know how it was kept, so for everybody’s safety we do not take goods back, exchange them or refund them because of a change of mind. Please do not send anything back to us by post or courier.';
export const damagedTitle = 'Damaged or missing items';
export const damagedTime =
  'Please open your parcel when it comes. Damaged or missing items must be reported within 24 hours of delivery. You can still write to us later.';
export const damagedReport =
  'Report it on the order’s page, under <orders>My Orders</orders> or by the link of your order; or use the <contact>contact page</contact> or write to {email}. Tell us:';
export const damagedOrder =
  'your order number, which stands on the order’s page and in our emails,';
export const damagedItems = 'which items are damaged or missing, and how many of each,';
export const damagedPhoto = 'for damage, a photo of the item and of the parcel.';
export const damagedCare =
  'Do not light anything that is damaged or damp. Keep it away from heat until you have heard from us.';
export const damagedAnswer =
  'We look into every report made in time and answer you on the order’s page and by email. If we sent you the wrong thing, too little, or something damaged, we put it right.';
export const cancelledTitle = 'Cancelled orders';
export const cancelledPaid =
  'If you have paid online and your order is cancelled, or it cannot be filled because the goods are gone, you do not have to ask: the full amount is refunded automatically to the account or card you paid with. Razorpay, our payment provider, usually needs five to seven working days for this.';
export const cancelledTwice =
  'If money was taken twice, or arrives after an unpaid order has ended and the goods are gone, it goes back the same way. A cash-on-delivery order that is cancelled before delivery costs you nothing.';
export const cancellingTitle = 'Cancelling an order yourself';
export const cancelling =
  'Changed your mind before we pack? Press ‘Cancel order’ in <orders>My Orders</orders> or on the order’s page. It is cancelled at once, and what you paid online goes back by itself.';
export const cancellingLate =
  'When we have begun to pack, the button is gone: write to {email} with your order number as soon as you can, and we tell you whether the parcel can still be stopped. Once it is on its way, the sale is final.';
/** In a shop that takes enquiries, before the sentences above. */
export const withdrawing =
  'An enquiry or an offer binds you to nothing: you can withdraw it, or let it end, until we have confirmed it as an order.';
export const rightsTitle = 'Your rights';
export const rights =
  'Nothing here takes away rights that Indian law gives you as a consumer when goods are faulty or not what was described.';
/** What delivery costs, where it is not free in Tamil Nadu without a smallest order. */
export const termsArea =
  'We deliver in Tamil Nadu only, to the pincodes of the districts offered on the address form.';
export const termsAreaOfStates =
  'We deliver in {states}; in Tamil Nadu to the pincodes of the districts offered on the address form.';
export const termsFree = 'Delivery is free.';
export const termsFixed = 'Delivery costs {amount}.';
export const termsFixedFreeFrom = 'Delivery costs {amount} and is free from {from} of goods.';
export const termsToPay =
  'The freight is not part of our total: the lorry office asks for it when you collect the goods there.';
export const termsByDistrict =
  'What delivery costs depends on your district; the checkout says it before you order.';
export const termsByPlace =
  'What delivery costs depends on where it goes; the checkout says it before you order.';
export const termsCollected =
  'At the moment we deliver nothing: orders are collected at our depots.';
export const termsNone = 'At the moment we deliver nothing.';
export const termsPacking = 'For packing we charge {percent}% of the goods.';
export const termsMinimum = 'The minimum order is {amount} of goods.';
export const termsMinimumOf = 'To {state} the minimum order is {amount} of goods.';
