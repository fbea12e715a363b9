/** Of each kind: what is kept, why, how long and who sees it. Some sentences stand with several kinds. */
export const untilDeleted = 'Until you change it or delete your account.';
export const youAndShop = 'You, and those in the shop who need it.';
export const linkToo =
  'You, those in the shop who need it, and whoever has its link: they see goods, sums, state, your first name and your district. Ask us and the old link dies.';

export const account =
  '<strong>Your account:</strong> name, email address, mobile number, your picture if you choose one, and your password in a scrambled form that nobody can read back.';
export const accountWhy = 'To sign you in and to reach you.';

export const addresses =
  '<strong>Your addresses:</strong> the delivery addresses you save, with the name and mobile number of whoever receives the parcel.';
export const addressesWhy = 'To deliver your parcels.';
export const addressesSeenBy =
  'You, those in the shop who need it, and whoever delivers the parcel.';

export const orders =
  '<strong>Your cart and orders:</strong> what you put aside and what you bought, the price, the address it went to, GSTIN and business name if you gave them, how it was to be paid, how it was sent, and what became of it.';
export const ordersWhy = 'To sell and deliver, and because tax law asks for records of sales.';
export const ordersKept =
  'Goods and sums as long as tax law asks; your name, number and street until you delete your account.';

export const payments =
  '<strong>Your payments:</strong> how much came or went back, when, by which way, and its reference. No card, UPI or bank details.';
export const paymentsWhy = 'To know what is paid, and for our accounts.';
export const paymentsKept = 'As long as tax law asks.';
export const paymentsSeenBy =
  'You, those in the shop who need it, and Razorpay for payments made through it.';

export const papers =
  '<strong>Tax invoices and credit notes</strong>, where you got any: as they were issued.';
export const papersWhy = 'Tax law asks for them.';
export const papersKept = 'Eight years, whole, after your account is deleted too.';
export const papersSeenBy = 'You, those in the shop who need it, and the tax authorities.';

export const enquiries =
  '<strong>Your estimates and enquiries:</strong> goods, prices, the name, mobile number, district and address you give, your note, what we offered and what became of it. By phone and at our counter we write down the same.';
export const enquiriesWhy = 'To offer you goods and prices.';
export const enquiriesKept =
  'Until you delete your account. Without an account an enquiry that became no order is deleted 180 days after its last change, an estimate 90 days after it was saved.';

export const reports =
  '<strong>Your reports:</strong> payments you tell us of with their reference, problems with their photos, and our answers.';
export const reportsWhy = 'To book the money, and to put right what went wrong.';
export const reportsSeenBy =
  'You, those in the shop who need it, and whoever has the order’s link.';

export const reviews =
  '<strong>Your reviews:</strong> the stars and words you give to what you bought, and our answers.';
export const reviewsWhy = 'So that others can choose.';
export const reviewsKept =
  'Until you withdraw them; without your name once your account is deleted.';
export const reviewsSeenBy = 'Everybody, with your first name and initial.';

export const messages =
  '<strong>Your messages:</strong> what you write to us on the contact page, with the name and email address you give there.';
export const messagesWhy = 'To answer you.';
export const messagesKept = 'Until you delete your account, or ask us to delete them.';

export const mails = '<strong>Emails on their way to you</strong> about your account and orders.';
export const mailsWhy = 'So that none is lost while the mail server cannot be reached.';
export const mailsKept = 'Until a day after they were sent.';
export const mailsSeenBy = 'Those in the shop who look after failed emails.';

export const visits =
  '<strong>Your visits while signed in:</strong> when you last signed in and were last active, and, for each sign-in, when it began, when it was last used, the network address and the kind of browser.';
export const visitsWhy = 'So that a stolen sign-in is found and stopped.';
export const visitsKept = 'A year after the sign-in has ended.';
export const visitsSeenBy = 'You, on your account page, where you can end them.';

export const notes =
  '<strong>What we write:</strong> reasons, notes, a price rule that was made for your number, and the record of who of us looked at your details or changed something of yours.';
export const notesWhy = 'To answer for what we did, and to find misuse.';
export const notesKept =
  'What was written, until you delete your account; that something was done stays, without you.';
export const notesSeenBy = 'Those in the shop who need it. Ask us, and you get it too.';

export const staff =
  '<strong>Of those who work in the shop:</strong> name, email address, role, second step, keys for programs, and whose name stands beside what was done.';
export const staffWhy = 'To know who may do what, and who did it.';
export const staffKept =
  'Until the access ends; an invitation until a week after its link has ended. Beside what was done the name stands until the account is deleted, then it is ‘Former staff’.';
export const staffSeenBy = 'Those who work in the shop.';

export const records =
  '<strong>Technical records:</strong> our server notes its requests and errors. Passwords, codes and payment details are never written there.';
export const recordsWhy = 'To find faults and fend off misuse.';
export const recordsKept = 'For a while; newer ones take their place.';
export const recordsSeenBy = 'Those who run the server.';
