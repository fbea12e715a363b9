export const accountTitle = 'என் கணக்கு';
export const accountDescription = 'கடையில் உள்ள உங்கள் விவரங்கள்.';
export const accountDetails = 'கணக்கு விவரங்கள்';
export const changePicture = 'படத்தை மாற்ற';
export const name = 'பெயர்';
export const email = 'மின்னஞ்சல்';
export const phone = 'கைபேசி';
export const status = 'நிலை';
export const role = 'கணக்கின் வகை';
export const id = 'கணக்கு எண்';
export const notProvided = 'தரப்படவில்லை';
export const active = 'செயலில் உள்ளது';
export const suspended = 'இடைநிறுத்தப்பட்டுள்ளது';
export const banned = 'தடை விதிக்கப்பட்டுள்ளது';
export const admin = 'நிர்வாகி';
export const customer = 'வாடிக்கையாளர்';
export const editProfile = 'விவரங்களைத் திருத்த';
export const adminDashboard = 'நிர்வாக மேலோட்டம்';
export const logout = 'வெளியேற';
export const unverified =
  'உங்கள் மின்னஞ்சல் முகவரி இன்னும் உறுதிப்படுத்தப்படவில்லை. {email} முகவரிக்கு நாங்கள் அனுப்பிய மின்னஞ்சலில் உள்ள இணைப்பைத் திறங்கள். அதற்கிடையில் நீங்கள் பொருட்கள் வாங்கலாம்.';
export const sendMailAgain = 'மின்னஞ்சலை மீண்டும் அனுப்ப';
export const deliveryAddresses = 'டெலிவரி முகவரிகள்';
export const backToAccount = 'கணக்குக்குத் திரும்ப';

export const whereSignedIn = 'உள்நுழைந்துள்ள சாதனங்கள்';
export const signInsFailed = 'உள்நுழைவுகளைக் காட்ட முடியவில்லை';
export const signInsLoading = 'உள்நுழைவுகள் ஏற்றப்படுகின்றன…';
export const thisDevice = 'இந்தச் சாதனம்';
export const since = '{date} முதல்';
export const sinceAndLastSeen = '{date} முதல்; கடைசிப் பயன்பாடு: {ago}';
export const signOutOn = '<where>{device}, கடைசிப் பயன்பாடு {ago}: </where>வெளியேற';
export const signOutThere = 'அந்தச் சாதனத்திலிருந்து வெளியேறவா?';
export const signedInSince = '{device}: {date} முதல் உள்நுழைந்துள்ளீர்கள்.';
export const signOutElsewhere = 'மற்ற சாதனங்களிலிருந்து வெளியேற';
export const signOutElsewhereQuestion = 'மற்ற எல்லாச் சாதனங்களிலிருந்தும் வெளியேறவா?';
export const staySignedIn = 'இங்கு உங்கள் உள்நுழைவு தொடரும்.';
export const signOut = 'வெளியேற';

export const changePassword = 'கடவுச்சொல்லை மாற்ற';
export const changeYourPassword = 'கடவுச்சொல்லை மாற்ற';
export const othersSignedOut = 'மற்ற சாதனங்களில் உங்கள் உள்நுழைவு முடிந்துவிடும்.';
export const currentPassword = 'தற்போதைய கடவுச்சொல்';
export const newPassword = 'புதிய கடவுச்சொல்';
export const passwordHint = 'குறைந்தது 8 எழுத்துகள்';
export const passwordFailed = 'கடவுச்சொல்லை மாற்ற முடியவில்லை';

export const secondStep = 'இரண்டாம் சரிபார்ப்பு';
export const yourData = 'உங்கள் தகவல்கள்';
export const dataLead = 'உங்களைப் பற்றி நாங்கள் சேமித்துள்ள அனைத்தையும் நீங்கள் பெறலாம்; அவற்றை நீக்கவும் செய்யலாம்.';
export const downloadData = 'தகவல்களைப் பதிவிறக்க';
export const deleteMyAccount = 'கணக்கை நீக்க';
export const deleteQuestion = 'கணக்கை நீக்கவா?';
export const deleteConsequences =
  'இதைத் திரும்பப் பெற முடியாது. உங்கள் விவரங்கள், முகவரிகள், கூடை, செய்திகள், உள்நுழைவுகள் அனைத்தும் நீக்கப்படும். நீங்கள் செய்த ஆர்டர்கள் மட்டும், வரிச் சட்டத்தின்படி, உங்கள் கணக்கு விவரங்கள் இன்றி எங்கள் பதிவேடுகளில் இருக்கும்.';
export const yourPassword = 'உங்கள் கடவுச்சொல்';
export const enterPassword = 'உங்கள் கடவுச்சொல்லை உள்ளிடுங்கள்';
export const deleteAccount = 'கணக்கை நீக்க';
export const deleteFailed = 'கணக்கை நீக்க முடியவில்லை';

export const profileDescription = 'உங்கள் பெயரையும் கைபேசி எண்ணையும் மாற்றலாம்.';
export const fullName = 'முழுப் பெயர்';
export const emailFixed = 'கணக்கின் மின்னஞ்சல் முகவரியை மாற்ற முடியாது.';
export const phoneNumber = 'கைபேசி எண்';
export const phoneHint = 'கட்டாயமில்லை; 10 இலக்கங்கள்';
export const mailLanguage = 'மின்னஞ்சல்களின் மொழி';
export const saveChanges = 'சேமிக்க';
export const profileFailed = 'விவரங்களை மாற்ற முடியவில்லை';

export const pictureTitle = 'படத்தை மாற்ற';
export const pictureDescription = 'உங்கள் கணக்குக்கு ஒரு படத்தைத் தேர்ந்தெடுங்கள்.';
export const selectImage = 'படத்தைத் தேர்ந்தெடுக்க';
export const changeImage = 'வேறு படத்தைத் தேர்ந்தெடுக்க';
export const imageHint = 'JPEG அல்லது PNG, அதிகபட்சம் {megabytes}MB';
export const progress = 'பதிவேற்றம்';
export const uploading = 'பதிவேற்றப்படுகிறது...';
export const pictureFailed = 'படத்தை மாற்ற முடியவில்லை';

export const invitation = 'உங்களுக்கான அழைப்பு';
export const signInTitle = 'உள்நுழைய';
export const signInDescription = 'பட்டாசுகளை ஆர்டர் செய்யவும் உங்கள் ஆர்டர்களைப் பார்க்கவும் உள்நுழையுங்கள்.';
export const signInToOrder =
  'ஆர்டர் செய்ய உள்நுழையுங்கள் அல்லது பதிவுசெய்யுங்கள். கூடையில் உள்ளவை அப்படியே இருக்கும்.';
export const password = 'கடவுச்சொல்';
export const forgotPassword = 'மறந்துவிட்டதா?';
export const login = 'உள்நுழைய';
export const allRequired = 'எல்லா விவரங்களையும் நிரப்ப வேண்டும்';
export const tryAgain = 'ஏதோ தவறு நடந்துவிட்டது. மீண்டும் முயலுங்கள்.';
export const noScripts =
  'மின்னஞ்சலும் கடவுச்சொல்லும் சரி; ஆனால் ஜாவாஸ்கிரிப்ட் இல்லாமல் உங்கள் உள்நுழைவு தொடர முடியாது.';
export const accountReady = 'உங்கள் கணக்கு தயார்.';
export const passwordOnceMore = 'உள்நுழைய, கடவுச்சொல்லை மீண்டும் ஒருமுறை உள்ளிடுங்கள்.';
export const newHere = 'புதியவரா?';
export const registerHere = 'இங்கே பதிவுசெய்ய';
export const confirming = 'உங்கள் மின்னஞ்சல் முகவரி உறுதிப்படுத்தப்படுகிறது…';
export const confirmed = 'நன்றி. உங்கள் மின்னஞ்சல் முகவரி உறுதிப்படுத்தப்பட்டது; இப்போது உள்நுழையலாம்.';
export const notConfirmed =
  'உங்கள் மின்னஞ்சல் முகவரியை உறுதிப்படுத்த முடியவில்லை. இணைப்பை மீண்டும் திறங்கள், அல்லது உள்நுழைந்து உங்கள் கணக்குப் பக்கத்தில் புதிய இணைப்பைக் கேளுங்கள்.';

export const registerTitle = 'கணக்கைத் தொடங்க';
export const registerDescription = 'பட்டாசுகளை ஆர்டர் செய்யவும் உங்கள் ஆர்டர்களைப் பார்க்கவும் கணக்கைத் தொடங்குங்கள்.';
export const emailAddress = 'மின்னஞ்சல் முகவரி';
export const mobileNumber = 'கைபேசி எண்';
export const confirmPassword = 'கடவுச்சொல்லை உறுதிப்படுத்த';
export const adult = 'பதிவுசெய்வதன் மூலம் உங்களுக்கு 18 வயது நிறைந்துவிட்டதை உறுதிப்படுத்துகிறீர்கள்.';
export const register = 'பதிவுசெய்ய';
export const fillAll = 'ஐந்து விவரங்களையும் நிரப்புங்கள்.';
export const registerFailed = 'மன்னிக்கவும்! பதிவுசெய்யும்போது ஏதோ தவறு நடந்துவிட்டது.';
export const registerRefused = 'பதிவுசெய்ய முடியவில்லை. மீண்டும் முயலுங்கள்.';
export const haveAccount = 'ஏற்கனவே கணக்கு உள்ளதா?';
export const signIn = 'உள்நுழைய';

export const forgotTitle = 'கடவுச்சொல் மறந்ததா?';
export const forgotDescription = 'மின்னஞ்சலில் OTP பெற்று, புதிய கடவுச்சொல்லை அமைக்கலாம்.';
export const forgotLead =
  'உங்கள் மின்னஞ்சலுக்கு 6 இலக்க OTP அனுப்புவோம். அதைக் கொண்டு புதிய கடவுச்சொல்லை அமைக்கலாம்.';
export const enterEmail = 'உங்கள் மின்னஞ்சலை உள்ளிடுங்கள்.';
export const sendOtp = 'OTP அனுப்ப';
export const sendOtpAgain = 'OTP-ஐ மீண்டும் அனுப்ப';
export const backToLogin = 'உள்நுழைவுக்குத் திரும்ப';
export const failed = 'ஏதோ தவறு நடந்துவிட்டது.';

export const verifyOtp = 'OTP-ஐச் சரிபார்க்க';
export const otpDescription = 'நாங்கள் அனுப்பிய மின்னஞ்சலில் உள்ள OTP-ஐ உள்ளிடுங்கள்.';
export const otpLead = 'மின்னஞ்சலில் வந்த 6 இலக்க OTP-ஐ உள்ளிடுங்கள். அது 10 நிமிடம் வரை செல்லுபடியாகும்.';
export const sentTo = '{email} முகவரிக்கு அனுப்பப்பட்டது';
export const otp = 'OTP';
export const enterOtp = 'OTP-ஐ உள்ளிடுங்கள்.';
export const otpRefused = 'தவறான OTP.';
export const triesLeft = {
  one: 'இன்னும் {count} முறை முயலலாம்',
  other: 'இன்னும் {count} முறை முயலலாம்',
} as const;
export const otpSpent = 'இந்த OTP இனி பயன்படாது. புதியது கேளுங்கள்.';
export const newOtpSent = 'புதிய OTP அனுப்பப்பட்டது. கடைசியாக வந்த மின்னஞ்சலில் உள்ளதை உள்ளிடுங்கள்.';
export const otherEmail = 'வேறு மின்னஞ்சல்';

export const resetPassword = 'கடவுச்சொல்லை அமைக்க';
export const resetDescription = 'புதிய கடவுச்சொல்லை அமைக்கலாம்.';
export const resetLead =
  'எல்லாச் சாதனங்களிலும் உங்கள் உள்நுழைவு முடிந்துவிடும்; பின்னர் புதிய கடவுச்சொல்லுடன் உள்நுழையலாம்.';
export const resetNewPassword = 'புதிய கடவுச்சொல்';
export const confirmNewPassword = 'புதிய கடவுச்சொல்லை உறுதிப்படுத்த';
export const fillFields = 'எல்லா விவரங்களையும் நிரப்புங்கள்.';
export const differ = 'கடவுச்சொற்கள் பொருந்தவில்லை.';
export const resetRefused = 'கடவுச்சொல்லை மாற்ற முடியவில்லை.';
export const newOtp = 'புதிய OTP கேட்க';
