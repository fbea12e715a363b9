// No native reader has checked these.
export const placedSubject = 'ஆர்டர் {number} பெறப்பட்டது';
export const placedHeading = 'உங்கள் ஆர்டருக்கு நன்றி';
export const paidSubject = 'ஆர்டர் {number}: பணம் கிடைத்தது';
export const paidHeading = 'பணம் கிடைத்தது';
export const shippedSubject = 'ஆர்டர் {number} வந்துகொண்டிருக்கிறது';
export const shippedHeading = 'உங்கள் ஆர்டர் வந்துகொண்டிருக்கிறது';
export const deliveredSubject = 'ஆர்டர் {number} டெலிவரி செய்யப்பட்டது';
export const deliveredHeading = 'உங்கள் ஆர்டர் டெலிவரி செய்யப்பட்டது';
export const changedSubject = 'உங்கள் ஆர்டர் {before} மாற்றப்பட்டது';
export const changedHeading = 'உங்கள் ஆர்டர் மாற்றப்பட்டது';
export const cancelledSubject = 'ஆர்டர் {number} ரத்து செய்யப்பட்டது';
export const cancelledHeading = 'உங்கள் ஆர்டர் ரத்து செய்யப்பட்டது';
export const refundStartedSubject = 'ஆர்டர் {number}: பணம் திரும்ப வந்துகொண்டிருக்கிறது';
export const refundStartedHeading = 'உங்கள் பணம் திரும்ப வந்துகொண்டிருக்கிறது';
export const refundedSubject = 'ஆர்டர் {number}: பணம் திருப்பித் தரப்பட்டது';
export const refundedHeading = 'உங்கள் பணத்தைத் திருப்பித் தந்துவிட்டோம்';
export const lorryReceiptSubject = 'ஆர்டர் {number}: லாரி ரசீது (LR)';
export const lorryReceiptHeading = 'உங்கள் லாரி ரசீது (LR)';
export const creditNoteSubject = 'ஆர்டர் {number}: வரவுக் குறிப்பு {creditNote}';
export const creditNoteHeading = 'உங்கள் ஆர்டருக்கான வரவுக் குறிப்பு';

export const placed = 'உங்கள் ஆர்டர் {number} எங்களுக்குக் கிடைத்தது.';
export const keepCash = 'டெலிவரியின்போது கொடுக்க {total} ரொக்கத்தைத் தயாராக வைத்திருங்கள்.';
export const completePayment =
  'ஆர்டரின் பக்கத்தில் பணத்தைச் செலுத்துங்கள்; அதுவரை சிறிது நேரம் பொருட்களை உங்களுக்காக எடுத்து வைத்திருப்போம். டெலிவரியின்போது ரொக்கமாகச் செலுத்துவதையும் அங்கே தேர்ந்தெடுக்கலாம்.';
export const isPaid = 'அதற்கான பணம் செலுத்தப்பட்டுள்ளது.';
export const paid = 'ஆர்டர் {number}: நீங்கள் செலுத்திய {amount} கிடைத்தது; ஆர்டரைத் தயார் செய்து வருகிறோம்.';
export const placedAndPaid =
  'உங்கள் ஆர்டர் {number}, அதற்கான {amount} பணம் இரண்டும் கிடைத்தன. அனுப்பத் தயார் செய்கிறோம்.';
export const paidLater = 'ஆர்டர் {number}: நீங்கள் செலுத்திய {amount} கிடைத்தது.';
export const shipped = 'ஆர்டர் {number} எங்கள் கடையிலிருந்து புறப்பட்டுவிட்டது.';
export const invoiceIs = 'இதன் வரி பில் {invoice}; ஆர்டர் பக்கத்தில் அதை அச்சிடலாம்.';
export const lorryReceipt = 'ஆர்டர் {number}-ஐ வாங்கிக்கொள்ள இதுவே லாரி ரசீது (LR).';
export const creditNote =
  'ஆர்டர் {number}-க்கு {amount} தொகைக்கு வரவுக் குறிப்பு {creditNote} வழங்கியுள்ளோம். இது வரி பில் {invoice}-ஐத் திருத்துகிறது; ஆர்டர் பக்கத்தில் அதை அச்சிடலாம்.';
export const delivered =
  'ஆர்டர் {number} டெலிவரி செய்யப்பட்டது ({time}). ஏதாவது சேதமடைந்திருந்தாலோ குறைந்திருந்தாலோ, 24 மணி நேரத்துக்குள் {email} அல்லது {phone} வழியாகத் தெரிவியுங்கள்.';

export const rate = 'பொருட்களுக்கு ஆர்டரின் பக்கத்தில் மதிப்பெண் தரலாம்.';

export const changed = 'உங்கள் ஆர்டர் {before} மாற்றப்பட்டது: இப்போது அதன் எண் {number}.';
export const changedTotal = 'முன்பு {old}, இப்போது {total}.';
export const changedNew = '{product} × {after} (புதியது)';
export const changedOut = '{product} × {before} (நீக்கப்பட்டது)';
export const payChanged = '{date}-க்குள் {amount} செலுத்துங்கள்.';
export const givesBackChanged = '{amount} உங்களுக்குத் திருப்பித் தருகிறோம்.';
export const notAgreed =
  'நாம் பேசியபடி இல்லையா? பட்டாசுகள் புறப்படும் முன் {phone}-ஐ அழையுங்கள் அல்லது {email}-க்கு எழுதுங்கள்.';
export const cancelled = 'ஆர்டர் {number} ரத்து செய்யப்பட்டது ({time}).';
export const notPaidInTime =
  'ஆர்டர் {number}: {minutes} நிமிடங்களுக்குள் பணம் செலுத்தப்படாததால் அது ரத்து செய்யப்பட்டது ({time}).';
export const nothingToPay = 'நீங்கள் எதுவும் செலுத்த வேண்டியதில்லை.';
export const paidInCash =
  'நீங்கள் ரொக்கமாகச் செலுத்திய {amount} பற்றி {email} முகவரிக்கு எழுதுங்கள் அல்லது {phone} எண்ணை அழையுங்கள்.';
export const paidByHand =
  'நீங்கள் செலுத்திய {amount} பற்றி {email} முகவரிக்கு எழுதுங்கள் அல்லது {phone} எண்ணை அழையுங்கள்.';
export const paymentOnItsWay = 'நீங்கள் செலுத்திய {amount} உங்களுக்குத் திரும்ப வந்துகொண்டிருக்கிறது.';
export const paymentReturned = 'நீங்கள் செலுத்திய {amount} முன்பே உங்களுக்குத் திருப்பித் தரப்பட்டது.';
export const backInCart = 'அதில் இருந்த பொருட்கள் மீண்டும் உங்கள் கூடையில் உள்ளன.';

export const wasCancelled = 'ஆர்டர் {number} ரத்து செய்யப்பட்டது.';
export const wasChanged = 'ஆர்டர் {number} மாற்றப்பட்டது, இப்போது அதன் தொகை குறைவு.';
export const wasUnfillable =
  'ஆர்டர் {number}-க்கான உங்கள் பணம், அந்த ஆர்டரை நிறைவேற்ற முடியாத நிலையில் வந்து சேர்ந்தது.';
export const wasPaidTwice = 'ஆர்டர் {number}-க்கு இரண்டு முறை பணம் செலுத்தப்பட்டது. ஆர்டர் அப்படியே உள்ளது.';
export const wasWrongAmount = 'ஆர்டர் {number}-க்குச் செலுத்தப்பட்ட தொகை, ஆர்டரின் மொத்தத் தொகை அல்ல.';
export const aboutPayment = 'இது ஆர்டர் {number}-க்கு நீங்கள் செலுத்திய பணத்தைப் பற்றியது.';
export const amountOnItsWay = '{amount} உங்களுக்குத் திரும்ப வந்துகொண்டிருக்கிறது.';
export const partOnItsWay = 'அதில் {amount} உங்களுக்குத் திரும்ப வந்துகொண்டிருக்கிறது.';
export const amountReturned = '{amount} திருப்பித் தந்துவிட்டோம்.';
export const partReturned = 'அதில் {amount} திருப்பித் தந்துவிட்டோம்.';
export const bankTime = '5 முதல் 7 வேலை நாட்களுக்குள் உங்கள் வங்கிக் கணக்கில் தெரியும்.';

export const payment = 'பணம் செலுத்தும் முறை';
export const cashOnDelivery = 'டெலிவரியின்போது பணம்';
export const online = 'ஆன்லைன்';
export const offline = 'UPI, வங்கிப் பரிமாற்றம் அல்லது ரொக்கம்';
export const placedOn = 'ஆர்டர் செய்த நேரம்';
export const viewOrder = 'ஆர்டரைப் பார்க்க';
export const deliveryTo =
  'டெலிவரி முகவரி: {name}, {street}, {city}, {state} {pincode}, கைபேசி {mobile}';
export const collectAt = 'பெற்றுக்கொள்ளும் இடம்: {depot}';
