export const tagline = 'Premium quality fireworks for all occasions';
/** When the shop is open. */
export const weekdays = 'Mon-Fri 9am-5pm';
export const saturday = 'Sat 10am-2pm';
