export const products = 'Products';
/** The title of a search. */
export const found = 'Products: {search}';
/** After the first page; {title} is one of those above. */
export const titleOfPage = '{title} - page {page}';
/** {delivered} is such as 'delivered free in Tamil Nadu'. */
export const description = 'Crackers, sparklers, fountains and rockets, {delivered}.';
/** For screen readers, the name of the links to the categories. */
export const categories = 'Categories';
/** The link to products of every category. */
export const all = 'All';
/** Products of no category. */
export const other = 'Other';
/** The title of a category that has a name in Tamil, too. */
export const bothNames = '{name} ({nameTa})';
export const descriptionOfCategory = '{category}: {count} products from {price}, {delivered}.';
export const categoryGone = 'That category is no longer here. These are all products.';
export const search = 'Search products';
/** The button of a phone, and the name of the filters for screen readers. */
export const filters = 'Filters';
export const filterCount = 'Filters ({count})';
export const notLoaded = 'The products could not be loaded';
export const loadingProducts = 'Loading products…';
/** For screen readers, the name of the page numbers. */
export const pages = 'Pages of products';
/** Above the list; in a search with what was searched for. Not as forms: those every page would load. */
export const showing =
  'Showing {from} to {to} of {count} products<in> in {category}</in><found> for “{search}”</found><filtered>, filtered</filtered>';
/** When it is the only one. */
export const showingOne =
  'Showing {from} to {to} of {count} product<in> in {category}</in><found> for “{search}”</found><filtered>, filtered</filtered>';
/** The same in few words, on a phone. */
export const countShort = { one: '{count} product', other: '{count} products' } as const;
/** For screen readers. */
export const noMatch = 'No product matches “{search}”';
export const noneTitle = 'No products found';

/** The class of a product, and how loud it is. */
export const conventional = 'Conventional';
export const notAFirework = 'Not a firework';
export const severalClasses = 'Several classes';
export const decibels = '{noise} dB';
export const makesNoBang = 'Silent';
export const adultsOnly = 'Adults only';
/** On a product's card, at most two of them. */
export const quiet = 'Quiet';
export const loud = 'Loud';
export const forChildren = 'For children';
export const adults = '18+';
export const greenCracker = 'Green cracker';
/** On a product's card, where its unit does not say it. */
export const piecesInUnit = '{pieces} pcs';
/** On a product's card, beside 'Add to cart'. */
export const view = 'View';
/** For screen readers. */
export const viewProduct = 'View {name}';
/** Beside the stars that the shop itself gives a product. */
export const shopsRating = "Shop's rating";
export const outOfStock = 'Out of stock';
export const onlyLeft = 'Only {stock} left';
export const inStock = 'In stock';

/** The title of a product's page until the product is known. */
export const product = 'Product';
export const oneProduct = 'One product of our shop.';
export const backToProducts = 'Back to Products';
export const productNotLoaded = 'Failed to fetch product';
export const loadingProduct = 'Loading product…';
/** Of a product's page: the price that is printed on its box. */
export const mrp = 'MRP {mrp} (incl. of all taxes)';
export const maker = 'Maker';
export const listNumber = 'List number';
/** The number of the product on the printed price list. */
export const numbered = 'No. {number}';
export const perCase = 'In a case';
export const boxesInCase = { one: '{count} box a case', other: '{count} boxes a case' } as const;
export const packetsInCase = {
  one: '{count} packet a case',
  other: '{count} packets a case',
} as const;
export const piecesInCase = {
  one: '{count} piece a case',
  other: '{count} pieces a case',
} as const;
/** Where the unit is another one. */
export const unitsInCase = { one: '{count} a case', other: '{count} a case' } as const;
export const descriptionTitle = 'Description';
export const details = 'Details';
/** Beside the price. */
export const keepAway = {
  one: 'Keep {count} metre away',
  other: 'Keep {count} metres away',
} as const;
export const safetyAndOrigin = 'Safety and origin';
export const statedByShop = "Stated by the shop from the maker's label.";
/** Over other products on a product's page. */
export const goesWellWith = 'Goes well with';
export const soldOut = 'Sold out for now. <ask>Ask us whether more is coming</ask>';
/** What the customer then writes to the shop: its subject and its text. */
export const askSubject = 'Sold-out product';
export const askText = 'Is more of {name} coming?';

export const share = 'Share';
