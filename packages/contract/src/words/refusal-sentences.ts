export const productOutOfStock = 'This product is out of stock';
export const onlyLeft = 'Only {stock} left in stock';
export const onlyLeftBesideCart = 'Only {stock} left in stock, and your cart already has {inCart}';
export const quantityLimit = 'Your cart can hold at most {maximum} of one product';
export const cartFull = 'Your cart can hold at most {maximum} different products';
