import type { Passport } from '@mathappu/contract/catalogue/passport';

/**
 * The passports of the demo shop's products, all invented: no laboratory has measured these and no
 * office has given these references, so each begins with DEMO. Columns: product, class, dB, pieces,
 * seconds, metres high, best seen, metres away, age, joined; `-` for what is not stated.
 */
const rows = `
aerial-single               conventional  98  1   4    30  night  10  14  0
aerial-7                    conventional  96  1   15   20  night  10  14  0
aerial-12                   conventional  98  1   25   25  night  12  14  0
aerial-25                   conventional  104 1   35   25  night  12  16  0
aerial-30                   star          99  1   45   30  night  15  16  0
aerial-60                   conventional  106 1   90   35  night  18  16  0
aerial-120                  conventional  110 1   150  40  night  20  18  0
aerial-240                  conventional  113 1   300  45  night  25  18  0
sparklers-7cm-electric      conventional  42  10  20   -   night  1   5   0
sparklers-10cm-colour       swas          44  10  30   -   night  1   6   0
sparklers-12cm-green        conventional  45  10  40   -   night  1   8   0
sparklers-15cm-red          conventional  46  10  50   -   night  1   8   0
sparklers-30cm-electric     safal         48  5   75   -   night  1   8   0
sparklers-30cm-five-colour  conventional  48  5   70   -   night  1   8   0
sparklers-50cm-electric     conventional  50  5   140  -   night  1   14  0
sparklers-umbrella          conventional  52  1   60   -   night  2   12  0
flower-pots-small           conventional  58  10  18   1   night  2   8   0
flower-pots-big             conventional  62  10  25   2   night  3   10  0
flower-pots-special         conventional  64  10  30   2.5 night  3   14  0
flower-pots-asoka           conventional  72  10  30   3   night  4   14  0
flower-pots-deluxe          conventional  68  5   40   4   night  5   14  0
flower-pots-colour-koti     star          66  10  35   3   night  4   14  0
flower-pots-tri-colour      conventional  64  3   30   2.5 night  3   14  0
fountain-peacock            conventional  70  1   35   2   night  4   14  0
fountain-peacock-five       conventional  78  1   60   3.5 night  5   14  0
fountain-tri-colour         safal         68  3   40   3   night  4   14  0
fountain-siren              conventional  96  2   30   3   both   5   14  0
fountain-butterfly          conventional  60  5   25   2   night  3   10  0
fountain-gold-rain          conventional  80  1   50   4   night  6   14  0
gift-kids                   swas          75  15  -    -   both   3   5   0
gift-family                 mixed         98  25  -    -   both   12  14  0
gift-deluxe                 mixed         108 35  -    -   both   15  14  0
gift-grand                  mixed         109 51  -    -   both   18  18  1000
chakkar-small               conventional  60  10  12   -   night  2   8   0
chakkar-big                 conventional  64  10  20   -   night  2   14  0
chakkar-asoka               conventional  65  10  25   -   night  2   14  0
chakkar-special             star          64  10  25   -   night  2   14  0
chakkar-deluxe              conventional  68  10  30   -   night  3   14  0
chakkar-wire                conventional  72  5   20   -   night  4   18  0
rocket-baby                 conventional  86  10  -    20  night  8   14  0
rocket-lunik                conventional  94  10  -    40  night  10  14  0
rocket-whistling            conventional  104 5   -    35  both   10  14  0
rocket-parachute            conventional  84  2   30   45  day    10  14  0
rocket-two-sound            conventional  114 10  -    40  night  12  18  0
wala-100                    conventional  112 1   8    -   both   6   16  100
wala-1000                   conventional  110 1   50   -   both   10  16  1000
wala-2000                   conventional  108 1   100  -   both   10  18  2000
wala-5000                   conventional  106 1   240  -   both   15  18  5000
wala-10000                  conventional  105 1   480  -   both   20  18  10000
sound-bijili                conventional  98  50  -    -   both   3   14  0
sound-kuruvi                conventional  102 5   -    -   both   4   14  0
sound-lakshmi               conventional  112 5   -    -   both   5   16  0
sound-two-sound             conventional  114 5   -    5   both   8   16  0
sound-atom                  conventional  122 10  -    -   both   10  18  0
sound-hydro                 conventional  124 10  -    -   both   10  18  0
smoke-three-colour          conventional  0   3   50   -   day    3   14  0
smoke-festival              conventional  0   2   60   -   day    3   14  0
pencil-small                conventional  56  10  25   -   night  1   14  0
pencil-colour               safal         56  6   30   -   night  1   14  0
pencil-ultra                conventional  60  3   40   -   night  2   14  0
match-colour                none          0   20  12   -   night  1   14  0
match-ten-in-one            none          0   200 12   -   night  1   14  0
match-long                  none          0   15  40   -   both   -   18  0
novelty-snake               conventional  0   10  20   -   day    1   6   0
novelty-pop-pops            conventional  68  50  -    -   both   1   4   0
novelty-helicopter          conventional  72  5   -    12  both   6   14  0
novelty-drone               conventional  74  2   -    15  night  8   14  0
novelty-magic-whip          conventional  78  5   30   -   night  2   10  0
novelty-photo-flash         conventional  70  5   6    -   both   3   12  0
novelty-photo-emoji         conventional  62  1   30   -   night  3   10  0
twinkling-star-small        conventional  54  10  45   -   night  1   8   0
twinkling-star-long         conventional  56  10  100  -   night  1   12  0
candle-roman                conventional  92  1   30   15  night  8   16  0
candle-hand                 conventional  58  2   45   -   night  1   12  0
torch-hand                  conventional  66  1   70   -   night  2   14  0
bangle                      conventional  60  6   15   -   night  2   12  0
caps-pistol                 none          -   1   -    -   both   -   6   -
caps-roll                   conventional  82  500 -    -   both   1   6   0
caps-ring                   conventional  84  96  -    -   both   1   8   0
`;

const numberOf = (cell: string | undefined): number | null =>
  cell === undefined || cell === '-' ? null : Number(cell);

/** By the slug of the product. */
export const demoPassports: ReadonlyMap<string, Partial<Passport>> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => readRow(row.split(/\s+/))),
);

function readRow([slug = '', kind, ...cells]: string[]): [string, Partial<Passport>] {
  const [noiseDb, pieces, burnSeconds, heightMetres, seen, minDistanceMetres, minAge, joined] =
    cells;
  const isGreen = kind !== 'conventional' && kind !== 'none' && kind !== 'mixed';
  const isFirework = kind !== 'none';
  return [
    slug,
    {
      class: kind as Passport['class'],
      neeriRef: isGreen ? `DEMO-NEERI-${slug}` : null,
      pesoRef: isFirework ? `DEMO-PESO-${slug}` : null,
      qrText: isGreen ? `DEMO ${slug}: no laboratory has tested this` : null,
      noiseDb: numberOf(noiseDb),
      pieces: numberOf(pieces),
      burnSeconds: numberOf(burnSeconds),
      heightMetres: numberOf(heightMetres),
      bestSeen: seen as Passport['bestSeen'],
      minDistanceMetres: numberOf(minDistanceMetres),
      minAge: numberOf(minAge),
      joinedPieces: numberOf(joined),
      hasBannedSalts: isFirework ? false : null,
      isImported: isFirework ? false : null,
    },
  ];
}
