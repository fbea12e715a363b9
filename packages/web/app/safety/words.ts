export const title = 'Safety Tips';
export const description =
  'Eight tips for safe fireworks, and the numbers to call in an emergency.';
export const lead =
  'Fireworks are for joy. Eight habits keep it that way, for those who light them and for everybody around.';

export const emergencyTitle = 'Emergency contacts';
export const emergencyLead = 'Save them in your phone before the first fuse is lit.';
export const fire = 'Fire';
export const ambulance = 'Ambulance';
export const police = 'Police';
export const anyEmergency = 'Any emergency';
/** For screen readers, of a link that calls the number of a service. */
export const callService = 'Call {number}, {service}';

export const adultTitle = 'An adult lights, children watch';
export const adult =
  'Let one sober adult do the lighting while everybody else stands well back. Stay beside children all the time, with sparklers too: a sparkler is hot enough to set clothes alight. Babies, older people and animals are happier indoors.';
export const clothesTitle = 'Dress in close-fitting cotton';
export const clothes =
  'Wear thick cotton and closed shoes. Silk, nylon and other synthetics catch fire quickly and melt onto the skin, so keep loose dupattas, shawls and saree ends pinned back and long hair tied. Glasses or goggles protect the eyes of whoever lights.';
export const groundTitle = 'Choose open ground';
export const ground =
  'Stay clear of thatched roofs, dry leaves, electric wires, parked vehicles and anything with petrol in it. Never light fireworks indoors, on a staircase, in a narrow lane or in traffic. Rockets need open sky, far from huts and tall flats.';
export const waterTitle = 'Keep water and sand within reach';
export const water =
  'Have two buckets of water and one of sand ready, and drop used sparklers into the water. If somebody is burnt, cool the burn under running tap water for about 20 minutes, cover it with a clean cloth and see a doctor. No ice, no toothpaste, no oil.';
export const distanceTitle = 'One at a time, at arm’s length';
export const distance =
  'Read the label first. Put the firework on level ground, light the tip of the fuse with a long sparkler or agarbathi, and step back at once. Never hold it in the hand, lean over it, point or throw it at anyone, or cover it with a tin, pot or bottle.';
export const dudTitle = 'Leave a dud alone';
export const dud =
  'If it does not go off, do not touch it, look into it or light it again. Keep everybody away for at least 20 minutes, then pour water over it and soak it in a bucket before you throw it away. Never open a firework or make your own.';
export const storeTitle = 'Store them cool, dry and closed';
export const store =
  'Keep fireworks in a closed box, out of children’s reach and away from lamps, candles, incense, the stove and the sun. Never dry damp ones near heat and never carry them in a pocket. Buy only what you will use, from a licensed seller.';
export const hoursTitle = 'Keep to the hours and the limits';
export const hours =
  'On Deepavali, Tamil Nadu has in recent years allowed bursting from 6 to 7 in the morning and from 7 to 8 in the evening only; look for this year’s announcement. Choose green crackers within the legal limit of 125 decibels at 4 metres, and none within 100 metres of hospitals, schools, courts and places of worship.';
