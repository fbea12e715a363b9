// No native reader has checked these.
export const orderCancelled = 'ஆர்டர் ரத்து செய்யப்பட்டது';
export const unfillable = 'ஆர்டரை இனி நிறைவேற்ற முடியவில்லை';
export const paidTwice = 'ஆர்டருக்கு இருமுறை பணம் செலுத்தப்பட்டது';
export const paidInCash = 'ஆன்லைனுக்குப் பதிலாக டெலிவரியின்போது பணம்';
export const backInCart = 'கூடையில் திரும்ப வைக்கப்பட்டது';
export const notPaidInTime = 'உரிய நேரத்தில் பணம் செலுத்தப்படவில்லை';
export const changedInto = '{number} என மாற்றப்பட்டது';
export const orderChanged = 'ஆர்டர் மாற்றப்பட்டது';
