export const title = 'Product Management';
export const description = 'The products of the shop.';
export const loadFailed = 'Failed to fetch products';
export const loading = 'Loading products…';
export const none = 'No products found. Add a new product to get started.';
export const showAll = 'Show all products';
/** How many the list holds. */
export const counted = { one: '{count} product', other: '{count} products' } as const;
/** In 'Pages of {things}'. */
export const things = 'products';
export const search = 'Search products';
export const searchHint = 'Search products...';
/** The button beside the box. */
export const find = 'Search';
export const anyStock = 'Any stock';
/** A choice of the filter by stock. */
export const runningOut = 'Running out ({count} or fewer)';
export const anyCategory = 'Any category';
export const withoutCategory = 'Without a category';
export const sort = 'Sort';
export const newestFirst = 'Newest first';
export const bestMatchFirst = 'Best match first';
export const nameUp = 'Name, A to Z';
export const nameDown = 'Name, Z to A';
export const priceUp = 'Price, lowest first';
export const priceDown = 'Price, highest first';
export const stockUp = 'Stock, least first';
export const stockDown = 'Stock, most first';

/** The caption of the table, for screen readers. */
export const products = 'Products';
export const image = 'Image';
export const actions = 'Actions';
/** Of a product that customers do not see yet. */
export const draft = 'Draft';
export const notGivenYet = 'Not given yet';
export const rupees = 'Rs: {price}';
/** After the price. */
export const off = '({discount}% off)';
/** What customers pay, with the discount. */
export const sellsAt = 'Sells at {price}';
export const edit = 'Edit';
export const editOf = 'Edit {name}';
export const remove = 'Delete';
export const removeOf = 'Delete {name}';
export const removeQuestion = 'Are you sure you want to delete this product?';
export const removeFailed = 'Failed to delete product';
export const removed = '{name} is no longer in the shop.';
export const notRemoved = 'Product not deleted';
/** `when` is '2 minutes ago' or 'meanwhile'. */
export const changed = '{by} changed this product {when}';
/** `change` is 'Priya changed this product 2 minutes ago'. */
export const listShowsIt = '{change}. The list shows it as it is now.';
export const ok = 'OK';

/** The views of the page. */
export const views = 'Views of the products';
/** The tab with the words that searches understand. */
export const synonyms = 'Synonyms';
/** What keeps products out of the shop. */
export const priceRules = 'Price rules';
export const rules = 'Rules';
export const categories = 'Categories';
export const reviews = 'Reviews';
/** For screen readers: of the products that are selected. */
export const selectedProducts = 'Selected products';
export const selectProduct = 'Select {name}';
export const selectAll = 'Select all on this page';
export const selected = '{count} selected';
export const selectedElsewhere = '{count} selected, {elsewhere} of them on other pages';
export const clear = 'Clear';
export const setCategory = 'Set category';
export const setCategoryFailed = 'The category could not be set';
export const movedToCategory = {
  one: '{count} product has another category now',
  other: '{count} products have another category now',
} as const;
export const atMostSelected = 'At most {maximum} products can be selected';

/** Numbers that are edited in the list. */
export const changePrice = 'Change the price of {name}';
export const changeStock = 'Change the stock of {name}';
export const newPrice = 'New price of {name}';
export const newStock = 'New stock of {name}';
export const save = 'Save';
/** `change` is 'Priya changed this product 2 minutes ago'. */
export const priceStill = '{change}. The price is still {price}. Save again to replace it.';
export const priceNow = '{change}. The price is now {price}. Save again to replace it.';
export const stockStill = '{change}. The stock is still {stock}. Save again to replace it.';
export const stockNow = '{change}. The stock is now {stock}. Save again to replace it.';
/** In place of a number: 'The price is now not given'. */
export const notGiven = 'not given';
export const customersPay = 'Customers pay {price}';
/** Beside a stock that was saved, since it is another one than was typed. */
export const soldMeanwhile = {
  one: '{count} piece sold meanwhile',
  other: '{count} pieces sold meanwhile',
} as const;
export const withReturned = {
  one: 'with {count} piece of cancelled orders',
  other: 'with {count} pieces of cancelled orders',
} as const;

export const add = 'Add Product';
export const addDescription = 'Add a product to the shop.';
export const adding = 'Adding…';
export const addFailed = 'Failed to add product';
export const added = '{name} is in the shop now.';
export const laterHint =
  'Price, stock and unit can be added later. Until then the product is a draft that customers do not see.';

export const editTitle = 'Edit Product';
export const editDescription = 'Change a product of the shop.';
export const productFailed = 'Failed to fetch product details';
export const productLoading = 'Loading product…';
export const backToProducts = 'Back to the products';
export const update = 'Update Product';
export const saving = 'Saving…';
export const updateFailed = 'Failed to update product';
/** The title of the dialog after a change was saved. */
export const success = 'Success';
export const saved = 'Your changes to {name} are saved.';
export const draftRestored = 'What you wrote and did not save is back.';
export const discard = 'Discard it';
/** `change` is 'Priya changed this product 2 minutes ago'. */
export const changedUnsaved = '{change}. Your changes are not saved yet.';
/** With the labels of fields, such as 'Price, Stock'. */
export const whatChanged = 'What they changed: {fields}.';
export const keepingTakes =
  'Keeping your text takes their changes where you changed nothing yourself.';

export const name = 'Name';
/** The field for the text about a product. */
export const text = 'Description';
export const price = 'Price';
export const stock = 'Stock';
export const unit = 'Unit';
export const discount = 'Discount';
export const rating = 'Rating';
export const category = 'Category';
export const noCategory = 'No category';
export const nameTa = 'Name in Tamil';
/** Under the field for the name in Tamil. */
export const nameTaHint = 'Comes first in the shop in Tamil; leave it empty when there is none';
export const descriptionTa = 'Description in Tamil';
export const descriptionTaHint = 'Shown in the shop in Tamil instead of the other; may be empty';
export const inRupees = 'In rupees';
export const inPercent = 'In per cent, from 0 to 100';
export const inPercentPay = 'In per cent; customers pay {price}';
export const stockHint = 'How many can be sold';
export const unitHint = 'Such as “Box of 10 pieces”';
export const ratingHint = "The shop's own, from 0 to 5 in steps of 0.1";
/** Under the field for the stock. */
export const setAside = {
  one: 'Off sale. {count} piece came back from cancelled orders and will be added to what you enter',
  other:
    'Off sale. {count} pieces came back from cancelled orders and will be added to what you enter',
} as const;
/** The heading above what stands on the box of a product. */
export const onTheBox = 'On the box';
export const maker = 'Maker';
export const makerHint = 'As the box names it; customers can choose by it';
export const mrp = 'MRP';
export const mrpHint = 'In rupees, as printed. The price after the discount is never above it';
export const piecesPerCase = 'In a case';
export const caseHint = 'How many of the unit are in the maker’s case';
export const listNumberIs = 'No. {number} of the price list';
export const listNumberComes = 'It gets the next number of the price list.';
export const noListNumber = 'It has no number, as all up to 9,999 are taken.';
export const numberAnew = 'Number anew';
export const numberAnewQuestion = {
  one: 'Number {count} product anew, 1 to {count} in the order of the price list? Lists printed before have the old numbers.',
  other:
    'Number {count} products anew, 1 to {count} in the order of the price list? Lists printed before have the old numbers.',
} as const;
export const numberedAnew = {
  one: '{count} product is numbered anew',
  other: '{count} products are numbered anew',
} as const;
export const numberAnewFailed = 'Failed to number the products';
export const heldCheaper = {
  one: '{count} running estimate holds another price.',
  other: '{count} running estimates hold another price.',
} as const;
export const aboveMrp = 'Above the MRP of {mrp}';
export const enterMrp = 'Enter rupees from 0.01 to {maximum}, with at most 2 decimals';
export const enterPiecesPerCase = 'Enter a whole number from 1 to {maximum}';
export const enterPrice = 'Enter a price from 0 to {maximum}, with at most 2 decimals';
export const enterStock = 'Enter a whole number from 0 to {maximum}';
export const enterDiscount = 'Enter a percentage from 0 to 100, with at most 2 decimals';
export const enterRating = 'Enter a rating from 0 to 5, in steps of 0.1';
export const priceRequired = 'Price is required';
export const stockRequired = 'Stock is required';

/** Rows of a name and a value each, such as 'Burning time' and '45 seconds'. */
export const details = 'Details';
export const detailsHint =
  "Shown as a table on the product's page and found by its search, such as “Burning time” and “45 seconds”.";
export const detailName = 'Name of detail {number}';
export const detailNameHint = 'Name';
export const detailValue = 'Value of detail {number}';
export const detailValueHint = 'Value';
export const removeDetail = 'Remove detail {number}';
export const addDetail = 'Add detail';
export const detailTwice = 'Another detail has this name';

/** The fields of a product's passport: the safety facts on the maker's label. */
export const passport = 'Passport';
export const passportHint =
  "From the maker's label: customers see these facts, and orders keep them. The <rules>listing rules</rules> say which ones a product needs.";
/** Of a fact; a sentence such as 'From 0 to 160 dB' may follow. */
/** A fact that a product has of its category. */
export const asCategory = 'As its category: {fact}';
export const notNeeded = 'Optional';
/** `unit` is empty, or begins with a space. */
export const factRange = 'From {minimum} to {maximum}{unit}';
export const unitDecibels = 'dB';
export const unitMetres = 'm';
export const unitSeconds = 'seconds';
export const neeriHint = 'Of green crackers only';
export const qrHint = 'As it stands on the box';
export const noiseHint = '0 makes no bang';
export const piecesHint = 'In what is sold as one';
export const minAgeHint = '18 is adults only';
export const joinedHint = '0 when none are joined';
export const bannedSaltsHint =
  'Barium, lithium, arsenic, antimony, lead, mercury or strontium chromate';
/** Over the reasons, each a sentence. */
export const savedUnlisted = 'Saved, but not in the shop:';
/** Over the list of reasons, and before them in the table. */
export const notInShop = 'Not in the shop';
/** After some of the reasons. */
export const moreReasons = 'and {count} more';
/** A filter of the table. */
export const listing = 'In the shop or not';
export const withoutPassport = 'Without a passport';

/** Other products that the product's page shows. */
export const goesWith = 'Goes well with';
export const goesWithHint =
  "Up to {maximum}, shown on the product's page in this order. What is often bought together and the nearest of its category follow.";
export const findToGoWith = 'Find a product to add';
export const noneFound = 'No product found';
export const addPicked = 'Add {name}';
export const removePicked = 'Remove {name}';
export const allPicked = 'All {maximum} are picked. Remove one to add another.';
/** For screen readers. */
export const pickedAdded = '{name} is added, number {number} of at most {maximum}';
export const pickedMoved = '{name} is now number {number} of {count}';

export const images = 'Images';
export const noImage = 'No Image';
export const chooseImage = 'Choose an image or drop it here';
export const imageHint = 'JPG, PNG up to {megabytes}MB';
export const addImages = 'Add images or drop them here';
export const imagesHint = 'JPG, PNG up to {megabytes}MB each';
export const uploading = 'Uploading…';
export const uploadFailed = 'Failed to upload images';
export const imageOnItsWay = 'The image is still on its way.';
export const imagesOnTheirWay = 'The images are still on their way.';
export const removeImageFirst = 'Please remove the current image before uploading a new one';
export const tooManyImages = 'A product can have at most {maximum} images';
export const imageNumber = 'Image {number}';
export const moveEarlier = 'Move image {number} earlier';
export const moveLater = 'Move image {number} later';
/** Of the image that lists show. */
export const first = 'First';
export const imageMoved = 'The image is now number {number} of {count}';

export const deletedProducts = 'Deleted products';
export const noneDeleted = 'No product was deleted in the last 90 days.';
export const deletedFailed = 'The deleted products could not be loaded.';
export const bringBack = 'Bring back';
/** For screen readers. */
export const bringBackOf = 'Bring back {name}';
export const restoreFailed = 'Failed to bring the product back';
export const undoRemove = 'Undo';

export const takePhoto = 'Take photo';
export const takePhotoOf = 'Take photo of {name}';
export const photoSaved = 'Photo of {name} saved';
export const photoUnsaved = 'The photo of {name} is not saved: {problem}';
export const retry = 'Retry';

export const addPictures = 'Add pictures';
/** On the button, for those who have a mouse. */
export const addPicturesHint = 'Choose pictures, or drop them on the list';
export const dropPictures = 'Drop the pictures here';
export const picturesLead =
  'Their products are found by the number or the name in the file name. Nothing is saved before you press the button.';
export const onlyFirstPictures = 'Only the first {maximum} are taken at once.';
export const findingProducts = 'Finding their products…';
export const findingFailed = 'The products could not be found; choose them by hand.';
export const noProductFound = 'No product found';
export const productOfPicture = 'Product of {file}';
export const searchProduct = 'Name or word of the product';
export const chooseProduct = 'Choose the product';
export const anotherProduct = 'Another product';
export const ofFile = '{label}: {file}';
export const leaveOut = 'Leave out';
export const leftOut = 'Left out';
export const takeIn = 'Take in again';
export const savePictures = {
  one: 'Save {count} picture',
  other: 'Save {count} pictures',
} as const;
export const retryPictures = {
  one: 'Retry {count} picture',
  other: 'Retry {count} pictures',
} as const;
export const picturesSaved = {
  one: '{count} picture saved',
  other: '{count} pictures saved',
} as const;
export const savedSoFar = '{count} of {all} saved';
export const withoutProduct = '{count} without a product';
export const pictureSaved = 'Saved';
export const savingPicture = 'Saving {file}';
export const stopSaving = 'Pictures are still being saved. Stop? Those that are saved stay.';
