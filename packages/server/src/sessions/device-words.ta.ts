export const browserOnSystem = '{browser} - {system}';
export const unknownBrowser = 'தெரியாத உலாவி';
