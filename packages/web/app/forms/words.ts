/** Below the field of a mobile number. */
export const tenDigits = '10 digits';
