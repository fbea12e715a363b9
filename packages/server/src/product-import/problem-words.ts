// What is wrong with a cell of a file, and what became of it.
export const writePrice =
  'Write a price from 0 to 10000000 with at most 2 decimals, such as 199.50';
export const writePercentage =
  'Write a percentage from 0 to 100 with at most 2 decimals, such as 12.5';
export const writeStock = 'Write a whole number from 0 to 1000000';
export const writeRating = 'Write a rating from 0 to 5 in steps of 0.1, such as 4.5';
export const writePieces = 'Write a whole number from 1 to 10000';
export const writeListNumber = 'Write a whole number from 1 to 9999';
export const leaveNumber = 'Leave this number as it was exported';
export const writePoint = 'Write the decimals after a point, not a comma: {number}';
export const writeDetails = 'Write details as {form}';

export const unknownCategory = 'There is no category “{category}”';
export const unknownProduct = 'There is no product “{product}”';
export const ambiguousProduct = 'Several products are named “{product}”. Write the id of one';
export const numberTaken = 'Number {number} is {name}';
export const numberChanges = 'A product’s number changes only by ‘Number anew’';
export const unknownId = 'There is no product with this id';
export const repeatedId = 'Row {row} has this id already';
export const tooManyCategories =
  'The file names more categories than the {maximum} that a shop can have';
export const priceJump = '“{product}” costs {before} today and {after} by the file';
export const lettersLost = '“{text}” has question marks where letters stood';
export const stockBeforeSales =
  'Orders have changed this stock, which is {pieces} now; the file says {stock}';
export const repeatedName = 'Row {row} has this name as well';
/** The value is the name of a column. */
export const stockAppeared =
  'This product has a stock now ({pieces}). Export again, so that “{seen}” has it too';
/** Two of the values are names of columns. */
export const stockMoved =
  'Orders have changed this stock, which is {pieces} now. Export again for a file with the column “{seen}”, or remove the column “{stock}”';

/** The time is stored in ISO 8601 and formatted when somebody reads it. */
export const editedBySomebody = 'Somebody edited “{product}” on {time}';
export const editedBy = '{who} edited “{product}” on {time}';
export const deletedSince = 'This product was deleted since';
export const changedSince = 'Somebody changed “{product}” since';
export const soldSince =
  'Nothing is left in stock: {missing} of the pieces that the import added are sold';

export const notFinished = 'The import could not be finished, and nothing was changed';
export const importStopped = 'The import stopped after {rows} rows. The rows before are imported';
export const undoStopped =
  'The undo stopped after {rows} changes. The other changes are still there';

/** Codes that are worded elsewhere, or what the library that checks a file says. */
export const asGiven = '{text}';
