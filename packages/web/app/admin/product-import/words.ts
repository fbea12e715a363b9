export const exportCsv = 'Export CSV';
export const exportFailed = 'Failed to export products';
export const importCsv = 'Import';
export const title = 'Import products';
export const howTo =
  'Choose your price list as it is, from Excel or as CSV. Its rows become products, and rows with only a name become categories. Products that the shop has are found by their names.';
export const howExport = 'Or a file that was exported here';
export const howToExport =
  'Export the products, change the file in a spreadsheet, and import it here. A row without an id adds a product or changes the one with its name; a column that is left out changes nothing; a product without price, stock or unit is a draft.';
/** {stock} and {seen} are names of columns, here and below: 'stock' and 'stock seen'. */
export const howToStock =
  'To change stock, change “{stock}” and leave “{seen}” as it is: the difference is added, so that what is sold meanwhile stays sold. Without the column “{stock}”, stock is left alone.';
export const choose = 'Choose an Excel or CSV file or drop it here';
export const chooseHint = '.xlsx or .csv, up to {megabytes}MB';
export const onlyChecked =
  'It is only checked at first. Nothing changes until you say so, or while a row has a problem, and the whole import can be undone.';
export const importFailed = 'Failed to import products';
export const unknownEnd = 'It is not known how the import went. Check the file again to see';
export const undoFailed = 'Failed to undo the import';

export const columnsFound = 'Is each column what it seems to be? Change it where it is not.';
export const columnsRemembered = 'The columns are as you chose them for the last list like this.';
/** The caption of a table, for screen readers. */
export const firstRows = 'The first products of the file';
/** Of a column without a head. */
export const columnNumber = 'Column {number}';
/** For screen readers: what the column is used for. */
export const whatColumnIs = 'What “{column}” is';
export const notUsed = 'Not used';
export const columnName = 'Name';
export const columnNameTa = 'Name in Tamil';
export const columnCategory = 'Category';
export const columnUnit = 'Unit';
export const columnPrice = 'Price';
export const columnDiscount = 'Discount %';
export const columnNet = 'Price after discount';
export const columnStock = 'Stock';
export const columnDescription = 'Description';
export const columnListNumber = 'List number';
export const columnMaker = 'Maker';
export const columnPiecesPerCase = 'In a case';
export const howSections =
  'A row with only a name becomes a category. Tamil letters inside a name become the Tamil name. Heads, empty rows and notes are passed over.';
/** The legend of two fields: stock and unit. */
export const newProductsGet = 'New products get';
export const pieces = 'Pieces in stock';
export const piecesHint = 'The list names no stock. Customers can order as many as this.';
export const piecesUnread = 'Write a whole number from 0 to 1000000';
export const unitOfNew = 'Unit, where the list names none';
/** The unit in which most fireworks are sold. */
export const firstUnit = '1 Box';
export const needsName = 'Choose the column with the names.';
export const needsPrice = 'Choose the column with the prices.';
export const check = 'Check the list';
export const columnsAgain = 'Columns';

export const sending = 'Sending the file…';
export const checked = 'Checked {processed} of {total} rows…';
export const imported = 'Imported {processed} of {total} rows…';
export const undoing = 'Undone {processed} of {total} changes…';
export const goesOn = 'It goes on when you close this window, and customers can order meanwhile.';

export const anotherFile = 'Another file';
export const importNow = {
  one: 'Import {count} product',
  other: 'Import {count} products',
} as const;
export const undoImport = 'Undo import';
export const undoQuestion = 'Undo this import?';
export const keepIt = 'Keep it';
export const addedGoes = {
  one: '{count} added product will be deleted',
  other: '{count} added products will be deleted',
} as const;
export const changedReturns = {
  one: '{count} changed product will be as before',
  other: '{count} changed products will be as before',
} as const;
/** Two of the effects above. */
export const bothEffects = '{added} and {changed}';
/** Ends what an undo does: '2 added products will be deleted'. */
export const undoText =
  '{effect}. What was sold since stays sold, and what somebody changed since is left alone.';

export const problemsFound = {
  one: '{count} problem found. Nothing was changed.',
  other: '{count} problems found. Nothing was changed.',
} as const;
export const correctFile = 'Correct the file and choose it again.';
/** The caption of a table, for screen readers. */
export const problemsOfFile = 'Problems of the file';
/** The caption of a table, for screen readers. */
export const rowsToLookAt = 'Rows that need a look';
export const row = 'Row';
export const column = 'Column';
export const problem = 'Problem';
/** What somebody edited in the shop, in a table of rows. */
export const edit = 'Edit';
export const andMore = 'And {count} more.';

export const canImport = 'Every row can be imported.';
export const wereImported = 'The products were imported.';
export const wouldDo =
  '{created} would be added, {updated} would be changed, {unchanged} would stay as they are.';
export const hasDone = '{created} added, {updated} changed, {unchanged} left as they were.';
/** The head of a list of names. */
export const newCategories = {
  one: '{count} new category: {names}',
  other: '{count} new categories: {names}',
} as const;
export const changedProducts = { one: '{count} changes', other: '{count} change' } as const;
export const newProducts = { one: '{count} is new', other: '{count} are new' } as const;
/** For screen readers, before a value. */
export const before = 'before';
export const after = 'after';
export const missingProducts = {
  one: '{count} product on sale is not in the file',
  other: '{count} products on sale are not in the file',
} as const;
/** For screen readers: the question that the next two answer. */
export const whatOfMissing = 'Products that are not in the file';
export const keepOnSale = 'Keep them on sale';
export const takeOffSale = 'Take them off sale';
/** Beside the button that waits for it. */
export const tickFirst = 'Tick what is right first.';
export const tenfoldFound = {
  one: '{count} price is about ten times as high or as low as today',
  other: '{count} prices are about ten times as high or as low as today',
} as const;
export const tenfoldAccept = 'These prices are right';
export const questionMarksFound = {
  one: '{count} row has question marks where letters stood. Save the file as .xlsx or “CSV UTF-8” to keep them',
  other:
    '{count} rows have question marks where letters stood. Save the file as .xlsx or “CSV UTF-8” to keep them',
} as const;
export const questionMarksAccept = 'Import the question marks';
export const stockFound = {
  one: '{count} stock of the file is from before orders changed it',
  other: '{count} stocks of the file are from before orders changed them',
} as const;
export const stockAccept = 'The file has what is really there: count its pieces';
export const rowsFound = {
  one: '{count} row cannot be read',
  other: '{count} rows cannot be read',
} as const;
export const rowsAccept = 'Leave these rows out';
export const noStockColumn = 'The file has no column “{stock}”: every stock stays as it is.';
export const noStockChanges = 'No stock changes.';
export const wouldGetDifference = {
  one: 'Stock: {count} product would get the difference between “{stock}” and “{seen}”.',
  other: 'Stock: {count} products would get the difference between “{stock}” and “{seen}”.',
} as const;
export const gotDifference = {
  one: 'Stock: {count} product got the difference between “{stock}” and “{seen}”.',
  other: 'Stock: {count} products got the difference between “{stock}” and “{seen}”.',
} as const;
export const wouldGetNumber = {
  one: 'Stock: {count} product would get the number of the file, which has no column “{seen}”.',
  other: 'Stock: {count} products would get the number of the file, which has no column “{seen}”.',
} as const;
export const gotNumber = {
  one: 'Stock: {count} product got the number of the file, which has no column “{seen}”.',
  other: 'Stock: {count} products got the number of the file, which has no column “{seen}”.',
} as const;
export const wasUndone = 'The import was undone.';
export const asBefore = {
  one: '{count} product is as before. What was sold since stays sold.',
  other: '{count} products are as before. What was sold since stays sold.',
} as const;
export const importedBefore = 'This file was imported before, on {date}.';
export const addedAgain = 'Its new products would be added a second time.';
export const differenceAgain = 'The difference of each stock would be added once more.';
export const wouldReplace = {
  one: '{count} row would replace what was edited in the shop since the file was exported:',
  other: '{count} rows would replace what was edited in the shop since the file was exported:',
} as const;
export const replaced = {
  one: '{count} row replaced what was edited in the shop since the file was exported:',
  other: '{count} rows replaced what was edited in the shop since the file was exported:',
} as const;
export const wouldBeUnlisted = {
  one: '{count} row would be saved, but not shown in the shop:',
  other: '{count} rows would be saved, but not shown in the shop:',
} as const;
export const areUnlisted = {
  one: '{count} row is saved, but not shown in the shop:',
  other: '{count} rows are saved, but not shown in the shop:',
} as const;
export const wouldRepeatName = {
  one: '{count} row would add a product with a name that another one has:',
  other: '{count} rows would add products with names that others have:',
} as const;
export const repeatsName = {
  one: '{count} row added a product with a name that another one has:',
  other: '{count} rows added products with names that others have:',
} as const;
/** The caption of a table, for screen readers. */
export const sameNames = 'New products with the name of another one';
/** The caption of a table, for screen readers, as the next one. */
export const unlistedRows = 'Rows that are not shown in the shop';
export const reason = 'Reason';
export const editsReplaced = 'Edits that the file replaces';
export const lookAtRows = 'Please look at these rows:';
export const rowsLeft = {
  one: '{count} row not imported, because the products changed meanwhile:',
  other: '{count} rows not imported, because the products changed meanwhile:',
} as const;
export const productsLeft = {
  one: '{count} product left as it is now, because it was changed since:',
  other: '{count} products left as they are now, because they were changed since:',
} as const;

export const lastImports = 'Last imports';
export const lastImportsFailed = 'The last imports could not be loaded.';
/** In place of the name of a file. */
export const file = 'File';
export const importedBy = '{date} by {by}';
/** `when` is a date, or a date and who imported. */
export const importedWhat = '{when}: {created} added, {updated} changed';
export const undone = 'Undone';
export const showProgress = 'Show progress';
export const undo = 'Undo';
/** For screen readers, with the name of a file. */
export const undoOf = 'Undo the import of {file}';
export const undoOfFile = 'Undo the import of the file';

export const change = 'Change…';
/** `what` is a number of products or the name of a category, as below. */
export const changeOf = 'Change {what}';
export const changeAllOf = 'Change all of {what}…';
export const products = { one: '{count} product', other: '{count} products' } as const;
export const whatToChange = 'What changes';
export const offSale = 'Take off sale';
export const riseInPercent = 'Rise or fall in %';
export const riseHint = 'Such as 5 or -10. Prices of whole rupees stay whole.';
export const writeRise = 'Write a percentage from -90 to 500, such as 5 or -10';
export const writeDiscount = 'Write a percentage from 0 to 100';
export const noCategory = 'None';
export const showChanges = 'Show changes';
export const changeNow = {
  one: 'Change {count} product',
  other: 'Change {count} products',
} as const;
/** Above the names of products. */
export const aboveMrp = {
  one: '{count} product stays as it is: it would cost more than its MRP.',
  other: '{count} products stay as they are: they would cost more than their MRP.',
} as const;
export const nothingChanges = 'Nothing changes.';
export const canBeUndone = 'It can be undone under Import, Last imports.';
export const changeFailed = 'Failed to change the products';
export const wereChanged = {
  one: '{count} product changed',
  other: '{count} products changed',
} as const;
