export const title = 'அமைப்புகள்';
export const description = 'கடை தன்னைப் பற்றிச் சொல்வதும், அது விற்கும் முறையும்.';
export const parts = 'அமைப்புகளின் பகுதிகள்';
export const loading = 'அமைப்புகள் ஏற்றப்படுகின்றன…';
export const loadFailed = 'அமைப்புகளைக் காட்ட முடியவில்லை';
export const save = 'சேமிக்க';
export const saveFailed = 'அமைப்புகளைச் சேமிக்க முடியவில்லை';

export const shop = 'கடை';
export const people = 'பணியாளர்கள்';
export const programs = 'நிரல்கள்';
export const names = 'கடையின் விவரங்கள்';
export const name = 'கடையின் பெயர்';
export const legalName = 'சட்டப்பூர்வ பெயர்';
export const legalNameHint = 'வேறு பெயராக இருந்தால்; விதிமுறைகளிலும் பில்லிலும் இடம்பெறும்';
export const address = 'முகவரி';
export const licence = 'வெடிபொருள் உரிமம்';
export const gstin = 'GSTIN';
export const invalidGstin = 'சரியான GSTIN அல்ல';
export const reach = 'வாடிக்கையாளர்கள் தொடர்புகொள்ள';
export const phone = 'தொலைபேசி';
export const whatsapp = 'வாட்ஸ்அப் எண்';
export const whatsappHint = 'நாட்டுக் குறியீட்டுடன்; எ.கா. 919876543210';
export const email = 'மின்னஞ்சல்';
export const socials = 'இணைப்புகள்';
export const socialsHint = 'பிற தளங்களில் உள்ள உங்கள் பக்கங்கள்; ‘எங்களைப் பின்தொடர’ என்பதன் கீழ் இடம்பெறும்';
export const linkLabel = 'இணைப்பு {number}: பெயர்';
export const linkLabelHint = 'Instagram';
export const linkAddress = 'இணைப்பு {number}: இணைய முகவரி';
export const removeLink = 'இணைப்பு {number}: நீக்க';
export const addLink = 'இணைப்பைச் சேர்க்க';
export const hours = 'திறந்திருக்கும் நேரம்';
export const hoursHint = 'முதல் நாள் முதல் கடைசி நாள் வரை; திறக்கும் நேரம் முதல் மூடும் நேரம் வரை';
export const hoursFrom = 'வரிசை {number}: முதல் நாள்';
export const hoursTo = 'வரிசை {number}: கடைசி நாள்';
export const hoursOpens = 'வரிசை {number}: திறக்கும் நேரம்';
export const hoursCloses = 'வரிசை {number}: மூடும் நேரம்';
export const removeHours = 'வரிசை {number}: நீக்க';
export const addHours = 'நேரத்தைச் சேர்க்க';
export const grievance = 'குறைதீர்ப்பு அலுவலர்';
export const grievanceHint =
  'வாடிக்கையாளர்கள் குறைகளைத் தெரிவிக்க வேண்டியவர்; தொடர்புப் பக்கத்திலும் தனியுரிமைக் கொள்கையிலும் இடம்பெறும்';
export const grievanceName = 'அலுவலரின் பெயர்';
export const grievancePhone = 'அலுவலரின் தொலைபேசி';
export const grievanceEmail = 'அலுவலரின் மின்னஞ்சல்';

export const selling = 'விற்பனை';
export const saleMode = 'கடை விற்கும் முறை';
export const full = 'ஆன்லைன் கட்டணமும் ரொக்கமும்';
export const fullMeans =
  'வாடிக்கையாளர்கள் இணையதளத்தில் ஆர்டர் செய்து, ஆன்லைனிலோ டெலிவரியின்போதோ பணம் செலுத்துவார்கள்.';
export const cod = 'டெலிவரியின்போது பணம் மட்டும்';
export const codMeans =
  'வாடிக்கையாளர்கள் இணையதளத்தில் ஆர்டர் செய்து, டெலிவரியின்போது பணம் செலுத்துவார்கள். ஏற்கனவே தொடங்கிய கட்டணங்கள் முடித்து வைக்கப்படும்.';
export const enquiry = 'விலை கேட்புகள் மட்டும்';
export const enquiryMeans =
  'வாடிக்கையாளர்கள் விலை கேட்பு அனுப்புவார்கள். தொலைபேசியிலோ செய்தியிலோ பேசி முடித்து நீங்கள் ஆர்டரைப் பதிவு செய்வீர்கள். பக்கங்களில் சட்டம் பற்றிய அறிவிப்பு இருக்கும்.';
export const charges = 'ஆர்டருக்கான நிபந்தனைகள்';
export const minimumOrder = 'குறைந்தபட்ச ஆர்டர் (ரூபாயில்)';
export const minimumOrderHint = 'பேக்கிங், டெலிவரிக்கு முன், பொருட்களின் மதிப்பு; இல்லையென்றால் 0';
export const packingPercent = 'பேக்கிங் (பொருட்களின் விலையில் %)';
export const packingPercentHint = '0 முதல் 10 வரை; மொத்தத்தில் ஒரு வரியாக வரும்';
export const estimateDays = 'எஸ்டிமேட்டின் விலைகள் எத்தனை நாட்கள் வரை';
export const estimateDaysHint = '1 முதல் 30 வரை; ஏற்கனவே உள்ள எஸ்டிமேட்டுகளின் நாள் மாறாது';
export const enquiries = 'விலை கேட்புகளும் தரும் விலைகளும்';
export const enquiriesLead =
  'விலை கேட்புகளுக்கும், பொருட்கள் புறப்படும் முன் UPI, வங்கி அல்லது ரொக்கமாகப் பணம் செலுத்தும் ஆர்டர்களுக்கும்.';
export const offerDays = 'நீங்கள் தரும் விலை எத்தனை நாட்கள் வரை';
export const offerDaysHint = '1 முதல் 30 வரை; ஒவ்வொரு விலைக்கும் மாற்றலாம்';
export const payDays = 'உறுதியான ஆர்டருக்குப் பணம் செலுத்த நாட்கள்';
export const payDaysHint = '1 முதல் 30 வரை; வாடிக்கையாளர் நாளைப் பார்ப்பார், எதுவும் தானாக ரத்தாகாது';
export const lawNote = 'சட்ட அறிவிப்பின் கீழ் உங்கள் சொந்த வார்த்தைகள்';
export const lawNoteHint = 'கடை விலை கேட்புகளை ஏற்கும்போது வாடிக்கையாளர்கள் இதை அறிவிப்பின் கீழ் படிப்பார்கள்';
export const mailsEnquiries = 'ஒவ்வொரு விலை கேட்பையும் எனக்கு மின்னஞ்சலில் அனுப்பு';
export const season = 'பருவம்';
export const seasonLead =
  'இந்த நாட்களுக்கு வெளியே வாடிக்கையாளர்கள் பார்க்கலாம், கூடையை நிரப்பலாம்; ஆனால் ஆர்டர் செய்ய முடியாது.';
export const opensOn = 'ஆர்டர்களின் முதல் நாள்';
export const lastOrderOn = 'ஆர்டர்களின் கடைசி நாள்';
export const isClosed = 'இப்போது மூடப்பட்டுள்ளது: எந்த நாளானாலும் ஆர்டர்கள் இல்லை';
export const seasonNotice = 'பருவம் பற்றிய அறிவிப்பு';
export const seasonNoticeHint =
  'பொருட்களின் மேலும், கூடையிலும், ஆர்டர் செய்யும் பக்கத்திலும் வாடிக்கையாளர்கள் இதைப் படிப்பார்கள்';

export const delivery = 'டெலிவரி';
export const commonTerms = 'டெலிவரி நிபந்தனைகள்';
export const terms = 'நிபந்தனை';
export const charge = 'கட்டணம் (ரூபாயில்)';
export const freeFrom = 'இலவசமாகும் தொகை (ரூபாயில்)';
export const kindFree = 'இலவசம்';
export const daysFrom = 'வந்து சேர (நாட்கள்)';
export const daysTo = 'அதிகபட்சம் (நாட்கள்)';
export const kindFixed = 'நிலையான கட்டணம்';
export const kindToPay = 'லாரி வாடகை வந்து சேரும்போது';
export const kindNone = 'டெலிவரி இல்லை';
export const ewayBills = 'இ-வே பில்';
export const ewayLead = 'இந்தத் தொகைகளுக்கு (ரூபாயில்) மேல் அனுப்பும் அட்டை எச்சரிக்கும். எதையும் தடுக்காது.';
export const ewayWithinState = 'தமிழ்நாட்டுக்குள் எச்சரிக்கும் தொகை';
export const ewayToOtherStates = 'பிற மாநிலங்களுக்கு எச்சரிக்கும் தொகை';
export const states = 'டெலிவரி செய்யும் மாநிலங்கள்';
export const statesHint = 'தமிழ்நாட்டுக்கு எப்போதும் மேலே உள்ள விதிமுறைகளின்படி டெலிவரி உண்டு.';
export const statesAsk = 'ஒவ்வொரு மாநிலத்துக்கும் தனி நேரங்களும் உரிமங்களும் உண்டு. முதலில் அங்கே கேளுங்கள்.';
export const termsOfState = 'விதிமுறை, {state}';
export const chargeOfState = 'கட்டணம் (ரூபாயில்), {state}';
export const stateMinimum = 'குறைந்தபட்ச ஆர்டர் (ரூபாயில்)';
export const minimumOfState = 'குறைந்தபட்ச ஆர்டர் (ரூபாயில்), {state}';
export const stateMinimumHint = 'காலியாக விட்டால் தமிழ்நாட்டில் உள்ளபடி';
export const stateNote = 'வாடிக்கையாளர்களுக்கான குறிப்பு';
export const noteOfState = 'வாடிக்கையாளர்களுக்கான குறிப்பு, {state}';
export const stateNoteHint = 'முகவரி, கூடை, செக்அவுட், ஆர்டர் ஆகியவற்றில் காட்டப்படும்.';
export const districtTerms = 'வேறு நிபந்தனை உள்ள மாவட்டங்கள்';
export const districtTermsHint = 'மற்ற எல்லா மாவட்டங்களுக்கும் மேலே உள்ள நிபந்தனை.';
export const districtOfRow = 'மாவட்டம் {number}';
export const termsOfRow = 'மாவட்டம் {number}: நிபந்தனை';
export const chargeOfRow = 'கட்டணம் (ரூபாயில்), மாவட்டம் {number}';
export const daysFromOfRow = 'வந்து சேர (நாட்கள்), மாவட்டம் {number}';
export const daysToOfRow = 'அதிகபட்சம் (நாட்கள்), மாவட்டம் {number}';
export const freeFromOfRow = 'இலவசமாகும் தொகை (ரூபாயில்), மாவட்டம் {number}';
export const removeDistrict = 'மாவட்டம் {number}: நீக்க';
export const addDistrict = 'மாவட்டத்தைச் சேர்க்க';
export const depots = 'டெப்போக்கள்';
export const depotsHint = 'வாடிக்கையாளர்கள் ஆர்டரை நேரில் பெறக்கூடிய இடங்கள். அங்கே பெறுவது இலவசம்.';
export const depotName = 'பெயர்';
export const depotNameOfRow = 'டெப்போ {number}: பெயர்';
export const depotAddress = 'முகவரி';
export const depotAddressOfRow = 'டெப்போ {number}: முகவரி';
export const depotPhone = 'தொலைபேசி';
export const depotPhoneOfRow = 'டெப்போ {number}: தொலைபேசி';
export const depotDistrictOfRow = 'டெப்போ {number}: மாவட்டம்';
export const removeDepot = 'டெப்போ {number}: நீக்க';
export const addDepot = 'டெப்போவைச் சேர்க்க';
export const fixedAt = 'நிலையான கட்டணம் {amount}';
export const inDays = '{terms}; {from} முதல் {to} நாட்களில்';
export const fixedAtFreeFrom = 'நிலையான கட்டணம் {amount}; {from} முதல் இலவசம்';
export const notSo = 'இல்லை';

export const payment = 'பணம் செலுத்துதல்';
export const paymentLead =
  'நீங்கள் உறுதி செய்து, UPI, வங்கி அல்லது ரொக்கமாகப் பணம் செலுத்தப்படும் ஆர்டர்களுக்கு. அத்தகைய ஆர்டரின் பக்கமோ இணைப்போ உள்ளவர் மட்டும் இதைப் படிப்பார்; அதன் மின்னஞ்சலிலும் இருக்கும்.';
export const payee = 'யார் பெயரில்';
export const payeeHint = 'உங்கள் வங்கியில் உள்ளபடி; செலுத்தும் முன் வாடிக்கையாளர்கள் ஒப்பிட்டுப் பார்ப்பார்கள்';
export const nameAndUpi = 'பெயரும் UPI-யும்';
export const upiId = 'UPI ஐடி';
export const upiIdHint = 'பெயரும் வங்கியும், இடையே @';
export const upiNote = 'QR பற்றி';
export const upiNoteHint = 'ஆர்டரின் UPI QR-க்குக் கீழே, 200 எழுத்துகளுக்கு மிகாமல்';
export const bankAccount = 'வங்கிக் கணக்கு';
export const bankName = 'வங்கி';
export const bankNameHint = 'கிளையுடன்';
export const accountNumber = 'கணக்கு எண்';
export const ifsc = 'IFSC';
export const ifscHint = '11 எழுத்துகளும் எண்களும்';
export const payNote = 'வாடிக்கையாளர்களுக்கான குறிப்பு';
export const payNoteHint = 'எங்கே செலுத்துவது என்பதன் கீழ் வரும்; எடுத்துக்காட்டாக, ஸ்கிரீன்ஷாட்டை யாருக்கு அனுப்புவது';
export const accounts = 'உங்கள் கணக்குகள்';
export const accountsLead =
  'பணம் சேரும் இடம், எடுத்துக்காட்டாக “கடை UPI”; பணியாளர்கள் மட்டும் பார்ப்பார்கள். பணம் வந்ததைப் பதிபவர் அதன் முறைக்கு உரிய ஒன்றைத் தேர்ந்தெடுப்பார்.';
export const accountOfRow = 'கணக்கு {number}: பெயர்';
export const accountMethodOfRow = 'கணக்கு {number}: செலுத்தும் முறை';
export const removeAccount = 'கணக்கு {number}-ஐ நீக்க';
export const addAccount = 'கணக்கைச் சேர்க்க';
export const accountBy = '{name} ({method})';

export const tax = 'வரி';
export const taxLead =
  'GSTIN இருந்தால் (‘கடை’ பகுதியில்), பொருட்கள் அனுப்பப்படும்போது ஒவ்வொரு ஆர்டருக்கும் எண்ணிட்ட வரி பில் வழங்கப்படும்; ஆர்டர் ரத்தானால் அல்லது பணம் திருப்பப்பட்டால் வரவுக் குறிப்பு வழங்கப்படும். எதை உள்ளிடுவது என உங்கள் கணக்காளரிடம் கேளுங்கள்.';
export const noGstin = 'உங்கள் கடைக்கு GSTIN இல்லை; எனவே வரி பில்கள் வழங்கப்படுவதில்லை.';
export const noRate =
  'உங்கள் கடைக்கு GSTIN உள்ளது, ஆனால் வரி விகிதம் இல்லை: ஒன்றைச் சேர்க்கும் வரை எந்த ஆர்டரையும் அனுப்பியதாகக் குறிக்க முடியாது.';
export const rates = 'வரி விகிதங்கள்';
export const ratesHint =
  'CGST, SGST இரண்டும் சேர்த்து சதவீதத்தில், ஒவ்வொன்றும் அதன் நாளிலிருந்து. விலைகளில் இது அடங்கும். முதல் நாளுக்கு முன் அனுப்பிய ஆர்டர்களுக்கு வரி பில் இல்லை.';
export const validFromOfRow = 'விகிதம் {number}: எந்த நாளிலிருந்து';
export const percentOfRow = 'விகிதம் {number}: சதவீதம்';
export const removeRate = 'விகிதம் {number}-ஐ நீக்க';
export const addRate = 'விகிதத்தைச் சேர்க்க';
export const numbers = 'எண்கள்';
export const numbersLead = 'INV/26-27/000001 போன்றவை: தொடக்கம், நிதியாண்டு, இடைவெளியின்றி ஏறும் எண்.';
export const invoicePrefix = 'பில் எண்ணின் தொடக்கம்';
export const creditNotePrefix = 'வரவுக் குறிப்பு எண்ணின் தொடக்கம்';
export const prefixHint = '1 முதல் 3 எழுத்துகளும் இலக்கங்களும்';
export const firstInvoice = 'ஆண்டின் முதல் பில்';
export const firstCreditNote = 'ஆண்டின் முதல் வரவுக் குறிப்பு';
export const firstHint = 'அந்த ஆண்டில் ஒன்று வழங்கப்படும் வரை';
export const onPapers = 'ஆவணங்களில்';
export const hsn = 'HSN குறியீடு';
export const hsnHint = 'பட்டாசுகளுக்கு 3604; 4, 6 அல்லது 8 இலக்கங்கள்';
export const signatory = 'கையொப்பமிடுபவர்';
export const signatoryHint = 'அதிகாரம் பெற்றவரின் பெயர்';
export const units = 'வரி அறிக்கையில் அளவுகள்';
export const unitsHint =
  'ஒரு பொருளின் விற்கும் அளவு அதன் முதல் சொல்லால் அறியப்படும்: “1 பெட்டி (10)” என்பது பெட்டி. அறிக்கைக்கு ஒவ்வொன்றுக்கும் ஒரு குறியீடு தேவை.';
export const unitWordOfRow = 'அளவு {number}: சொல்';
export const unitCodeOfRow = 'அளவு {number}: குறியீடு';
export const chooseUnitCode = 'குறியீட்டைத் தேர்ந்தெடுங்கள்';
export const removeUnit = 'அளவு {number}-ஐ நீக்க';
export const addUnit = 'அளவைச் சேர்க்க';
export const ledgers = 'Tally லெட்ஜர்கள்';
export const ledgersHint = 'உங்கள் கணக்காளர் வைத்துள்ள பெயர்கள்.';
export const salesLedger = 'விற்பனை லெட்ஜர்';
export const cgstLedger = 'CGST லெட்ஜர்';
export const sgstLedger = 'SGST லெட்ஜர்';
export const igstLedger = 'IGST லெட்ஜர்';
export const accountantsMonth = 'கணக்காளரின் மாதம்';
export const largeAbove = 'பிற மாநிலங்களுக்கான பெரிய பில்கள், இதற்கு மேல் ₹';
export const largeAboveHint = 'GSTIN இல்லாதவர்களுக்கு; தனி அட்டவணையில் ஒவ்வொன்றாக';
export const rateFrom = '{date} முதல் {percent}%';

export const lawTitle = 'பட்டாசுகளை ஆன்லைனில் விற்பது பற்றிய சட்டம்';
export const law =
  'எந்த மின்வணிக இணையதளமும் பட்டாசுகளுக்கான ஆன்லைன் ஆர்டர்களை ஏற்கக் கூடாது என்று உச்ச நீதிமன்றம் 23 அக்டோபர் 2018 அன்று உத்தரவிட்டதாகவும், இது இந்தியா முழுவதற்கும் பொருந்தும் என்று 31 அக்டோபர் 2018 அன்று தெளிவுபடுத்தியதாகவும் பத்திரிகைச் செய்திகள் கூறுகின்றன. அக்டோபர் 2025-இல் டெல்லி தலைநகரப் பகுதிக்கு இது மீண்டும் வலியுறுத்தப்பட்டது. ஆர்டர்களை ஏற்கும் முன் ஒரு வழக்கறிஞரிடம் கேளுங்கள்.';
export const legalAdvice = 'எனக்குச் சட்ட ஆலோசனை கிடைத்துள்ளது; பொறுப்பை ஏற்கிறேன்';
export const confirmTitle = 'இந்த மாற்றத்தை உறுதிப்படுத்துங்கள்';
export const passwordLead =
  'இந்த மாற்றத்துக்கு உங்கள் கடவுச்சொல் தேவை. யார், எப்போது மாற்றினார் என்று எல்லா உரிமையாளர்களுக்கும் மின்னஞ்சல் செல்லும்.';
export const password = 'உங்கள் கடவுச்சொல்';

export const lastChanged = 'கடைசி மாற்றம்: {name}, {date}';
export const neverChanged = 'இன்னும் மாற்றப்படவில்லை';
export const changes = { one: '{count} மாற்றம்', other: 'கடைசி {count} மாற்றங்கள்' } as const;
export const changedBy = '{name}, {date}';
export const wasAndIs = '{field}: {before} → {after}';
export const nothing = 'ஏதுமில்லை';
export const confirmed = 'ஆம்';
export const responsibility = 'சட்ட ஆலோசனையும் பொறுப்பும்';
