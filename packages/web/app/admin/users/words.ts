export const title = 'User Management';
export const description = 'Who has an account at the shop.';
export const loadFailed = 'Failed to fetch users';
export const loading = 'Loading users…';
export const none = 'No users found';
export const showAll = 'Show all users';
/** How many the list holds. */
export const counted = { one: '{count} user', other: '{count} users' } as const;
/** The caption of the table, for screen readers. */
export const users = 'Users';
export const user = 'User';
/** As in 'Pages of users' and 'next and previous of the users'. */
export const things = 'users';
export const search = 'Search users';
export const searchHint = 'Search users by name, email or phone...';
export const filters = 'Filters';
/** With the number of filters in use. */
export const filtersInUse = 'Filters ({count})';
export const clearFilters = 'Clear filters';
export const status = 'Status';
export const anyStatus = 'Any status';
export const role = 'Role';
export const anyRole = 'Any role';
export const customer = 'Customer';
export const admin = 'Admin';
/** The status of an account. */
export const active = 'Active';
/** The status of an account. */
export const suspended = 'Suspended';
/** The status of an account. */
export const banned = 'Banned';
/** A status that the shop does not know. */
export const unknown = 'Unknown';
export const orders = 'Orders';
export const orderCount = { one: '{count} order', other: '{count} orders' } as const;
export const lastActive = 'Last Active';
export const never = 'Never';
export const actions = 'Actions';
export const editStatus = 'Edit status';
export const editStatusOf = 'Edit status of {name}';
export const viewDetails = 'View details';
export const viewDetailsOf = 'View details of {name}';

export const detailFailed = 'Failed to fetch user details';
export const detailLoading = 'Loading the user…';
export const basics = 'Basic Information';
export const name = 'Name';
export const email = 'Email';
export const userId = 'User ID';
export const phone = 'Phone';
export const notProvided = 'Not provided';
/** The day on which the account was made. */
export const joined = 'Joined';
/** Why the account is suspended or banned. */
export const reason = 'Reason';
export const statistics = 'Order Statistics';
export const noStatistics = 'No order data available';
export const totalOrders = 'Total Orders';
export const totalSpent = 'Total Spent';
export const lastOrder = 'Last Order';
export const noOrders = 'No orders yet';
export const ordersOfCustomer = 'All orders of this customer';
export const addresses = 'Addresses ({count})';
export const noAddresses = 'No addresses saved';
/** Of the address that is chosen unless the customer chooses another. */
export const isDefault = 'Default';
export const phoneOf = 'Phone: {phone}';
export const favorites = 'Favorite Products';
export const noFavorites = 'No favorite products data';
export const ordered = 'Ordered {count} times';

export const updateStatus = 'Update User Status';
export const selectStatus = 'Select Status';
export const statusMissing = 'Please select a status';
export const reasonOptional = 'Optional reason for status change';
export const reasonHint = 'The customer reads this when signing in.';
export const update = 'Update Status';
export const updateFailed = 'Failed to update user status';
/** `when` is '2 minutes ago' or 'meanwhile'. */
export const changed = '{by} changed this user to {status} {when}';
export const openOrdersFailed = 'Whether this person has open orders could not be loaded.';
export const noOpenOrders = 'This person has no open orders.';
export const openOrders = {
  one: '{count} open order of this person stays as it is. Cancel what is not to be delivered.',
  other: '{count} open orders of this person stay as they are. Cancel what is not to be delivered.',
} as const;
export const allOpenOrders = 'All open orders of this person';
