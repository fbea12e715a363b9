/** Of the pages of this build; the server speaks English unless it is asked for another. */
export const language = 'en';
