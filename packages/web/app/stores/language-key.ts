/** The language that a visitor has chosen by its link, which belongs to the browser. */
export const languageKey = 'language';
