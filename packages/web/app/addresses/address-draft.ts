/** The draft of a new address, or of the changes to a saved one. */
export const draftName = (addressId?: string) => (addressId ? `address-${addressId}` : 'address');
