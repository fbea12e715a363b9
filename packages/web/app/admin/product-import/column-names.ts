import * as words from '#words/admin/product-import';

const names: Readonly<Record<string, string>> = {
  name: words.columnName,
  nameTa: words.columnNameTa,
  category: words.columnCategory,
  unit: words.columnUnit,
  price: words.columnPrice,
  discount: words.columnDiscount,
  net: words.columnNet,
  stock: words.columnStock,
  description: words.columnDescription,
  listNumber: words.columnListNumber,
  maker: words.columnMaker,
  piecesPerCase: words.columnPiecesPerCase,
};

/** Columns that only an export has keep the name that they have in its file. */
export const nameOfColumn = (column: string): string => names[column] ?? column;
