export const cartonsWith = {
  one: '{transporter} மூலம் {count} அட்டைப்பெட்டி',
  other: '{transporter} மூலம் {count} அட்டைப்பெட்டிகள்',
} as const;
export const cartons = { one: '{count} அட்டைப்பெட்டி', other: '{count} அட்டைப்பெட்டிகள்' } as const;
export const withTransporter = '{transporter} மூலம்';
export const lrOf = 'லாரி ரசீது (LR) {number}, {date}';
export const lr = 'லாரி ரசீது (LR) {number}';
export const freightToPayAt = 'லாரி வாடகை வாங்கும்போது செலுத்த வேண்டும். வாங்கும் இடம்: {office}';
export const freightToPay = 'லாரி வாடகை வாங்கும்போது செலுத்த வேண்டும்';
export const freightPaidAt = 'லாரி வாடகை செலுத்தப்பட்டது. வாங்கும் இடம்: {office}';
export const freightPaid = 'லாரி வாடகை செலுத்தப்பட்டது';
export const collectAtOffice = 'வாங்கும் இடம்: {office}';
