// No native reader has checked these.
export const title = 'வாங்குபவருக்கான இணைப்பு';
export const lead = 'இது உள்ளவர் பொருட்கள், தொகை, நிலை ஆகியவற்றைப் பார்க்கலாம்; உங்களுக்குப் பதில் தரலாம்.';
export const copy = 'இணைப்பை நகலெடுக்க';
export const copied = 'இணைப்பு நகலெடுக்கப்பட்டது';
export const notCopied = 'இணைப்பை நகலெடுக்க முடியவில்லை';
export const send = 'வாட்ஸ்அப்பில் அனுப்ப';
export const message = '{shop}: {number}. இங்கே பார்க்கலாம்: {link}';
export const make = 'இணைப்பு உருவாக்க';
export const renew = 'புதிய இணைப்பு தர';
export const renewTitle = '{number}-க்குப் புதிய இணைப்பு தரவா?';
export const renewText = 'பழைய இணைப்பும் அது உள்ள ஆவணங்களும் இனி வேலை செய்யாது.';
export const keep = 'இருக்கட்டும்';
export const renewFailed = 'புதிய இணைப்பு தர முடியவில்லை';

export const forget = 'இவரின் விவரங்களை அழிக்க';
export const forgetTitle = '{number}: இவரின் விவரங்களை அழிக்கலாமா?';
export const forgetText =
  'பெயர், எண், முகவரி, எழுதியவை, இணைப்பு ஆகியவை போய்விடும். பொருட்கள், தொகைகள், தேதிகள், மாவட்டம், வரி ரசீதுகள் இருக்கும். இதைத் திரும்பப் பெற முடியாது.';
export const forgetReason = 'ஏன், உங்கள் வரலாற்றுக்காக';
export const forgetReasonMissing = 'காரணத்தை எழுதுங்கள்';
export const forgetUnderWay =
  'இது இன்னும் முடியவில்லை: முதலில் டெலிவரி செய்யுங்கள், ரத்து செய்யுங்கள் அல்லது முடித்துவிடுங்கள்.';
export const forgetMoney = 'முதலில் திருப்பித் தர வேண்டிய பணம் உள்ளது.';
export const forgetFailed = 'விவரங்களை அழிக்க முடியவில்லை';
