export const productOutOfStock = 'இந்தப் பொருள் இருப்பில் இல்லை';
export const onlyLeft = '{stock} மட்டுமே இருப்பில் உள்ளது';
export const onlyLeftBesideCart =
  '{stock} மட்டுமே இருப்பில் உள்ளது; உங்கள் கூடையில் ஏற்கனவே {inCart} உள்ளது';
export const quantityLimit = 'ஒரு பொருளில் அதிகபட்சம் {maximum} மட்டுமே கூடையில் வைக்கலாம்';
export const cartFull = 'அதிகபட்சம் {maximum} வெவ்வேறு பொருட்களை மட்டுமே கூடையில் வைக்கலாம்';
