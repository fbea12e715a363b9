export const loadFailed = 'Failed to load addresses';
export const checkoutLoadFailed = 'Failed to load checkout data';
export const loading = 'Loading addresses…';
export const deliveryAddress = 'Delivery address';
export const none = 'You have no saved address yet.';
/** At the checkout, above the form of the first address. */
export const noneHere =
  'You have no saved address yet. Write it here, or on a page of its own: <add>Add New Address</add>.';
/** Of the address that is chosen unless the customer chooses another. */
export const isDefault = 'Default';
/** A button; what is in the element is for screen readers. */
export const makeDefault = 'Make default<whose> of {name}, {city}</whose>';
export const editOf = 'Edit address of {name}, {city}';
export const removeOf = 'Remove address of {name}, {city}';
export const removeQuestion = 'Remove this address?';
export const remove = 'Remove';
export const removeFailed = 'Failed to remove address';
export const tooMany =
  'You have saved {maximum} addresses, which is the most. Remove or edit one to add another.';
export const mobile = 'Mobile {mobile}';

export const addTitle = 'Add New Address';
export const editTitle = 'Edit Address';
export const description = 'Where your fireworks shall be delivered.';
export const typedCityHint = 'Town or city, as on letters';
export const saved = 'Address saved successfully!';
export const gone = 'This address is not among yours any more.';

export const fullName = 'Full Name';
export const mobileNumber = 'Mobile Number';
export const address = 'Address';
export const addressHint = 'House, street, area and a landmark';
export const state = 'State';
export const selectState = 'Select State';
export const city = 'City';
export const selectCity = 'Select City';
export const stateFirst = 'Select a state first';
export const pincode = 'Pincode';
export const selectPincode = 'Select Pincode';
export const cityFirst = 'Select a city first';
/** The last one of the pincodes to choose from. */
export const otherPincode = 'Another pincode';
/** A box above state and city, which it fills in. */
export const typedPincode = 'Your PIN code';
export const typedHint = '6 digits; they fill in state and city below';
export const pincodeHint = '6 digits, in {city}';
export const staysDefault =
  'This is your default address. To change that, make another one the default.';
export const makeMyDefault = 'Make this my default address';
export const incomplete = 'Please fill all required fields';
export const save = 'Save Address';
export const saving = 'Saving...';
