export const packingAndDispatch = 'Packing and dispatch';
export const linesPacked = '{done} of {count} lines packed';
/** The pieces of a line. */
export const packedOf = '{packed} of {count}';
/** After the field with the packed ones. */
export const ofPieces = 'of {count}';
export const packedPiecesOf = 'Packed pieces of {name}';
export const packFailed = 'The packing was not saved';

export const cartons = 'Cartons';
export const packedBy = 'Packed by';
export const checkedBy = 'Checked by';
export const transporter = 'Transporter';
export const transporterHint = 'Empty for own delivery and collecting';
export const lrNumber = 'LR number';
export const lrDate = 'Day of the LR';
export const photo = 'Photo of the LR';
export const photoOnItsWay = 'The photo is still on its way.';
export const freight = 'Freight';
export const freightNone = 'None';
export const freightToPay = 'To pay';
export const freightPaid = 'Paid';
export const freightAmount = 'Freight paid (₹)';
export const officeName = 'Office';
export const officeHint = 'Where the buyer collects';
export const officePhone = 'Phone of the office';
export const officeText = 'Address and hours';
export const ewayBill = 'E-way bill number';
export const ewayBillToOtherState =
  'Above {amount} to another state: an e-way bill goes with the lorry.';
export const ewayBillNeeded = 'Above {amount} goods on the road need an e-way bill';

export const save = 'Save';
export const saveAndShip = 'Save and mark shipped';
/** Opens the change of the order, filled with the packed pieces. */
export const changeToPacked = 'Change to what is packed';
export const saveFailed = 'The dispatch was not saved';
/** What unfolds the card of an order that has arrived. */
export const dispatch = 'Dispatch';
/** Before an order leaves; the reasons to ask follow. */
export const shipQuestion = 'Mark as shipped nevertheless?';
/** {lines} is such as 'Rocket 1 of 3, Atom 0 of 2'. */
export const notPacked = 'Not all is packed: {lines}.';
export const packedLine = '{name} {packed} of {count}';
export const notPaid = 'Not all of {total} is paid yet.';
export const sameName = 'It was packed and checked by the same person.';
export const lrTaken = 'LR {number} stands at order {orderId} too.';

/** The button, a print that stays English. */
export const loadSheet = 'Print load sheet';
export const firstOfMany = 'The load sheet has the first {maximum} of {total} orders';
export const loadFailed = 'The orders could not be loaded';
/** The filter of the list, its values and its column. */
export const packed = 'Packed';
export const packedAny = 'Packed or not';
export const packedYes = 'Packed';
export const packedPartly = 'Packed in part';
export const packedNo = 'Not packed';
