/** Below the field of a mobile number. */
export const tenDigits = '10 digits';
export const leaveQuestion = 'Leave without saving?';
export const changesGo = 'What you have changed here is lost.';
export const leave = 'Leave';
export const stay = 'Stay';

/** Of one of several chosen files: 'anar.jpg: This picture is damaged'. */
export const problemOf = '{name}: {problem}';
export const heicUnread =
  'This browser cannot read HEIC pictures. On the iPhone choose Settings, Camera, Formats, Most Compatible, or send the picture as JPEG';
export const notAnImage = 'Please select an image file (JPEG, PNG)';
export const imageTooLarge = 'File size must be less than {megabytes}MB';

/** Of the field for private pictures of an order. */
export const pictureHint = 'JPEG or PNG; what is above {megabytes}MB is made smaller';
export const pictureNumber = 'Picture {number}';
export const tooManyPictures = 'At most {maximum} pictures';
