export const skipToContent = 'Skip to content';
/** On the list of products and the price list. */
export const skipToProducts = 'Skip to the products';
export const withoutScripts =
  'You can look around, search and write to us. The cart, orders and signing in need JavaScript, which is switched off in this browser.';

/** For screen readers, the name of the links to all parts of the shop. */
export const mainLinks = 'Main';
export const menu = 'Menu';
export const closeMenu = 'Close menu';
/** In the bar, where all links stand in one line: short. So are the next ones. */
export const home = 'Home';
export const products = 'Products';
/** The link to all products in one table. */
export const priceList = 'Price list';
export const contact = 'Contact';
export const safetyTips = 'SafetyTips';
export const myOrders = 'My Orders';
export const myAccount = 'My Account';
export const admin = 'Admin';
export const login = 'Login';
/** The name of an icon that leads to the search box of the products. */
export const searchProducts = 'Search products';

/** Of the colours of the shop. */
export const theme = 'Theme';
export const asTheSystem = 'Same as my device';
export const light = 'Light';
export const dark = 'Dark';

/** {area} is such as 'We deliver in Tamil Nadu only'. */
export const whereAndWho = '{area}. For buyers of 18 years or older.';
export const licence = 'Licence: {licence}';
export const gstin = 'GSTIN: {gstin}';
export const whatsapp = 'WhatsApp: {number}';
/** In a shop that takes enquiries; the button after it unfolds what the law says. */
export const enquiryNotOrder = 'This is an enquiry, not an order. Nothing to pay now.';
export const why = 'Why?';
/** Buttons that ask the shop; the first opens WhatsApp with a text that names what is asked about. */
export const askOnWhatsApp = 'Ask on WhatsApp';
export const call = 'Call';
/** That text, where nothing is named: a greeting to write after. */
export const askText = 'Hello {shop}, I have a question:';
/** The same about a product, an order or a page; {link} is its address. */
export const askAboutText = 'Hello {shop}, I have a question about {what}: {link}';
/** For screen readers, the name of the links to the policies. */
export const policies = 'Policies';
export const privacyPolicy = 'Privacy Policy';
/** At forms. */
export const privacyLine =
  'We keep what you enter to handle your order. <policy>Privacy policy</policy>';
export const terms = 'Terms & Conditions';
export const refundPolicy = 'Refund & Return Policy';

/** Where customers decide; the links lead to the policy and the tips. */
export const payingOnline =
  'Pay online or cash on delivery, <refunds>refunds and returns</refunds>';
export const payingInCash = 'Cash on delivery, <refunds>refunds and returns</refunds>';
export const licensedSeller = 'Licensed seller: {licence}, <tips>safety tips</tips>';
export const tips = 'Safety tips';
export const questions = 'Questions before you order? Call {phone}';

export const notFoundTitle = '404 - Page Not Found';
export const notFound = "The page you're looking for doesn't exist.";
/** Leads to the first page. */
export const goBack = 'Go Back';

export const failedTitle = 'Something went wrong';
export const failed =
  'This page could not be shown. Please try again; if it keeps happening, tell us what you were doing.';
export const mentionId = 'If you write to us about this, please mention {id}.';
export const tryAgain = 'Try again';
