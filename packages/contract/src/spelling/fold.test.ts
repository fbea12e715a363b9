import { expect, test } from 'vitest';
import { foldWords } from './fold.ts';
import { numberWords, tamilEndings, unitSigns, units } from './fold-tables.ts';

const fold = (text: string): string => foldWords(text).join(' ');

const lines: readonly (readonly [written: string, folded: string])[] = [
  // letters
  ['Flower POTS', 'flower pot'],
  ['  pop-pops / “snap”  ', 'pop pop snap'],
  ['rocket🚀👍🏽big', 'rocket big'],
  ['Grand’s father’s o’clock', 'grand father oclock'],
  // numbers
  ['10,000', '10000'],
  ['1,00,000', '100000'],
  ['10k wala', '10000 wala'],
  ['1.5k', '1500'],
  ['1½ feet', '1.5 feet'],
  ['½', '0.5'],
  ['2 1/2', '2.5'],
  ['2.50 1.0', '2.5 1'],
  ['௧௦௦௦', '1000'],
  ['1, 2', '1 2'],
  // a number and its unit part
  ['10cm', '10 cm'],
  ['1000wala', '1000 wala'],
  ['4"', '4 inch'],
  ["4'", '4 feet'],
  ['30 செ.மீ', '30 cm'],
  ['30 செ மீ', '30 cm'],
  ['30செமீ', '30 cm'],
  ["10's", '10'],
  // numbers in words join what they follow
  ['five thousand', '5000'],
  ['twenty-five', '25'],
  ['fifty one', '51'],
  ['ten in one', '10 in 1'],
  ['10 100', '10 100'],
  ['10 hundred', '1000'],
  ['100 one', '100 1'],
  ['one hundred twenty shots', '120 shot'],
  ['two hundred and forty shots', '240 shot'],
  ['one thousand two hundred', '1200'],
  ['ten thousand wala', '10000 wala'],
  ['nine thousand nine hundred and ninety nine', '9999'],
  ['5 thousand five hundred', '5500'],
  ['hundred double shot', '100 2 shot'],
  ['hundred doubles', '100 2'],
  ['twenty five hundred', '2500'],
  ['twenty five thousand wala', '25000 wala'],
  ['hundred five hundred wala', '100 500 wala'],
  ['five thousand ten thousand', '5000 10000'],
  ['noothi irubathi anju', '125'],
  ['aayirathi ainooru', '1500'],
  ['nooru irubathu', '100 20'],
  ['hundred and rocket', '100 and rocket'],
  ['twentyfive', '25'],
  ['இருபத்தொன்று', '21'],
  ['இருபத்தி மூன்று', '23'],
  ['முப்பத்தைந்து', '35'],
  ['ஐம்பத்தொன்று', '51'],
  ['தொண்ணூற்றொன்பது', '99'],
  ['நூற்று இருபது ஷாட்', '120 shot'],
  ['நூற்றிருபது', '120'],
  ['நூத்தியொன்று', '101'],
  ['நூற்றைம்பது', '150'],
  ['இருநூற்றிநாற்பது', '240'],
  ['இருநூற்று நாற்பத்தைந்து', '245'],
  ['ஆயிரத்து ஐநூறு', '1500'],
  ['ஒன்பதாயிரத்து தொள்ளாயிரத்து தொண்ணூற்றொன்பது', '9999'],
  ['பத்தாயிரம் வாலா', '10000 wala'],
  ['இருபத்தி ஐந்து ஆயிரம்', '25000'],
  ['நூற்றுப் பத்து', '110'],
  ['நூற்றுப்பன்னிரண்டு', '112'],
  ['ஆயிரத்துத் தொள்ளாயிரம்', '1900'],
  ['ஆயிரம், ஐநூறு வாலா', '1000 500 wala'],
  // plurals
  ['boxes torches glasses', 'box torch glass'],
  ['varieties pies', 'variety pie'],
  ['bus this glass', 'bus this glass'],
  ['புஸ்வாணங்கள்', 'புஸ்வாணம்'],
  ['மத்தாப்புகள்', 'மத்தாப்பு'],
  ['குழந்தைகளுக்கு', 'குழந்தை'],
  ['கள்', 'கள்'],
  // letters that link two Tamil words
  ['வண்ணப் புஸ்வாணம்', 'வண்ண புஸ்வாணம்'],
  ['பொம்மைத் துப்பாக்கி', 'பொம்மை துப்பாக்கி'],
  ['மேஜிக் சாட்டை', 'மேஜிக் சாட்டை'],
  ['பாப் பாப்', 'பாப் பாப்'],
];

test.each(lines)('%s is %s', (written, folded) => expect(fold(written)).toBe(folded));

test.each(Object.entries(units))('every spelling of the unit %s', (unit, spellings) => {
  for (const spelling of spellings.split(' ')) {
    expect([spelling, fold(`7 ${spelling}`)]).toEqual([spelling, `7 ${unit}`]);
  }
});

test.each(Object.entries(unitSigns))('after a digit %s is %s', (sign, unit) =>
  expect(fold(`7${sign} rocket`)).toBe(`7 ${unit} rocket`),
);

test.each(Object.entries(numberWords))('every word for %s', (number, words) => {
  for (const word of words.split(' ')) expect([word, fold(word)]).toEqual([word, number]);
});

test.each(tamilEndings)('the ending %s', (ending, base) =>
  expect(fold(`சக்கர${ending}`)).toBe(`சக்கர${base}`),
);

test('edge 10: what holds no word is empty, however it is made', () => {
  for (const text of [' ', '%', '_', '\ud800', '\u202e\u200f', '🎆🎇', '\u0bcd\u200d', '']) {
    expect(foldWords(text).filter((word) => /[\p{L}\p{N}]/u.test(word))).toEqual([]);
  }
  expect(foldWords('a'.repeat(100))).toEqual(['a'.repeat(60)]);
});

test('edge 10: no text takes long to fold', () => {
  const started = Date.now();
  for (const piece of [
    '1',
    '1,',
    '1.',
    '1 ',
    '0.0',
    '½',
    "'",
    'செ.',
    'க்',
    '\u200d',
    '🎆',
    's',
    'twenty',
    'ஆயிரத்தி',
  ]) {
    foldWords(piece.repeat(5_000));
  }
  expect(Date.now() - started).toBeLessThan(2_000);
});

test('edge 11: one text in several codings is one', () => {
  expect(fold('க\u0bc6\u0bbe')).toBe(fold('க\u0bca'));
  expect(fold('லக்\u200cஷ்மி')).toBe(fold('லக்ஷ்மி'));
  expect(fold('ஶ்ரீ')).toBe(fold('ஸ்ரீ'));
});
