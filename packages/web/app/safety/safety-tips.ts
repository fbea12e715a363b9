import * as words from '#words/safety';

export type TipIcon = 'alert' | 'box' | 'clock' | 'flame' | 'info' | 'map-pin' | 'shield' | 'user';

interface SafetyTip {
  title: string;
  text: string;
  icon: TipIcon;
}

/** The sources of each are in docs/safety-sources.md. */
export const safetyTips: readonly SafetyTip[] = [
  { title: words.adultTitle, text: words.adult, icon: 'user' },
  { title: words.clothesTitle, text: words.clothes, icon: 'shield' },
  { title: words.groundTitle, text: words.ground, icon: 'map-pin' },
  { title: words.waterTitle, text: words.water, icon: 'info' },
  { title: words.distanceTitle, text: words.distance, icon: 'flame' },
  { title: words.dudTitle, text: words.dud, icon: 'alert' },
  { title: words.storeTitle, text: words.store, icon: 'box' },
  { title: words.hoursTitle, text: words.hours, icon: 'clock' },
];

interface EmergencyContact {
  service: string;
  numbers: readonly string[];
}

export const emergencyContacts: readonly EmergencyContact[] = [
  { service: words.fire, numbers: ['101'] },
  { service: words.ambulance, numbers: ['102', '108'] },
  { service: words.police, numbers: ['100'] },
  { service: words.anyEmergency, numbers: ['112'] },
];
