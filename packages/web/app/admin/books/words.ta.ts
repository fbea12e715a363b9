export const title = 'கணக்குகள்';
export const description = 'என்ன வந்தது, யார் தர வேண்டும், என்ன விற்றது.';
export const views = 'கணக்குகளின் பார்வைகள்';
export const figures = 'விவரங்கள்';

export const list = 'பட்டியல்';
export const from = 'முதல்';
export const to = 'வரை';
export const csv = 'CSV';
export const exportFailed = 'கோப்பை உருவாக்க முடியவில்லை';
export const loading = 'விவரங்கள் ஏற்றப்படுகின்றன…';
export const loadFailed = 'விவரங்களை ஏற்ற முடியவில்லை';
export const daysRefused = 'ஒரு நாளிலிருந்து அதே நாள் அல்லது அதற்குப் பிந்தைய நாள் வரை, அதிகபட்சம் 400 நாட்கள்';
export const nothing = 'இந்த நாட்களில் எதுவும் இல்லை';
export const rows = 'வரிசைகள்';
export const total = 'மொத்தம்';

export const received = 'வந்த பணம்';
export const day = 'நாள்';
export const method = 'முறை';
export const account = 'கணக்கு';
export const moneyIn = 'வரவு';
export const givenBack = 'திருப்பித் தந்தது';
export const net = 'நிகரம்';
export const notStated = 'குறிப்பிடவில்லை';
export const online = 'இணையவழி';
export const cashOnDelivery = 'டெலிவரியின்போது பணம்';
export const door = 'வீட்டு வாசல்';
export const razorpay = 'Razorpay';

export const month = 'மாதம்';
export const monthOf = 'மாதம்';
export const monthLoading = 'மாதம் ஏற்றப்படுகிறது…';
export const monthFailed = 'மாதத்தை ஏற்ற முடியவில்லை';
export const monthTables = 'மாதத்தின் அட்டவணைகள்';
export const table = 'அட்டவணை';
export const rowsOfTable = 'வரிசைகள்';
export const taxable = 'வரிக்குரிய மதிப்பு';
export const igst = 'IGST';
export const cgst = 'CGST';
export const sgst = 'SGST';
export const file = 'கோப்பு';
export const csvOf = 'CSV: {table}';
export const tally = 'Tally கோப்பு';
export const b2b = 'வணிகங்களுக்கு விற்றவை';
export const b2cl = 'பிற மாநிலங்களுக்கு பெரிய விற்பனை';
export const b2cs = 'மற்ற எல்லா விற்பனையும்';
export const cdnr = 'வணிகங்களுக்கான வரவுக் குறிப்புகள்';
export const cdnur = 'பெரிய விற்பனையின் வரவுக் குறிப்புகள்';
export const hsnB2b = 'வணிகங்களுக்கு விற்ற பொருட்கள்';
export const hsnB2c = 'மற்றவர்களுக்கு விற்ற பொருட்கள்';
export const docs = 'ஆவண எண்கள்';
export const receipts = 'வரவுகள்';
export const unitsWithoutCode = 'குறியீடு இல்லாத அளவுகள்: {units}.';
export const chooseCodes = 'குறியீடுகளைத் தேர்ந்தெடுக்க';
export const sumsDiffer =
  'அட்டவணைகளின் கூட்டுத்தொகையும் ஆவணங்களின் கூட்டுத்தொகையும் பொருந்தவில்லை; எனவே எதையும் பதிவிறக்க முடியாது. உங்கள் கடையின் தளத்தைக் கவனிப்பவரிடம் சொல்லுங்கள்.';
export const sumByTables = 'ஆவணங்களின் கூட்டுத்தொகை, அட்டவணைகளின்படி';
export const sumByPapers = 'ஆவணங்களின் கூட்டுத்தொகை, ஆவணங்களின்படி';
export const closing = 'மாதத்தை முடித்தல்';
export const monthIsClosed = 'மாதம் முடிந்தது';
export const notOver = 'மாதம் முடிந்த பிறகே அதை முடிக்க முடியும்.';
export const problemsFirst = 'முதலில் மேலே உள்ளதைச் சரிசெய்யுங்கள்.';
export const notClosed = 'இதைச் சேமிக்க முடியவில்லை';
export const closedBy = '{name}, {date}';
export const unchanged = 'முடித்த பிறகு மாறவில்லை';
export const changed = 'முடித்த பிறகு மாறியுள்ளது';
export const changedReceipts = {
  one: 'மாற்றம்: {day} தேதிய {count} வரவு {bookedOn} அன்று பதியப்பட்டது',
  other: 'மாற்றம்: {day} தேதிய {count} வரவுகள் {bookedOn} அன்று பதியப்பட்டன',
} as const;

export const owed = 'வரவேண்டியது';
export const buyer = 'வாங்குபவர்';
export const orderTotal = 'ஆர்டர் தொகை';
export const stillOwed = 'பாக்கி';
export const since = 'எப்போதிருந்து';
export const payBy = 'செலுத்த வேண்டிய நாள்';
export const daysOver = {
  one: '{count} நாள் கடந்துவிட்டது',
  other: '{count} நாட்கள் கடந்துவிட்டன',
} as const;
export const atTheDoor = 'வீட்டு வாசலில்';
export const remind = 'நினைவூட்டு';
export const remindWhom = '{buyer}-க்கு {orderId} பற்றி நினைவூட்டு';
export const reminder = '{shop}: உங்கள் ஆர்டர் {orderId}-க்கு {amount} பாக்கி உள்ளது. இங்கே பாருங்கள்: {link}';
export const nobodyOwes = 'யாரும் எதுவும் தர வேண்டியதில்லை';
export const toGiveBack = 'திருப்பித் தர வேண்டியது';

export const products = 'பொருட்கள்';
export const product = 'பொருள்';
export const pieces = 'எண்ணிக்கை';
export const amount = 'தொகை';
export const stock = 'இருப்பு';
export const asked = 'கேட்கப்பட்டது';
export const short = 'குறைவு';
export const goods = 'பொருட்களின் விலை';
export const packing = 'பேக்கிங்';
export const delivery = 'டெலிவரி';
export const discounts = 'தள்ளுபடிகள்';
export const otherRefunds = 'பிற பணத் திருப்பங்கள்';
export const orderTotals = 'பணத் திருப்பங்கள் போக ஆர்டர்கள்';

export const categories = 'வகைகள்';
export const category = 'வகை';
export const places = 'இடங்கள்';
export const place = 'இடம்';
export const sources = 'வந்த வழிகள்';
export const source = 'வந்த வழி';
export const web = 'இணையதளம்';
export const enquiry = 'விலை கேட்பு';
export const phone = 'தொலைபேசி';
export const whatsapp = 'வாட்ஸ்அப்';
export const counter = 'கடையில்';
export const orders = 'ஆர்டர்கள்';

export const staff = 'பணியாளர்கள்';
export const person = 'நபர்';
export const answered = 'பதிலளித்த விலை கேட்புகள்';
export const ordersMade = 'உருவாக்கிய ஆர்டர்கள்';
export const ofOrders = 'அவற்றின் தொகை';
export const receiptsBooked = 'பதிந்த ரசீதுகள்';
export const ofReceipts = 'பதிந்த தொகை';
