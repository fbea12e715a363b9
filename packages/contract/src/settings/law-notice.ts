import * as words from '#words/law';

/** In the language of the page. */
export const lawNotice: string = words.lawNotice;
