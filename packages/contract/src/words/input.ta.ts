// No native reader has checked these.
export const invalid = 'தவறான உள்ளீடு';
export const fieldProblem = '{field} புலம்: {problem}';
export const idInvalid = 'தவறான அடையாள எண்';
export const atMostCharacters = 'அதிகபட்சம் {maximum} எழுத்துகள்';
export const unusableCharacters = 'பயன்படுத்த முடியாத எழுத்துகள் உள்ளன';
export const twoDecimals = 'புள்ளிக்குப் பின் அதிகபட்சம் 2 இலக்கங்கள்';

export const allFieldsRequired = 'எல்லா விவரங்களையும் நிரப்ப வேண்டும்';
export const fillAllFields = 'எல்லா விவரங்களையும் நிரப்புங்கள்.';
export const fillRequiredFields = 'தேவையான எல்லா விவரங்களையும் நிரப்புங்கள்';
export const nameRequired = 'பெயர் தேவை';
export const emailRequired = 'மின்னஞ்சல் தேவை';
export const enterEmail = 'உங்கள் மின்னஞ்சலை உள்ளிடுங்கள்.';
export const emailInvalid = 'சரியான மின்னஞ்சலை உள்ளிடுங்கள்';
export const emailAddressInvalid = 'சரியான மின்னஞ்சல் முகவரியை உள்ளிடுங்கள்';
export const emailFormat = 'மின்னஞ்சல் முகவரி சரியான வடிவில் இல்லை';
export const mobileRequired = 'கைபேசி எண் தேவை';
export const mobileInvalid = 'சரியான 10 இலக்கக் கைபேசி எண்ணை உள்ளிடுங்கள்';
export const mobileOfAddressInvalid = 'சரியான 10 இலக்கக் கைபேசி எண்ணை உள்ளிடுங்கள்';
export const phoneInvalid = 'சரியான 10 இலக்கக் கைபேசி எண்ணை உள்ளிடுங்கள்';

export const passwordRequired = 'கடவுச்சொல் தேவை';
export const passwordTooShort = 'கடவுச்சொல்லில் குறைந்தது 8 எழுத்துகள் இருக்க வேண்டும்';
export const passwordTooLong = 'கடவுச்சொல்லில் அதிகபட்சம் 128 எழுத்துகள் இருக்கலாம்';
export const passwordsDiffer = 'கடவுச்சொற்கள் பொருந்தவில்லை';
export const newPasswordsDiffer = 'கடவுச்சொற்கள் பொருந்தவில்லை.';
export const enterPassword = 'உங்கள் கடவுச்சொல்லை உள்ளிடுங்கள்';
export const enterNewPassword = 'புதிய கடவுச்சொல்லை உள்ளிடுங்கள்';
export const enterOtp = 'OTP-ஐ உள்ளிடுங்கள்.';
export const otpInvalid = 'தவறான OTP.';

export const pincodeInvalid = '6 இலக்கப் பின்கோடை உள்ளிடுங்கள்';
export const tamilNaduOnly = 'தமிழ்நாட்டில் மட்டுமே டெலிவரி செய்கிறோம்';
export const pincodeNotDelivered = 'இந்தப் பின்கோடுக்கு டெலிவரி இல்லை';

export const cartEmpty = 'உங்கள் கூடை காலியாக உள்ளது';
export const addressMissing = 'டெலிவரி முகவரியைத் தேர்ந்தெடுங்கள்';
export const paymentReferenceInvalid = 'பணம் செலுத்தியதன் குறிப்பு எண் தவறு';
export const paymentNotVerified = 'பணம் செலுத்தியதைச் சரிபார்க்க முடியவில்லை';

export const messageTooLong = 'செய்தி மிக நீளமாக உள்ளது (அதிகபட்சம் 1000 எழுத்துகள்)';
export const messageSuspicious = 'உங்கள் செய்தியில் சந்தேகத்துக்குரிய சொற்கள் உள்ளன';

export const reasonMissing = 'காரணத்தைக் குறிப்பிடுங்கள்';
export const amountOrLines = 'தொகை அல்லது பொருட்கள்: ஒன்றை மட்டும் குறிப்பிடுங்கள்';
export const productsRepeated = 'ஒவ்வொரு பொருளும் ஒருமுறை மட்டுமே';
export const slugInvalid = 'a முதல் z, 0 முதல் 9, இடைக்கோடு மட்டும்; அதிகபட்சம் 60';
export const searchMissing = 'தேடுவதை உள்ளிடுங்கள்';
export const phraseMissing = 'ஒரு சொல்லாவது எழுதுங்கள்';
export const phraseTooLong = 'ஒரு தொடரில் அதிகபட்சம் 4 சொற்கள்';
export const tooManyPhrases = 'அதிகபட்சம் 20 தொடர்கள்';
export const twoPhrases = 'ஒரே பொருளுள்ள இரண்டையாவது எழுதுங்கள்';
export const onePhrase = 'ஒரே ஒரு தொடரை எழுதுங்கள்';
export const onlyOneWay = 'ஒருவழிச் சொற்களுக்கு மட்டுமே இது உண்டு';
export const phrasesEqual = 'இவற்றில் இரண்டு தேடலில் ஒன்றே';
export const categoryUnknown = 'அப்படி ஒரு வகை இல்லை';
export const starsMissing = '1 முதல் 5 வரை நட்சத்திரங்களைத் தேர்ந்தெடுங்கள்';
export const contactInReview = 'இணைப்புகளையும் தொலைபேசி எண்களையும் தவிர்த்து எழுதுங்கள்';
export const noWords = 'இந்த மதிப்புரையில் சொற்கள் இல்லை';
export const answerMissing = 'பதிலை எழுதுங்கள்';
export const imageNotUploaded = 'முதலில் படத்தைப் பதிவேற்றுங்கள்';
export const detailNameMissing = 'விவரத்துக்குப் பெயர் தேவை';
export const tooManyDetails = 'அதிகபட்சம் 40 விவரங்கள்';
export const tooManyGoWith = 'அதிகபட்சம் 6 பொருட்கள்';
export const descriptionRequired = 'விளக்கம் தேவை';
export const unitRequired = 'அலகு தேவை';
export const ratingSteps = '0.1 படிகளில் மட்டும்';
export const shopPhoneRequired = 'தொலைபேசி எண் தேவை';
export const shopAddressRequired = 'முகவரி தேவை';
export const whatsappInvalid = 'நாட்டுக் குறியீட்டுடன் 11 முதல் 15 இலக்கங்கள்; எ.கா. 919876543210';
export const timeInvalid = '09:00 போன்ற நேரம்';
export const closesAfterOpening = 'மூடும் நேரம் திறக்கும் நேரத்துக்குப் பிறகு இருக்க வேண்டும்';
export const tooManyHours = 'அதிகபட்சம் 7 நேர வரிசைகள்';
export const tooManySocials = 'அதிகபட்சம் 8 இணைப்புகள்';
export const webAddressMissing = 'இணைய முகவரி தேவை';
export const httpsOnly = 'https:// என்று தொடங்கும் முகவரி';
export const gstinInvalid = 'சரியான GSTIN அல்ல';
export const amountInvalid = 'தொகையை ரூபாயில் எழுதுங்கள்';
export const minimumOrderInvalid = '0 முதல் 10,00,000 வரையிலான தொகையை எழுதுங்கள்';
export const estimateDaysInvalid = '1 முதல் 30 வரையிலான நாட்களை எழுதுங்கள்';
export const packingInvalid = '0 முதல் 10 வரையிலான சதவீதத்தை எழுதுங்கள்';
export const dayInvalid = 'நாள்; எ.கா. 2026-11-07';
export const lastDayBeforeFirst = 'கடைசி நாள் முதல் நாளுக்குப் பிறகு இருக்க வேண்டும்';
export const districtMissing = 'மாவட்டத்தைத் தேர்ந்தெடுங்கள்';
export const districtTwice = 'இந்த மாவட்டத்துக்கு ஏற்கனவே ஒரு வரிசை உள்ளது';
export const chargeMissing = 'டெலிவரிக் கட்டணத்தை எழுதுங்கள்';
export const tooManyDepots = 'அதிகபட்சம் 100 டெப்போக்கள்';
export const serialInvalid = '1 முதல் 9,99,999 வரை ஒரு முழு எண்ணை எழுதுங்கள்';
export const taxPercentInvalid = '0.01 முதல் 40 வரை ஒரு சதவீதத்தை எழுதுங்கள்';
export const tooManyRates = 'அதிகபட்சம் 50 வரி விகிதங்கள்';
export const rateTwice = 'இந்த நாளிலிருந்து வேறொரு விகிதம் உள்ளது';
export const hsnInvalid = '4, 6 அல்லது 8 இலக்கங்கள்';
export const prefixInvalid = '1 முதல் 3 எழுத்துகளும் இலக்கங்களும்';
export const prefixesEqual = 'பில்களுக்கு உள்ளதிலிருந்து வேறான ஒன்று';
export const legalAdviceMissing = 'சட்ட ஆலோசனை பெற்றதை உறுதி செய்யுங்கள்';
export const wholeNumberBetween = '{minimum} முதல் {maximum} வரை ஒரு முழு எண்ணை எழுதுங்கள்';
export const oneDecimalBetween =
  '{minimum} முதல் {maximum} வரை, புள்ளிக்குப் பின் ஓர் இலக்கத்துக்கு மிகாத எண்ணை எழுதுங்கள்';
export const joinedPiecesInvalid =
  'எதுவும் இல்லையெனில் 0, இருந்தால் 2 முதல் {maximum} வரை ஒரு முழு எண்ணை எழுதுங்கள்';
export const referenceInvalid =
  '4 முதல் 60 வரை எழுத்துகள், எண்கள், / - . ( ) மற்றும் இடைவெளிகளைப் பயன்படுத்துங்கள்';
export const chooseOneOf = 'இவற்றில் ஒன்றை எழுதுங்கள்: {values}';
export const yesOrNo = 'ஆம் (yes) அல்லது இல்லை (no) என எழுதுங்கள்';
export const ruleValueUnfit = 'இந்த விதிக்கு அப்படி ஒரு நிலை இல்லை';
