import { fill, type Language } from '@mathappu/contract/words';
import * as tamil from './device-words.ta.ts';
import * as english from './device-words.ts';

type Pattern = readonly [name: string, pattern: RegExp];

/** In the order of asking: most browsers also claim to be Chrome, and all of them Mozilla. */
const browsers: readonly Pattern[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly Pattern[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Names the browser of a user agent as a person would: 'Chrome on Android'. */
export function deviceName(userAgent: string, language: Language): string {
  const words = language === 'ta' ? tamil : english;
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (browser && system) return fill(words.browserOnSystem, { browser, system });
  return browser ?? system ?? words.unknownBrowser;
}

const nameIn = (patterns: readonly Pattern[], userAgent: string) =>
  patterns.find(([, pattern]) => pattern.test(userAgent))?.[0];
