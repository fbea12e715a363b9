export const tagline = 'Premium quality fireworks for all occasions';
/** Whom customers may complain to; `who` is a name, a phone number and an email address. */
export const grievanceOfficer = 'Grievance officer: {who}';
/** When the shop is open: 'Mon-Fri 9am-5pm'. */
export const hoursOfDays = '{days} {opens}-{closes}';
export const opensAm = '{time}am';
export const opensPm = '{time}pm';
export const closesAm = '{time}am';
export const closesPm = '{time}pm';
export const monday = 'Mon';
export const tuesday = 'Tue';
export const wednesday = 'Wed';
export const thursday = 'Thu';
export const friday = 'Fri';
export const saturday = 'Sat';
export const sunday = 'Sun';
