export const emptyCategory = '{category}: இப்போதைக்கு எதுவும் இல்லை.';
export const allProducts = 'எல்லாப் பொருட்களும்';
export const nothingFiltered =
  '“{search}” தேடலுக்கு, தேர்ந்தெடுத்தவற்றுடன் எதுவும் இல்லை. அவை இல்லாமல்: {count}.';
export const withoutValue = '{value} இல்லாமல்: {count}';
export const nothingMatches =
  '“{search}” தேடலுக்கு எதுவும் கிடைக்கவில்லை. சிறிய சொல்லைத் தேடுங்கள், ஒரு வகையைத் தேர்ந்தெடுங்கள், அல்லது எங்களிடம் கேளுங்கள்.';
export const correctedTo = '“{corrected}” என்பதற்கான முடிவுகள்';
export const lacking = 'சில முடிவுகளில் “{word}” இல்லை.';
export const nearest = 'நீங்கள் தேடியதற்கு மிக அருகில்';
export const popular = 'இந்தக் கடையில் அதிகம் வாங்கப்படுபவை';
export const emptyPage = 'இந்தப் பக்கத்தில் எதுவும் இல்லை.';
export const clearSearch = 'தேடலை நீக்க';
export const firstPage = 'முதல் பக்கம்';
