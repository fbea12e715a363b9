/** Of the photo of it. */
export const lorryReceipt = 'Photo of the lorry receipt';
