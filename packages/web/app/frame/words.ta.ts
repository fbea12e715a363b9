export const skipToContent = 'உள்ளடக்கத்துக்குச் செல்ல';
export const skipToProducts = 'பொருட்களுக்குச் செல்ல';
export const withoutScripts =
  'நீங்கள் பொருட்களைப் பார்க்கலாம், தேடலாம், எங்களுக்கு எழுதலாம். கூடை, ஆர்டர்கள், உள்நுழைவு ஆகியவற்றுக்கு ஜாவாஸ்கிரிப்ட் தேவை; இந்த உலாவியில் அது நிறுத்தப்பட்டுள்ளது.';

export const mainLinks = 'முதன்மை இணைப்புகள்';
export const menu = 'மெனு';
export const closeMenu = 'மெனுவை மூட';
export const home = 'முகப்பு';
export const products = 'பொருட்கள்';
export const priceList = 'விலைப்பட்டியல்';
export const contact = 'தொடர்புக்கு';
export const safetyTips = 'பாதுகாப்பு';
export const myOrders = 'என் ஆர்டர்கள்';
export const myAccount = 'என் கணக்கு';
export const admin = 'நிர்வாகம்';
export const login = 'உள்நுழைய';
export const searchProducts = 'பொருட்களைத் தேட';

export const theme = 'தோற்றம்';
export const asTheSystem = 'கைபேசியில் உள்ளபடி';
export const light = 'வெளிர்';
export const dark = 'கருமை';

export const whereAndWho = '{area}. 18 வயது நிறைந்தவர்கள் மட்டுமே வாங்கலாம்.';
export const licence = 'உரிமம்: {licence}';
export const gstin = 'GSTIN: {gstin}';
export const whatsapp = 'வாட்ஸ்அப்: {number}';
export const enquiryNotOrder = 'இது விலை கேட்பு, ஆர்டர் அல்ல. இப்போது பணம் எதுவும் செலுத்த வேண்டாம்.';
export const why = 'ஏன்?';
export const askOnWhatsApp = 'வாட்ஸ்அப்பில் கேட்க';
export const call = 'அழைக்க';
export const askText = 'வணக்கம் {shop}, ஒரு சந்தேகம்:';
export const askAboutText = 'வணக்கம் {shop}, ஒரு சந்தேகம் ({what}): {link}';
export const policies = 'கொள்கைகள்';
export const privacyPolicy = 'தனியுரிமைக் கொள்கை';
export const privacyLine =
  'உங்கள் ஆர்டரைக் கவனிக்க, நீங்கள் உள்ளிடுபவற்றை வைத்திருப்போம். <policy>தனியுரிமைக் கொள்கை</policy>';
export const terms = 'விதிமுறைகளும் நிபந்தனைகளும்';
export const refundPolicy = 'பணம், பொருள் திருப்புதல் கொள்கை';

export const payingOnline =
  'ஆன்லைனில் அல்லது டெலிவரியின்போது பணம் செலுத்தலாம், <refunds>பணம், பொருள் திருப்புதல்</refunds>';
export const payingInCash = 'டெலிவரியின்போது பணம் செலுத்தலாம், <refunds>பணம், பொருள் திருப்புதல்</refunds>';
export const licensedSeller = 'உரிமம் பெற்ற விற்பனையாளர்: {licence}, <tips>பாதுகாப்புக் குறிப்புகள்</tips>';
export const tips = 'பாதுகாப்புக் குறிப்புகள்';
export const questions = 'ஆர்டர் செய்யும் முன் கேள்வி உள்ளதா? {phone} எண்ணை அழையுங்கள்';

export const notFoundTitle = '404 - பக்கம் கிடைக்கவில்லை';
export const notFound = 'நீங்கள் தேடும் பக்கம் இங்கே இல்லை.';
export const goBack = 'திரும்பிச் செல்ல';

export const failedTitle = 'ஏதோ தவறு நடந்துவிட்டது';
export const failed =
  'இந்தப் பக்கத்தைக் காட்ட முடியவில்லை. மீண்டும் முயலுங்கள்; இது தொடர்ந்தால், நீங்கள் என்ன செய்துகொண்டிருந்தீர்கள் என எங்களிடம் சொல்லுங்கள்.';
export const mentionId = 'இதைப் பற்றி எங்களுக்கு எழுதும்போது இந்த எண்ணையும் குறிப்பிடுங்கள்: {id}';
export const tryAgain = 'மீண்டும் முயல';
