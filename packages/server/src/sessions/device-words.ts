/** What a person would call a browser: 'Chrome on Android'. */
export const browserOnSystem = '{browser} on {system}';
export const unknownBrowser = 'Unknown browser';
