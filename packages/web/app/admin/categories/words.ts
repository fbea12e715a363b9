export const loadFailed = 'The categories could not be loaded';
export const loading = 'Loading categories…';
export const none = 'There is no category yet.';
export const lead =
  'The shelves of the shop, in the order in which customers see them. A category without products is not shown.';
export const add = 'Add category';
export const counted = { one: '{count} product', other: '{count} products' } as const;
export const order = 'Categories, in their order';
/** On the handle of a row. */
export const drag = 'Drag to move';
/** For screen readers. */
export const moved = '{name} is now number {number} of {count}';
export const orderFailed = 'The order could not be saved';
export const seeOrder = '{refusal}. The list shows the order as it is now.';
export const edit = 'Edit';
export const editOf = 'Edit {name}';
export const remove = 'Delete';
export const removeOf = 'Delete {name}';
export const removeQuestion =
  'Delete “{name}”? Its {n} products stay in the shop without a category. It can be brought back for 90 days.';
export const removeFailed = 'The category could not be deleted';

export const editTitle = 'Edit category';
export const name = 'Name';
export const nameTa = 'Name in Tamil';
export const nameTaHint = 'Shown with the name; leave it empty when there is none';
/** The part of a page's address that names the category. */
export const slug = 'Address';
export const slugHint = 'After {start}; left empty, it is made of the name';
export const slugStays = 'After {start}; an address of before leads to the new one';
export const save = 'Save';
export const saveFailed = 'The category could not be saved';

export const facts = 'Facts of all its products';
export const factsHint =
  'A product has these until it states its own in its passport. What only its label says, such as a reference, is stated with the product.';

export const deletedCategories = 'Deleted categories';
export const noneDeleted = 'No category was deleted in the last 90 days.';
export const deletedFailed = 'The deleted categories could not be loaded.';
export const restoreFailed = 'The category could not be brought back';
