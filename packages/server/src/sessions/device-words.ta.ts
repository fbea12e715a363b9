export const browserOnSystem = '{system}-இல் {browser}';
export const unknownBrowser = 'தெரியாத உலாவி';
