type SeasonReview = { readonly stars: number; readonly text: string };

/** In the order in which they are written; the last four wait for the shop. */
export const seasonReviews: readonly SeasonReview[] = [
  { stars: 5, text: 'Every piece went off. The children asked for a second box the same evening.' },
  { stars: 5, text: '' },
  { stars: 4, text: 'Good value. Packing was tight and nothing was damp.' },
  { stars: 5, text: 'குழந்தைகளுக்கு மிகவும் பிடித்தது. எல்லாம் நன்றாக எரிந்தது.' },
  { stars: 5, text: 'Bright colours and very little smoke. Will order again for Karthigai.' },
  { stars: 3, text: 'Nice effect, but two of ten did not light.' },
  { stars: 4, text: '' },
  { stars: 5, text: 'Exactly as in the picture. Arrived two days before we needed it.' },
  { stars: 5, text: 'My mother is careful about noise and was happy with this one.' },
  { stars: 2, text: 'The box was crushed at one corner and some powder had come out.' },
  { stars: 5, text: '' },
  { stars: 4, text: 'Burns a little shorter than the page says, otherwise very good.' },
  { stars: 5, text: 'விலை குறைவு, தரம் நன்று. பக்கத்து வீட்டாரும் கேட்டார்கள்.' },
  { stars: 5, text: 'We buy this every year in the bazaar. Here it was cheaper and fresher.' },
  { stars: 4, text: 'Good height, good spread. Keep well back as it says.' },
  { stars: 5, text: '' },
  { stars: 5, text: 'Perfect for the balcony. No complaints from the neighbours.' },
  { stars: 1, text: 'Ordered five, only four were in the parcel. The shop sent the money back.' },
  { stars: 5, text: 'The best of the whole order. Next year two dozen.' },
  { stars: 4, text: '' },
  { stars: 5, text: 'Safe enough for my ten-year-old with me beside him.' },
  { stars: 3, text: 'All right. The colours were paler than I had hoped.' },
  { stars: 5, text: 'Fresh stock, lit at the first touch even in the drizzle.' },
  { stars: 5, text: '' },
  { stars: 4, text: 'Worth the price. The printed instructions are also in Tamil, which helped.' },
  { stars: 5, text: 'சரியான நேரத்தில் வந்தது. பொதி மிகவும் நன்றாக இருந்தது.' },
  { stars: 5, text: 'We lit these after the lamps on Deepavali morning. Lovely.' },
  { stars: 4, text: '' },
  { stars: 5, text: 'Smoke clears quickly. Good for a small street.' },
  { stars: 5, text: 'Ordered on the phone at night, at the door on Thursday.' },
  { stars: 4, text: 'Good, but the outer box could be stronger.' },
  { stars: 5, text: '' },
  { stars: 5, text: 'Great fun at the wedding reception. All twenty worked.' },
  { stars: 3, text: 'Average. I expected more for this money.' },
  { stars: 5, text: 'My daughter says it is the prettiest of all.' },
  { stars: 4, text: 'சத்தம் குறைவு, வெளிச்சம் அதிகம். வயதானவர்களுக்கும் ஏற்றது.' },
  { stars: 5, text: '' },
  { stars: 5, text: 'Third order with this shop. Never a problem.' },
  { stars: 4, text: 'Good quality. One more colour in the box would be nice.' },
  { stars: 5, text: 'Lit evenly from the first to the last. Recommended.' },
  { stars: 5, text: '' },
  { stars: 2, text: 'Three fizzled out half way. The rest was fine.' },
  { stars: 5, text: 'The estimate over WhatsApp was what we paid. Honest shop.' },
  { stars: 4, text: '' },
  { stars: 5, text: 'Good for children: the sparks stay small.' },
  { stars: 5, text: 'Loud enough for the boys, short enough for the neighbours.' },
  { stars: 4, text: 'Came with the passport printed, so I knew the distance to keep.' },
  { stars: 5, text: '' },
  { stars: 5, text: 'எங்கள் ஊரில் கிடைக்காத வகை. மிக்க நன்றி.' },
  { stars: 3, text: 'Works, though the wick is very short. Use a long match.' },
  { stars: 5, text: 'A gift for my brother’s family in Erode. They were delighted.' },
  { stars: 4, text: '' },
  { stars: 5, text: 'Shop answered my question the same day and the goods were as said.' },
  { stars: 5, text: 'Beautiful. We kept one box for New Year.' },
  { stars: 4, text: 'Good. Delivery took four days to the Nilgiris.' },
  { stars: 5, text: '' },
  { stars: 5, text: 'The grandchildren want it every weekend now.' },
  { stars: 2, text: 'Half the pieces were damp. Please check before you pack.' },
  { stars: 5, text: 'மிகவும் அழகு! அடுத்த வருடமும் இங்கேதான்.' },
  { stars: 4, text: 'Good, but is there a version without the whistle?' },
];

/** The shop's answers to reviews of few stars. */
export const reviewAnswers: readonly string[] = [
  'We are sorry. Write to us with the order number and we will make it good.',
  'Thank you for telling us. We have spoken with the maker about this lot.',
];

type SeasonMessage = { readonly subject: string; readonly message: string };

/** Oldest first. */
export const seasonMessages: readonly SeasonMessage[] = [
  {
    subject: 'Delivery to Karaikudi',
    message: 'Do you deliver to the villages around Karaikudi as well, or to the town alone?',
  },
  {
    subject: 'Bulk for our flats',
    message: 'We are 24 families. Is there a better price if we order together?',
  },
  { subject: 'Invoice', message: 'Please send the tax invoice of my last order again.' },
  {
    subject: 'Which are the quiet ones?',
    message: 'My father has just had an operation. Which of your fountains make no bang at all?',
  },
  { subject: 'விநியோகம்', message: 'தேனிக்கு எத்தனை நாட்களில் வரும்? சனிக்கிழமைக்குள் வேண்டும்.' },
  { subject: 'Damaged box', message: 'One gift box was torn when it came. I have a photo.' },
  { subject: 'Change of address', message: 'I have moved. Can the parcel go to the new address?' },
  { subject: 'Age', message: 'From which age may children hold the 30 cm sparklers?' },
  {
    subject: 'Temple festival',
    message: 'We need 40 boxes of fountains for a festival. Possible?',
  },
  { subject: 'Payment', message: 'The money left my account, but the page said that it failed.' },
  {
    subject: 'Catalogue',
    message: 'Could you send the price list as a PDF? My aunt has no phone.',
  },
  { subject: 'Opening hours', message: 'Is the shop open on Sunday before Deepavali?' },
  { subject: 'Storage', message: 'How long can I keep what we did not light, and where?' },
  { subject: 'நன்றி', message: 'எல்லாம் நன்றாக வந்தது. குழந்தைகள் மகிழ்ச்சி. நன்றி!' },
  { subject: 'School function', message: 'Do you have colour smoke that is safe for a stage?' },
  {
    subject: 'Estimate',
    message: 'The estimate ends today. Can you keep the prices until Monday?',
  },
  { subject: 'Missing item', message: 'The ground chakkars were not in the carton.' },
  { subject: 'Green crackers', message: 'Which of your products carry the green logo?' },
  { subject: 'Pickup', message: 'May I collect the order myself tomorrow morning?' },
  { subject: 'Wedding on the 12th', message: 'We would like 30 pieces of cold fountain. Call me.' },
];

/** What customers noted with their enquiries. */
export const enquiryNotes: readonly string[] = [
  'Please send before Friday. Call after 6 pm.',
  'For our flats: one carton for each floor, if that can be done.',
  'முடிந்தால் சத்தம் குறைவானவை மட்டும்.',
  'We will collect it from the shop.',
  '',
  'Is there a better price from ten boxes on?',
  '',
  'Last year one box was damp. Please check.',
];

/** Searches of customers that found nothing, and how often; the shop may want to offer these. */
export const emptySearches: readonly (readonly [term: string, times: number])[] = [
  ['party popper', 9],
  ['confetti', 6],
  ['camphor', 4],
  ['lantern', 3],
  ['balloons', 2],
];

/** What else they searched, how often, and how many products were found. */
export const usualSearches: readonly (readonly [term: string, times: number, found: number])[] = [
  ['sparklers', 41, 12],
  ['flower pot', 33, 9],
  ['gift box', 27, 4],
  ['rocket', 19, 5],
  ['busvanam', 12, 9],
  ['chakkar', 11, 7],
];
