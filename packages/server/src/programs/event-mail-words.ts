export const notDelivered = 'Events of {shop} were not delivered';
/** {host} is a name on the Internet. */
export const whichAddress =
  'The program at {host} did not take events of the shop, although they were sent again and again, or it wants no more of them.';
export const onceOnly =
  'Under “Programs” you see what it answered, and can send each event again. No other mail comes about it until something is delivered.';
export const openPrograms = 'See the events';
