/** Below the field of a mobile number. */
export const tenDigits = '10 digits';
export const leaveQuestion = 'Leave without saving?';
export const changesGo = 'What you have changed here is lost.';
export const leave = 'Leave';
export const stay = 'Stay';
