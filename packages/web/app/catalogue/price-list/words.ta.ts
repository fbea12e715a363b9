export const title = 'விலைப்பட்டியல்';
export const description = 'அனைத்துப் பொருட்களும் விலைகளும் ஒரே பட்டியலில், {delivered}.';
export const pictures = 'படங்கள்';
export const loading = 'விலைப்பட்டியல் ஏற்றப்படுகிறது…';
export const notLoaded = 'விலைப்பட்டியலைக் காட்ட முடியவில்லை';
export const filter = 'பட்டியலில் தேட';
export const onlyChosen = 'நான் தேர்ந்தெடுத்தவை மட்டும்';
export const noneChosen = 'நீங்கள் இன்னும் எதையும் தேர்ந்தெடுக்கவில்லை.';
export const number = 'எண்';
export const product = 'பொருள்';
export const price = 'விலை';
export const ourPrice = 'எங்கள் விலை';
export const quantity = 'எண்ணிக்கை';
export const amount = 'தொகை';
export const box = '{name}, {unit}, {price}';
export const keys =
  '{next} அல்லது {down} அடுத்த பெட்டிக்கும், {before} அல்லது {up} முந்தைய பெட்டிக்கும் போகும்; {back} பழைய எண்ணிக்கையை மீண்டும் கொண்டுவரும்; {filter} தேடலுக்குச் செல்லும்.';
export const wholePage = 'முழு விவரம்';
export const more = 'அச்சிட, சேமிக்க';
export const notSaved = 'சேமிக்கப்படவில்லை';
export const correct = {
  one: '{count} வரியைத் திருத்துங்கள்',
  other: '{count} வரிகளைத் திருத்துங்கள்',
} as const;
export const unsaved = {
  one: '{count} வரி சேமிக்கப்படவில்லை',
  other: '{count} வரிகள் சேமிக்கப்படவில்லை',
} as const;
export const sum = '{items} · {total}';
export const bar = 'உங்கள் பட்டியல்';
export const print = 'அச்சிட';
export const printMine = 'என் பட்டியலை அச்சிட';
export const pricesOf = '{date} அன்றைய விலைகள். இருப்பைப் பொறுத்தது.';
export const cut = 'இவை முதல் {count} பொருட்கள். <all>அனைத்துப் பொருட்களையும் காண்க</all>';
