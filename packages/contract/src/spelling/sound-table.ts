/**
 * How letters sound, for a native reader to correct. Both tables are read from the top, the longest
 * spelling first where one begins like another; `sound-key.test` has a line for each.
 */

/** Tamil letters in Latin ones. Consonants carry their 'a' only where no sign follows. */
export const tamilConsonants: Readonly<Record<string, string>> = {
  க: 'k',
  ங: 'n',
  ச: 's',
  ஞ: 'n',
  ட: 't',
  ண: 'n',
  த: 't',
  ந: 'n',
  ப: 'p',
  ம: 'm',
  ய: 'y',
  ர: 'r',
  ல: 'l',
  வ: 'v',
  ழ: 'l',
  ள: 'l',
  ற: 'r',
  ன: 'n',
  ஜ: 's',
  ஷ: 's',
  ஸ: 's',
  ஹ: 'h',
};

export const tamilVowels: Readonly<Record<string, string>> = {
  அ: 'a',
  ஆ: 'a',
  இ: 'i',
  ஈ: 'i',
  உ: 'u',
  ஊ: 'u',
  எ: 'e',
  ஏ: 'e',
  ஐ: 'ai',
  ஒ: 'o',
  ஓ: 'o',
  ஔ: 'au',
  'ா': 'a',
  'ி': 'i',
  'ீ': 'i',
  'ு': 'u',
  'ூ': 'u',
  'ெ': 'e',
  'ே': 'e',
  'ை': 'ai',
  'ொ': 'o',
  'ோ': 'o',
  'ௌ': 'au',
};

/** Clusters of Tamil letters that are not said as they are written. */
export const tamilClusters: readonly (readonly [written: string, read: string])[] = [
  ['ட்ச', 'ச'],
  ['க்ஷ', 'ச'],
  ['க்ஸ', 'ச'],
  ['ஃப', 'ப'],
  ['ற்ற', 'ட்ர'],
];

/** Latin spellings and the sound they share with others, Tamil in Latin letters included. */
export const latinSounds: readonly (readonly [written: string, sound: string])[] = [
  ['ksh', 's'],
  ['tch', 's'],
  ['chch', 's'],
  ['zh', 'l'],
  ['ch', 's'],
  ['sh', 's'],
  ['ph', 'p'],
  ['bh', 'p'],
  ['jh', 's'],
  ['dh', 't'],
  ['th', 't'],
  ['gh', 'k'],
  ['kh', 'k'],
  ['ck', 'k'],
  ['ks', 's'],
  ['ce', 'se'],
  ['ci', 'si'],
  ['x', 's'],
  ['ndr', 'nr'],
  ['nj', 'ns'],
  ['ee', 'i'],
  ['oo', 'u'],
  ['b', 'p'],
  ['f', 'p'],
  ['d', 't'],
  ['g', 'k'],
  ['q', 'k'],
  ['c', 'k'],
  ['j', 's'],
  ['z', 's'],
  ['w', 'v'],
];

/** Letters of both scripts with one sound. */
export const commonSounds: readonly (readonly [written: string, sound: string])[] = [
  ['ai', 'e'],
  ['ei', 'e'],
  ['ay', 'e'],
  ['ey', 'e'],
];
