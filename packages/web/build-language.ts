import type { Language } from '@mathappu/contract/words';

/** A build is of one language, and has a folder of its own. */
export const buildLanguage: Language = process.env.MATHAPPU_LANGUAGE === 'ta' ? 'ta' : 'en';
