export const peopleChanged = '{shop}: பணியாளர் பட்டியல் மாற்றப்பட்டது';
export const whoAndWhen =
  '{name} என்பவர் பணியாளர்களையோ, பொறுப்புகளையோ, நிரல்களுக்கான அனுமதியையோ {time} அன்று மாற்றினார்.';
export const openPeople = 'பணியாளர்களைப் பார்க்க';
export const ifUnexpected =
  'இதை நீங்கள் எதிர்பார்க்கவில்லை என்றால், உடனே உங்கள் கடவுச்சொல்லை மாற்றி, மாற்றங்களின் பதிவைப் பாருங்கள்.';

export const inviteSubject = '{shop}: பணிபுரிய {name} உங்களை அழைக்கிறார்';
export const invited = '{shop}-இல் பணிபுரிய {name} உங்களை அழைக்கிறார்.';
export const acceptInvite = 'அழைப்பை ஏற்க';
export const inviteWorks = 'இந்த இணைப்பு ஒரு முறை மட்டும், 7 நாட்களுக்குச் செயல்படும்.';
