import { foldWords } from '../spelling/fold.ts';

/** Words as they are compared. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/).flatMap(foldWords));

/** Words for pieces in the singular unit of sale. */
export const pieceWords = wordsOf('pc பீஸ் piece எண்ணம் ennam');
/** Words after a number that say that it is a quantity. */
export const packWords = wordsOf(
  `no nos box bx pkt pk pack packs bundle bdl set unit pc பீஸ் பெட்டி பெட்டிகள் பாக்ஸ் பாக்கெட் பாக்கட் பண்டல்
  செட் எண்ணம் ennam petti pakettu pakket paket packat peti`,
);
export const caseWords = wordsOf('case carton கேஸ் அட்டைப்பெட்டி');
export const dozens: ReadonlySet<string> = new Set(['dozen', 'dozens', 'doz', 'dz', 'dzn', 'டஜன்']);
export const halves = wordsOf('half arai அரை');

/** Words before a list number. */
export const numberMarks = wordsOf('s no number item code sl sr serial எண் நம்பர் nambar en num');

/** Words after a number that make it a size. */
export const sizeWords = wordsOf(
  `cm mm inch feet metre wala shot sound ply ball item head colour color variety வகை vagai வண்ண வண்ணம் கலர் kalar தலை
  thalai பந்து pandhu ஒலி oli step`,
);
/** Sizes that nobody leaves the word out of. */
export const countWords = wordsOf('sound head colour color வண்ண வண்ணம் கலர் தலை');
/** Sizes that say what is meant without a name. */
export const tellingSizes = wordsOf('cm mm inch feet wala shot ball ply');

/** Words that count only if a product is called so. */
export const politeWords = wordsOf(
  `pls plz please kindly only just venum vendum வேண்டும் வேணும் podhum podum pothum போதும் anna annaa akka thambi bro sir
  madam ji um மட்டும் mattum okay ok kudu kudunga kodunga kudungal போடுங்க கொடுங்க அனுப்புங்க தாங்க எடுங்க podunga podu
  anuppunga anuppu thaanga tharavum add take give need want qty quantity nos அளவு and மற்றும் the a of in with
  cracker crackers pattasu பட்டாசு அண்ணா அக்கா தம்பி சார் new`,
);

/** Words of somebody who talks: such a line names no product for sure. */
export const talkWords = wordsOf(
  `order list bill rate price total amount sum advance paid pay payment gpay phonepe paytm upi delivery deliver parcel lorry transport
  address phone mobile cell contact date house street day today tomorrow last year year for our my me we you your i will is are to from by
  this that same below following hi hello dear good morning evening thank thanks regards send tell check stock
  vanakkam nandri motham kanakku vilai evlo evvalavu சொல்லுங்க மொத்தம் கணக்கு விலை நன்றி வணக்கம் லிஸ்ட் பட்டியல்
  பில் ஆர்டர் முகவரி paaru discount percent cash rupee rs pincode pin people person veedu veettu வீட்டுக்கு sollunga`,
);

/** Words that say that something is not wanted. */
export const refusals = wordsOf(
  `vendam vendaam venda venam venaam vena வேண்டாம் வேணாம் illa illai இல்லை dont not cancel remove without except avoid skip
  no nahi இல்லாமல் தவிர vendame`,
);

/** Said of a whole list. */
export const festivals = wordsOf('diwali deepavali தீபாவளி');

/** Words that describe many products: alone they name none. Rows of synonyms add those of other languages. */
export const describing = wordsOf(
  `small big large giant mini baby long short special deluxe super grand royal red green blue yellow orange white silver gold golden
  violet magenta pink aqua colour color multicolour family kid child adult night day hand festival temple wedding diwali deepavali magic
  flying toy ring roll set safety light heavy loud silent quiet sound spinning rotating single double fan ultra stick
  new old novelty head item variety crackling glitter sky 3 2 5 flower ground wire tablet bomb vedi வெடி`,
);

/** 'oru box': the word is an article elsewhere. */
export const oneWords: ReadonlySet<string> = new Set(['oru', 'ஒரு']);
