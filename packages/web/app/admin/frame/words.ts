/** For screen readers, the name of the navigation. */
export const navigation = 'Admin';
export const dashboard = 'Dashboard';
export const orders = 'Orders';
export const products = 'Products';
export const messages = 'Messages';
export const users = 'Users';
export const books = 'Books';
export const settings = 'Settings';
export const backToAccount = 'Back to Account';
/** After the link to the orders; what is in the element is for screen readers. */
export const newOrders = '{count}<new> new</new>';
export const refused = 'Unauthorized access';
/** The heading in place of a page that one's role does not show. */
/** In place of the admin area, where the role asks for a second step. */
export const setUpSecondStep = 'Your role asks for a second step. Set it up now.';
export const installApp =
  'Install an authenticator app on your phone, whichever you like. Signing in then asks for its code as well.';
export const notForRole = 'Not for your role';
export const roleMayNotSee = 'Your role “{role}” may not see this. It needs “{grant}”.';
export const ownerCanGive = '{owner} can give it to you.';
/** Where no owner's name is known. */
export const someOwnerCanGive = 'An owner of the shop can give it to you.';
export const toDashboard = 'To the dashboard';
export const notVerified = 'Your admin privileges could not be verified';
export const verifying = 'Verifying admin privileges...';

/** Who changed something: a customer. */
export const theCustomer = 'The customer';
/** Who changed something: a payment that came in. */
export const aPayment = 'A payment';
/** Who changed something: the shop by itself. */
export const theShop = 'The shop';
/** Who changed something, where no name is known. */
export const somebodyElse = 'Somebody else';
/** In place of a name, once the account is deleted. */
export const formerStaff = 'Former staff';
/** When something was changed, where a time such as '2 minutes ago' stands otherwise. */
export const meanwhile = 'meanwhile';
/** `change` is 'Priya changed this product 2 minutes ago'. */
export const nothingChanged = '{change}. Nothing was changed.';
export const reload = 'Reload';
export const keep = 'Keep my text';

/** Of a row in a list that has an order. */
export const moveUp = 'Move up';
export const moveUpOf = 'Move up {name}';
export const moveDown = 'Move down';
export const moveDownOf = 'Move down {name}';
export const gstinElsewhere =
  'This GSTIN is of another state than where the goods are handed over.';
