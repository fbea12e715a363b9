export const navigation = 'நிர்வாகம்';
export const dashboard = 'மேலோட்டம்';
export const orders = 'ஆர்டர்';
export const products = 'பொருள்';
export const messages = 'செய்தி';
export const users = 'பயனர்';
export const books = 'கணக்குகள்';
export const settings = 'அமைப்பு';
export const backToAccount = 'கணக்கு';
export const newOrders = '{count}<new> புதியவை</new>';
export const refused = 'அனுமதி இல்லை';
export const setUpSecondStep = 'உங்கள் பொறுப்புக்கு இரண்டாம் சரிபார்ப்பு தேவை. இப்போதே அதை அமையுங்கள்.';
export const installApp =
  'உங்கள் போனில் ஒரு குறியீட்டுச் செயலியை நிறுவுங்கள். இனி உள்நுழையும்போது அதன் குறியீடும் கேட்கப்படும்.';
export const notForRole = 'உங்கள் பொறுப்புக்கு உரியதல்ல';
export const roleMayNotSee = 'உங்கள் பொறுப்பான “{role}” இதைப் பார்க்க இடம் தரவில்லை. “{grant}” என்பது தேவை.';
export const ownerCanGive = 'அதை உங்களுக்கு {owner} தரலாம்.';
export const someOwnerCanGive = 'கடை உரிமையாளர் அதை உங்களுக்குத் தரலாம்.';
export const toDashboard = 'மேலோட்டத்துக்கு';
export const notVerified = 'உங்கள் நிர்வாகி அனுமதியைச் சரிபார்க்க முடியவில்லை';
export const verifying = 'நிர்வாகி அனுமதி சரிபார்க்கப்படுகிறது...';

export const theCustomer = 'வாடிக்கையாளர்';
export const aPayment = 'ஒரு கட்டணம்';
export const theShop = 'கடை';
export const somebodyElse = 'வேறொருவர்';
export const formerStaff = 'முன்னாள் பணியாளர்';
export const meanwhile = 'இதற்கிடையில்';
export const nothingChanged = '{change}. உங்கள் மாற்றம் சேமிக்கப்படவில்லை.';
export const reload = 'மீண்டும் ஏற்ற';
export const keep = 'என்னுடையதை வைக்க';

export const moveUp = 'மேலே நகர்த்த';
export const moveUpOf = '{name}: மேலே நகர்த்த';
export const moveDown = 'கீழே நகர்த்த';
export const moveDownOf = '{name}: கீழே நகர்த்த';
export const gstinElsewhere = 'பொருட்களை ஒப்படைக்கும் மாநிலம் வேறு, இந்த GSTIN-இன் மாநிலம் வேறு.';
