export const subtotal = 'கூட்டுத்தொகை';
export const packing = 'பேக்கிங் ({percent})';
export const delivery = 'டெலிவரி';
export const collect = '{depot} டெப்போவில் பெற்றுக்கொள்ளல்';
export const free = 'இலவசம்';
export const toPay = 'வந்து சேரும்போது செலுத்த வேண்டும்';
export const toPayMeans =
  'லாரி அலுவலகம் தன் லாரி வாடகையைப் பொருளைப் பெறும்போது கேட்கும். அது எங்கள் மொத்தத்தில் சேராது.';
export const notDelivered = '{district} பகுதிக்கு டெலிவரி செய்வதில்லை';
export const byDistrict = 'மாவட்டப்படி';
export const discount = 'தள்ளுபடி: {reason}';
export const total = 'மொத்தம்';
export const expected = 'எதிர்பார்க்கும் நாள்: {days}';
export const expectedAfterPayment = 'பணம் செலுத்திய {from} முதல் {to} நாட்களில் வரும்';
export const expectedOneAfterPayment = 'பணம் செலுத்திய {days} நாட்களில் வரும்';
