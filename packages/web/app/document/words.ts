export const tagline = 'Premium quality fireworks for all occasions';
export const weekdays = 'Mon-Fri';
export const weekdayHours = '9am-5pm';
export const saturday = 'Sat';
export const saturdayHours = '10am-2pm';
