export const effective = 'Effective {date}';
export const questions = 'Questions?';
export const writeOrCall = 'Write to {email} or call {phone}. {name}, {address}.';
export const home = 'Go to Home';
/** Below the title of a translated policy alone; the link leads to the English page. */
export const englishBinds =
  'This is a translation. The <english>English text</english> is the binding one.';

export const privacyDescription =
  'What the shop stores about you, why, and how you can see it, take it with you or have it deleted.';
export const privacyDate = '30 November 2026';
export const privacyLead =
  'What we know about you, why we need it, and how you can see it or have it deleted.';
export const inShortTitle = 'In short';
export const inShort =
  'We keep what we need to sell and deliver fireworks to you, and nothing more. We store no payment data. We do not follow you around, we show no advertising, and we do not sell or lend your details to anyone.';
export const storedTitle = 'What we store';
export const storedAccount =
  '<strong>Your account:</strong> name, email address, mobile number, your picture if you choose one, and your password in a scrambled form that nobody can read back.';
export const storedAddresses =
  '<strong>Your addresses:</strong> the delivery addresses you save, with the name and mobile number of whoever receives the parcel.';
export const storedOrders =
  '<strong>Your cart and orders:</strong> what you put aside and what you bought, the price, the address it went to, how it was to be paid, and what became of it.';
export const storedEstimates =
  '<strong>Your estimates:</strong> the goods, their prices and the day when you saved them. Whoever has the link sees these, and nothing of you. An estimate saved without an account is deleted 90 days later.';
export const storedEnquiries =
  '<strong>Your enquiries:</strong> what you asked for, the address and the note you sent with it, what we offered and what became of it.';
export const storedGuests =
  '<strong>Enquiries without an account:</strong> the name, mobile number and district you give, an address if you give one, your note and the goods. One that became no order is deleted 180 days after its last change.';
export const storedAtDesk = 'By phone and at our counter we write down the same.';
export const storedLinks =
  '<strong>Links:</strong> every list, enquiry and order has a link. Whoever has it sees goods, sums, state, your first name and your district, and can answer an offer or tell us of a payment or a problem. Ask us and the old link dies.';
export const storedReports =
  '<strong>Reports:</strong> payments you tell us of with their reference, problems with their photos. You, whoever has the link, and we see them.';
export const storedReviews =
  '<strong>Your reviews:</strong> the stars and words you give to what you bought. Everybody can read them, with your first name and initial.';
export const storedMessages =
  '<strong>Your messages:</strong> what you write to us on the contact page, with the name and email address you give there.';
export const storedVisits =
  '<strong>Your visits while signed in:</strong> when you last signed in, when you were last active, and, for each sign-in, when it began, when it was last used, the network address and the kind of browser, so that a stolen sign-in can be stopped. We keep them for a year after the sign-in has ended. Your account page lists your sign-ins, and there you can end them.';
export const storedRecords =
  '<strong>Technical records:</strong> our server notes its requests and errors for a while, so that we can find faults and fend off misuse. Passwords, codes and payment details are never written there.';
export const paymentsTitle = 'Payments';
export const payments =
  'Online payments go through an online payment provider, Razorpay. You enter your card, UPI or bank details in its window, and they go to Razorpay directly, under its own privacy policy. {name} never sees them and stores no payment data. With your order we keep only how it was to be paid, the amount, whether it was paid or refunded, and Razorpay’s reference number.';
export const browserTitle = 'In your browser';
export const browserStorage =
  'We use your browser’s own storage to keep you signed in, with a copy of your profile, to remember your cart before you sign in, a pincode that you checked, what you searched for and which products you looked at last and the theme you chose, for short notices that must survive a reload and, until you close the tab, for an order that is being sent and what you have typed into a form: a name, a number, an address, a message, never a password. Signing out clears all of it but the theme.';
export const cookies =
  'There is no tracking and there are no advertising cookies. A single cookie is set when you reset a forgotten password. It proves for a few minutes that you entered the right code, and does nothing else. When you open Razorpay’s window, Razorpay may set cookies of its own.';
export const othersTitle = 'Who else sees it';
export const others =
  'Your name, address and mobile number go to whoever delivers your parcel. Razorpay gets what it needs for your payment. The companies that run our server and send our emails handle your details for us only. Beyond that we hand over details only when the law obliges us to.';
export const yourDataTitle = 'See it, take it with you, delete it';
export const yourData =
  'On <account>your account page</account> you can correct your details, download everything stored about you in one file, and delete your account.';
export const deleting =
  'Deleting ends all your sign-ins and removes your profile, your saved addresses, your cart and the messages you sent us. Orders are kept anonymised, without your name, address or number and without what we wrote about you, because tax law asks us to keep records of sales; tax invoices and credit notes, where you got any, stay whole for the eight years that it asks for. Reviews stay without your name unless you withdraw them before. Estimates you saved no longer belong to anybody and are deleted 90 days after their date. If you wrote to us from another email address and want that deleted, too, write to {email}.';
export const childrenTitle = 'Children';
export const children =
  'The shop is for people aged 18 or older. We do not knowingly keep details of anybody younger. If you believe a child has an account, tell us and we will delete it.';
export const changesTitle = 'Changes';
export const changes = 'If we change this policy, the new text stands here with a new date.';

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
