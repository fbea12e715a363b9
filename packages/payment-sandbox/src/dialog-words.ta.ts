export const title = '{name}: சோதனைக் கட்டணம்';
export const lead = 'உண்மையான பணம் எதுவும் செல்லாது. வங்கி என்ன பதில் தர வேண்டும் என்று தேர்ந்தெடுங்கள்.';
export const succeed = 'வெற்றி';
export const fail = 'தோல்வி';
export const dismiss = 'மூட';
export const notStarted = 'கட்டணத்தைத் தொடங்க முடியவில்லை.';
export const declined = 'வங்கி இந்தக் கட்டணத்தை ஏற்கவில்லை. மீண்டும் முயலலாம்.';
export const networkFailed = 'இணைய இணைப்பு தடைப்பட்டது. மீண்டும் முயலலாம்.';
