export const showing = 'மொத்தம் {total}, இங்கே {from} முதல் {to} வரை';
export const pagesOf = '{things}: பக்கங்கள்';

export const searchKey = '<key>/</key> தேட';
export const movingKeys = '<key>j</key> <key>k</key> {things}: அடுத்தது, முந்தையது';
export const openKey = '<key>Enter</key> திறக்க';
export const turnShortcutsOff = 'விசைப்பலகைக் குறுக்குவழிகளை நிறுத்த';
export const turnShortcutsOn = 'விசைப்பலகைக் குறுக்குவழிகளை இயக்க';
