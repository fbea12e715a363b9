/** A failure the reader can act upon: shown as its sentence, without a stack. */
export const sentence = (text) => Object.assign(new Error(text), { isSentence: true });
