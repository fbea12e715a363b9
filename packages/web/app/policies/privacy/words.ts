export const privacyDescription =
  'What the shop stores about you, why, and how you can see it, take it with you or have it deleted.';
export const privacyLead =
  'What we know about you, why we need it, and how you can see it or have it deleted.';
export const inShortTitle = 'In short';
export const inShort =
  'We keep what we need to sell and deliver fireworks to you, and nothing more. We store no payment data. We do not follow you around, we show no advertising, and we do not sell or lend your details to anyone.';
export const storedTitle = 'What we store';
export const paymentsTitle = 'Payments';
export const payments =
  'Online payments go through an online payment provider, Razorpay. You enter your card, UPI or bank details in its window, and they go to Razorpay directly, under its own privacy policy. {name} never sees them and stores no payment data. With your order we keep only how it was to be paid, the amount, whether it was paid or refunded, and Razorpay’s reference number.';
export const browserTitle = 'In your browser';
export const browserStorage =
  'We use your browser’s own storage to keep you signed in, with a copy of your profile, to remember your cart before you sign in, a pincode that you checked, what you searched for and which products you looked at last and the theme you chose, for short notices that must survive a reload and, until you close the tab, for an order that is being sent and what you have typed into a form: a name, a number, an address, a message, never a password. Signing out clears all of it but the theme.';
export const cookies =
  'There is no tracking and there are no advertising cookies. A single cookie is set when you reset a forgotten password. It proves for a few minutes that you entered the right code, and does nothing else. Those who work in the shop have another on devices that they let it remember. When you open Razorpay’s window, Razorpay may set cookies of its own.';
export const othersTitle = 'Who else sees it';
export const others =
  'Your name, address and mobile number go to whoever delivers your parcel. Razorpay gets what it needs for your payment. The companies that run our server and send our emails handle your details for us only. Beyond that we hand over details only when the law obliges us to.';
export const why = 'Why:';
export const howLong = 'How long:';
export const whoSeesIt = 'Who sees it:';
export const rightsTitle = 'Your rights';
export const rights =
  'The Digital Personal Data Protection Act, 2023, gives you rights. Using them costs nothing, and we answer within a month.';
export const correct =
  '<strong>Correct:</strong> change your details on <account>your account page</account>, or tell us what is wrong.';
export const takeAway =
  '<strong>Take it with you:</strong> there you download everything stored about you in one file.';
export const remove = '<strong>Delete:</strong> there you delete your account.';
export const deleting =
  'Deleting ends all your sign-ins and removes your profile, your saved addresses, your cart and the messages you sent us. Orders are kept anonymised, without your name, address or number and without what we wrote about you, because tax law asks us to keep records of sales; tax invoices and credit notes, where you got any, stay whole for the eight years that it asks for. Reviews stay without your name unless you withdraw them before. Estimates you saved no longer belong to anybody and are deleted 90 days after their date. If you wrote to us from another email address and want that deleted, too, write to {email}.';
export const withoutAccount =
  'Without an account, write to {email} and name your mobile number and your order or enquiry.';
export const withdraw =
  '<strong>Withdraw:</strong> you allow us to keep what you enter by sending it. You can take that back at any time, by the same ways: delete your account, withdraw an enquiry or a review, or write to us. What was done until then stays right.';
export const nominate =
  '<strong>Nominate:</strong> write to us who shall use these rights for you if you die or can no longer do so.';
/** `who` is the grievance officer with the ways to reach them, or the shop’s email address. */
export const complain =
  '<strong>Complain:</strong> write to us. {who}. If our answer does not help you, the Data Protection Board of India hears you.';
/** An officer, or an officer with a phone number, and one more way to reach them. */
export const reach = '{who}, {way}';
export const childrenTitle = 'Children';
export const children =
  'The shop is for people aged 18 or older. We do not knowingly keep details of anybody younger. If you believe a child has an account, tell us and we will delete it.';
export const changesTitle = 'Changes';
export const changes =
  'If we change this policy, the new text stands here with a new date. This is version {version}; with what you enter we keep which one held then.';
