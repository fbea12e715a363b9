export const navigation = 'நிர்வாகம்';
export const dashboard = 'மேலோட்டம்';
export const orders = 'ஆர்டர்';
export const products = 'பொருள்';
export const messages = 'செய்தி';
export const users = 'பயனர்';
export const backToAccount = 'கணக்கு';
export const newOrders = '{count}<new> புதியவை</new>';
export const refused = 'அனுமதி இல்லை';
export const notVerified = 'உங்கள் நிர்வாகி அனுமதியைச் சரிபார்க்க முடியவில்லை';
export const verifying = 'நிர்வாகி அனுமதி சரிபார்க்கப்படுகிறது...';

export const theCustomer = 'வாடிக்கையாளர்';
export const aPayment = 'ஒரு கட்டணம்';
export const theShop = 'கடை';
export const somebodyElse = 'வேறொருவர்';
export const meanwhile = 'இதற்கிடையில்';
export const nothingChanged = '{change}. உங்கள் மாற்றம் சேமிக்கப்படவில்லை.';
export const reload = 'மீண்டும் ஏற்ற';
export const keep = 'என்னுடையதை வைக்க';

export const moveUp = 'மேலே நகர்த்த';
export const moveUpOf = '{name}: மேலே நகர்த்த';
export const moveDown = 'கீழே நகர்த்த';
export const moveDownOf = '{name}: கீழே நகர்த்த';
