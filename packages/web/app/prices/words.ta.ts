/** Below the totals; {amount} is what is missing, {value} such as '4%' or '₹500.00'. */
export const more = 'இன்னும் {amount}-க்கு வாங்கினால் {value} தள்ளுபடி';
/** {goods} are names of categories and products. */
export const moreOf = '{goods}: இன்னும் {amount}-க்கு வாங்கினால் {value} தள்ளுபடி';
export const haveCode = 'தள்ளுபடிக் குறியீடு உள்ளதா?';
export const code = 'தள்ளுபடிக் குறியீடு';
export const apply = 'பயன்படுத்து';
export const applying = 'பார்க்கிறோம்';
export const applied = '“{code}” {amount} தள்ளுபடி தருகிறது.';
/** {rule} is the name of another rule. */
export const kept = '“{code}” வைத்துக்கொள்ளப்பட்டது. “{rule}” அதைவிட அதிகத் தள்ளுபடி தருகிறது.';
/** {minimum} is what its goods cost at least. */
export const keptFrom =
  '“{code}” வைத்துக்கொள்ளப்பட்டது. அதற்குரிய பொருட்கள் {minimum} முதல் இருந்தால் தள்ளுபடி கிடைக்கும்.';
/** {problem} is why it cannot be used any more. */
export const lost = '“{code}”: {problem}';
export const remove = 'குறியீட்டை நீக்கு';
export const notApplied = 'குறியீட்டைப் பார்க்க முடியவில்லை';
/** Of an estimate; {amount} is more than what it holds. */
export const takesWhenOrdered =
  'ஆர்டர் செய்யும்போது “{rule}” {amount} தள்ளுபடி தரும்; அது இருக்கும் வரை மட்டுமே.';
