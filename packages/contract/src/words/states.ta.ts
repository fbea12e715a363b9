export const states = {
  'Tamil Nadu': 'தமிழ்நாடு',
  Kerala: 'கேரளா',
  Karnataka: 'கர்நாடகா',
  'Andhra Pradesh': 'ஆந்திரப் பிரதேசம்',
  Telangana: 'தெலங்கானா',
  Puducherry: 'புதுச்சேரி',
} as const;
export const twoStates = '{first}, {last}';
