export const appCode = 'Code from your authenticator app';
export const recoveryCode = 'Recovery code';
export const recoveryHint = 'One of the ten you have kept; it works once';
/** Of a page without scripts. */
export const recoveryToo = 'A recovery code works, too.';
export const enterCode = 'Please enter the code';
/** After the second wrong code. */
export const checkClock = 'Check your phone’s clock: it must show the right time.';
export const rememberDevice = 'Remember this device for 30 days';
export const useRecovery = 'Use a recovery code';
export const useApp = 'Use the code of the app';

export const lead =
  'With a second step, signing in asks for a code from an app on your phone as well. Whoever learns your password cannot get in.';
export const roleAsks = 'Your role asks for a second step. Set it up now.';
export const on = 'On since {date}.';
export const codesLeft = {
  one: '{count} recovery code is left.',
  other: '{count} recovery codes are left.',
} as const;
export const fewCodes = 'Make new ones before you have none.';
export const setUp = 'Set up';
export const newPhone = 'New phone';
export const newCodes = 'New recovery codes';
export const newCodesLead = 'The old ones stop working.';
export const makeCodes = 'Make new codes';
export const forgetDevices = 'Forget all devices';
export const forgetLead = 'Every device asks for a code at its next sign-in.';
export const forget = 'Forget them';
export const switchOff = 'Switch off';
export const switchOffLead = 'Your password alone will sign you in.';
export const codeOrRecovery = 'Code from the app, or a recovery code';

/** Steps of the set-up. */
export const step = 'Step {step} of 3';
export const yourPassword = 'Your password';
export const enterPassword = 'Please enter your password';
export const goOn = 'Continue';
export const scan = 'Scan this with your authenticator app, or type the key into it.';
/** For screen readers. */
export const qrLabel = 'QR code with the key';
export const key = 'Key';
export const othersSignedOut = 'Once it is on, other devices are signed out.';
export const switchOn = 'Switch on';
export const failed = 'Something went wrong. Please try again.';
export const keepCodes =
  'Keep these recovery codes where you find them without your phone. Each signs you in once. They are shown only now.';
/** Of the printed list. */
export const codesOf = 'Recovery codes of {email}, {date}';
export const print = 'Print';
export const copy = 'Copy';
export const copied = 'The codes are copied';
export const notCopied = 'The codes could not be copied';
export const haveKept = 'I have kept them';
export const done = 'Done';
