export const open = 'பட்டியலை ஒட்ட';
export const title = 'பட்டியலை ஒட்ட';
export const description =
  'பெயர்களாகவோ விலைப்பட்டியலின் எண்களாகவோ எழுதிய பட்டியல். அது இந்தக் கருவியிலேயே இருக்கும்.';
export const text = 'உங்கள் பட்டியல்';
export const example = 'பெரிய புஸ்வாணம் - 5\n12 - 3';
export const tooMany = 'அதிகபட்சம் {lines} வரிகள், {characters} எழுத்துகள்';
export const loading = 'ஏற்றப்படுகிறது…';
export const notLoaded =
  'இப்போது பட்டியலைப் படிக்க முடியவில்லை. நீங்கள் எழுதியது அப்படியே உள்ளது: மீண்டும் முயலவும்.';
export const nothing = 'படித்தவை இங்கே தெரியும்.';
export const asked = { one: '{count} வரியைப் பாருங்கள்', other: '{count} வரிகளைப் பாருங்கள்' } as const;
export const read = { one: '{count} பொருள்', other: '{count} பொருட்கள்' } as const;
export const notFound = {
  one: '{count} வரி கிடைக்கவில்லை',
  other: '{count} வரிகள் கிடைக்கவில்லை',
} as const;
export const skipped = {
  one: '{count} வரி தவிர்க்கப்பட்டது',
  other: '{count} வரிகள் தவிர்க்கப்பட்டன',
} as const;
export const leaveOut = 'விட்டுவிட';
export const product = 'எண் {number} {name}';
export const replaces = '{before} → {after}';
export const quantityOf = '{name}: அளவு';
export const take = { one: '{count} பொருளைச் சேர்க்க', other: '{count} பொருட்களைச் சேர்க்க' } as const;
export const numbersChanged = 'எண்கள் மாற்றப்பட்டன ({date}): வாங்குபவரிடம் எந்தப் பட்டியல் உள்ளது என்று கேளுங்கள்.';
