/**
 * What a text in Tamil must not say, with what it says instead. Each stands at the beginning of a
 * word, so that its endings are found too. `docs/translating.md` has the glossary.
 */
const bannedWords: readonly (readonly [banned: string, instead: string])[] = [
  ['விசாரணை', 'விலை கேட்பு'],
  ['வழக்கமான', 'சாதாரண'],
  ['வடிகட்டி', 'வடிகட்ட, தேர்ந்தெடுத்தவை'],
  ['மதிப்பீட', 'எஸ்டிமேட், of stars மதிப்பெண்'],
  ['ஏற்றீர்கள்', 'ஒப்புக்கொண்டீர்கள்'],
  ['மீண்டும் வாங்க', 'மீண்டும் ஆர்டர் செய்ய'],
  ['மேலும் வாங்க', 'மேலும் பட்டாசுகளைப் பார்க்க'],
  ['பின்கோடை', 'பின்கோட்டை'],
  ['பின்கோடுக்கு', 'பின்கோட்டுக்கு'],
  ['பின்கோடின்', 'பின்கோட்டின்'],
  ['மென்மை', 'சத்தம் குறைவு'],
  ['எதுவாயினும்', 'எல்லாம்'],
  ['உப்பு', 'ரசாயனம்'],
  ['அலகு', 'அளவு'],
  ['அலகி', 'அளவு'],
  ['சரக்குக் கட்டண', 'லாரி வாடகை'],
  ['கையிருப்பு', 'இருப்பு'],
  ['எனது', 'என்'],
  ['உறுதிசெய்', 'உறுதி செய்'],
  ['தவறான கோரிக்கை', 'இதைச் செய்ய முடியவில்லை'],
  ['தலைப்பெழுத்து', 'இனிஷியல்'],
  ['கேள்விகள் உள்ளதா', 'கேள்வி உள்ளதா'],
  ['பூச்சட்டி', 'புஸ்வாணம்'],
  ['வாண வேடிக்கை', 'வாணவெடி'],
  ['மெழுகுவத்தி', 'மெழுகுவர்த்தி'],
];

/** The banned words of a text, each with what to write instead. */
export const findBannedWords = (tamil: string): string[] => [
  ...bannedWords.flatMap(([banned, instead]) =>
    new RegExp(`(?<![\\u0b80-\\u0bff])${banned}`).test(tamil)
      ? [`says ${banned} (write ${instead})`]
      : [],
  ),
  ...(/\} இல்(?![\u0b80-\u0bff])/.test(tamil) ? ['has an ending without a hyphen (write -இல்)'] : []),
];
