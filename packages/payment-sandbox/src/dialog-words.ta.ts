export const title = '{name}: பணம் செலுத்தும் சோதனை';
export const lead = 'உண்மையான பணம் எதுவும் செல்லாது. வங்கி என்ன பதில் தர வேண்டும் என்று தேர்ந்தெடுங்கள்.';
export const succeed = 'வெற்றி';
export const fail = 'தோல்வி';
export const dismiss = 'மூட';
export const notStarted = 'பணம் செலுத்துவதைத் தொடங்க முடியவில்லை.';
export const declined = 'வங்கி இதை ஏற்கவில்லை. மீண்டும் முயலலாம்.';
export const networkFailed = 'இணைய இணைப்பு துண்டிக்கப்பட்டது. மீண்டும் முயலலாம்.';
