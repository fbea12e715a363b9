export const loadFailed = 'வகைகளைக் காட்ட முடியவில்லை';
export const loading = 'வகைகள் ஏற்றப்படுகின்றன…';
export const none = 'இன்னும் எந்த வகையும் இல்லை.';
export const lead = 'கடையின் வகைகள், வாடிக்கையாளர்கள் பார்க்கும் வரிசையில். பொருட்கள் இல்லாத வகை காட்டப்படாது.';
export const add = 'வகையைச் சேர்க்க';
export const counted = { one: '{count} பொருள்', other: '{count} பொருட்கள்' } as const;
export const order = 'வகைகள், அவற்றின் வரிசையில்';
export const drag = 'நகர்த்த இழுங்கள்';
export const moved = '{name}: இப்போது {count} வகைகளில் {number}-ஆவது';
export const orderFailed = 'வரிசையைச் சேமிக்க முடியவில்லை';
export const seeOrder = '{refusal}. பட்டியலில் இப்போதைய வரிசை உள்ளது.';
export const edit = 'திருத்த';
export const editOf = '{name}: திருத்த';
export const remove = 'நீக்க';
export const removeOf = '{name}: நீக்க';
export const removeQuestion =
  '“{name}” வகையை நீக்கவா? அதன் {n} பொருட்கள் வகை இல்லாமல் கடையில் இருக்கும். 90 நாட்கள் வரை திரும்பக் கொண்டுவரலாம்.';
export const removeFailed = 'வகையை நீக்க முடியவில்லை';

export const editTitle = 'வகையைத் திருத்த';
export const name = 'பெயர்';
export const nameTa = 'தமிழ்ப் பெயர்';
export const nameTaHint = 'பெயருடன் காட்டப்படும்; இல்லையென்றால் காலியாக விடுங்கள்';
export const slug = 'இணைய முகவரி';
export const slugHint = '{start} என்பதற்குப் பின்; காலியாக விட்டால் பெயரிலிருந்து உருவாகும்';
export const slugStays = '{start} என்பதற்குப் பின்; பழைய முகவரியும் புதியதற்கு வழிகாட்டும்';
export const save = 'சேமிக்க';
export const saveFailed = 'வகையைச் சேமிக்க முடியவில்லை';

export const facts = 'இதன் எல்லாப் பொருட்களின் விவரங்கள்';
export const factsHint =
  'ஒரு பொருளின் பாஸ்போர்ட்டில் தனி விவரம் தராதவரை இவை அதற்கும் பொருந்தும். குறிப்பு எண் போன்று லேபிளில் மட்டும் உள்ளவற்றைப் பொருளிலேயே எழுதுங்கள்.';

export const deletedCategories = 'நீக்கிய வகைகள்';
export const noneDeleted = 'கடந்த 90 நாட்களில் எந்த வகையும் நீக்கப்படவில்லை.';
export const deletedFailed = 'நீக்கிய வகைகளைக் காட்ட முடியவில்லை.';
export const restoreFailed = 'வகையைத் திரும்பக் கொண்டுவர முடியவில்லை';
