// No native reader has checked these.
export const keysRefused = '{shop}: ஆன்லைனில் பணம் செலுத்த முடியவில்லை';
export const since =
  '{time} முதல் கட்டணச் சேவை கடையின் விசைகளை ஏற்கவில்லை; எனவே யாராலும் ஆன்லைனில் பணம் செலுத்த முடியவில்லை.';
export const checkKeys =
  '{keyId}, {keySecret} ஆகியவற்றைச் சரிபார்த்துத் திருத்திய பிறகு கடையை மீண்டும் தொடங்குங்கள்.';
export const openPayments = 'கட்டணங்களைத் திறக்க';
export const noOtherMail = 'கட்டணச் சேவை விசைகளை மீண்டும் ஏற்கும் வரை இதைப் பற்றி வேறு மின்னஞ்சல் வராது.';
