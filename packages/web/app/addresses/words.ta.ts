export const loadFailed = 'முகவரிகளைக் காட்ட முடியவில்லை';
export const checkoutLoadFailed = 'ஆர்டர் விவரங்களைக் காட்ட முடியவில்லை';
export const loading = 'முகவரிகள் ஏற்றப்படுகின்றன…';
export const deliveryAddress = 'டெலிவரி முகவரி';
export const none = 'நீங்கள் இன்னும் முகவரி எதையும் சேமிக்கவில்லை.';
export const noneHere =
  'சேமித்த முகவரி இன்னும் இல்லை. இங்கே எழுதுங்கள்; தனிப் பக்கத்தில் எழுத: <add>புதிய முகவரி சேர்க்க</add>.';
export const isDefault = 'முதன்மை';
export const makeDefault = '<whose>{name}, {city}: </whose>முதன்மை முகவரியாக்க';
export const editOf = '{name}, {city}: முகவரியைத் திருத்த';
export const removeOf = '{name}, {city}: முகவரியை நீக்க';
export const removeQuestion = 'இந்த முகவரியை நீக்கவா?';
export const remove = 'நீக்க';
export const removeFailed = 'முகவரியை நீக்க முடியவில்லை';
export const tooMany =
  'அதிகபட்ச அளவான {maximum} முகவரிகளைச் சேமித்துவிட்டீர்கள். வேறொன்றைச் சேர்க்க, ஒரு முகவரியை நீக்குங்கள் அல்லது திருத்துங்கள்.';
export const mobile = 'கைபேசி {mobile}';

export const addTitle = 'புதிய முகவரி சேர்க்க';
export const editTitle = 'முகவரியைத் திருத்த';
export const description = 'உங்கள் பட்டாசுகளை எங்கே டெலிவரி செய்ய வேண்டும்?';
export const typedCityHint = 'கடிதங்களில் எழுதுவதுபோல் ஊர் அல்லது நகரம்';
export const saved = 'முகவரி சேமிக்கப்பட்டது!';
export const gone = 'இந்த முகவரி உங்கள் முகவரிகளில் இப்போது இல்லை.';

export const fullName = 'முழுப் பெயர்';
export const mobileNumber = 'கைபேசி எண்';
export const address = 'முகவரி';
export const addressHint = 'வீட்டு எண், தெரு, பகுதி, அருகிலுள்ள அடையாளம்';
export const state = 'மாநிலம்';
export const selectState = 'மாநிலத்தைத் தேர்ந்தெடுங்கள்';
export const city = 'மாவட்டம்';
export const selectCity = 'மாவட்டத்தைத் தேர்ந்தெடுங்கள்';
export const stateFirst = 'முதலில் மாநிலம்';
export const pincode = 'பின்கோடு';
export const selectPincode = 'பின்கோட்டைத் தேர்ந்தெடுங்கள்';
export const cityFirst = 'முதலில் மாவட்டம்';
export const otherPincode = 'வேறு பின்கோடு';
export const typedPincode = '6 இலக்க PIN எண்';
export const typedHint = 'இதை எழுதினால் மாநிலமும் மாவட்டமும் தாமாகவே நிரம்பும்';
export const pincodeHint = '6 இலக்கங்கள், {city} பகுதி';
export const staysDefault = 'இது உங்கள் முதன்மை முகவரி. இதை மாற்ற, வேறொரு முகவரியை முதன்மையாக்குங்கள்.';
export const makeMyDefault = 'இதை என் முதன்மை முகவரியாக்க';
export const incomplete = 'தேவையான எல்லா விவரங்களையும் நிரப்புங்கள்';
export const save = 'முகவரியைச் சேமிக்க';
export const saving = 'சேமிக்கப்படுகிறது...';
