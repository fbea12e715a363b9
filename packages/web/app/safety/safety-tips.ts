export type TipIcon = 'alert' | 'box' | 'clock' | 'flame' | 'info' | 'map-pin' | 'shield' | 'user';

interface SafetyTip {
  title: string;
  text: string;
  icon: TipIcon;
}

/** The sources of each are in docs/safety-sources.md. */
export const safetyTips: readonly SafetyTip[] = [
  {
    title: 'An adult lights, children watch',
    text: 'Let one sober adult do the lighting while everybody else stands well back. Stay beside children all the time, with sparklers too: a sparkler is hot enough to set clothes alight. Babies, older people and animals are happier indoors.',
    icon: 'user',
  },
  {
    title: 'Dress in close-fitting cotton',
    text: 'Wear thick cotton and closed shoes. Silk, nylon and other synthetics catch fire quickly and melt onto the skin, so keep loose dupattas, shawls and saree ends pinned back and long hair tied. Glasses or goggles protect the eyes of whoever lights.',
    icon: 'shield',
  },
  {
    title: 'Choose open ground',
    text: 'Stay clear of thatched roofs, dry leaves, electric wires, parked vehicles and anything with petrol in it. Never light fireworks indoors, on a staircase, in a narrow lane or in traffic. Rockets need open sky, far from huts and tall flats.',
    icon: 'map-pin',
  },
  {
    title: 'Keep water and sand within reach',
    text: 'Have two buckets of water and one of sand ready, and drop used sparklers into the water. If somebody is burnt, cool the burn under running tap water for about 20 minutes, cover it with a clean cloth and see a doctor. No ice, no toothpaste, no oil.',
    icon: 'info',
  },
  {
    title: 'One at a time, at arm’s length',
    text: 'Read the label first. Put the firework on level ground, light the tip of the fuse with a long sparkler or agarbathi, and step back at once. Never hold it in the hand, lean over it, point or throw it at anyone, or cover it with a tin, pot or bottle.',
    icon: 'flame',
  },
  {
    title: 'Leave a dud alone',
    text: 'If it does not go off, do not touch it, look into it or light it again. Keep everybody away for at least 20 minutes, then pour water over it and soak it in a bucket before you throw it away. Never open a firework or make your own.',
    icon: 'alert',
  },
  {
    title: 'Store them cool, dry and closed',
    text: 'Keep fireworks in a closed box, out of children’s reach and away from lamps, candles, incense, the stove and the sun. Never dry damp ones near heat and never carry them in a pocket. Buy only what you will use, from a licensed seller.',
    icon: 'box',
  },
  {
    title: 'Keep to the hours and the limits',
    text: 'On Deepavali, Tamil Nadu has in recent years allowed bursting from 6 to 7 in the morning and from 7 to 8 in the evening only; look for this year’s announcement. Choose green crackers within the legal limit of 125 decibels at 4 metres, and none within 100 metres of hospitals, schools, courts and places of worship.',
    icon: 'clock',
  },
];

interface EmergencyContact {
  service: string;
  numbers: readonly string[];
}

export const emergencyContacts: readonly EmergencyContact[] = [
  { service: 'Fire', numbers: ['101'] },
  { service: 'Ambulance', numbers: ['102', '108'] },
  { service: 'Police', numbers: ['100'] },
  { service: 'Any emergency', numbers: ['112'] },
];
