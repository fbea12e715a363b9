// No native reader has checked these.
export const newOrderSubject = 'புதிய ஆர்டர் {number}, {total}';
export const newOrder = 'புதிய ஆர்டர் {number}';
export const orderedOnline = '{customer} {total}-க்கு ஆர்டர் செய்து ஆன்லைனில் பணம் செலுத்தியுள்ளார்.';
export const orderedInCash = '{customer} {total}-க்கு ஆர்டர் செய்துள்ளார்; டெலிவரியின்போது பணம் தருவார்.';
export const openOrder = 'ஆர்டரைத் திறக்க';
