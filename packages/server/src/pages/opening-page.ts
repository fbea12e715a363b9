import { createHash } from 'node:crypto';
import type { Language } from '@mathappu/contract/words';
import { type CachedResponse, toCachedResponse } from '#server/platform/cache/cached-response.ts';
import { languageOf, prefixOf } from '#server/platform/config/page-language.ts';
import { escapeHtml } from '#server/platform/html/escape-html.ts';
import { closedPolicy } from '#server/platform/http/security-headers.ts';
import * as tamil from './opening-words.ta.ts';
import * as english from './opening-words.ts';

const wordsIn = { en: english, ta: tamil };

/** Pages that staff need before the shop opens; `/account` is where they manage their own. */
const ofStaff =
  /^(\/ta)?\/(login|admin|account|forgotpassword|verification-otp|reset-password)(\/|$|\?)/;

export const isStaffPage = (url: string): boolean => ofStaff.test(url);

const style = `
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fff8ee;color:#2b1d3a;
font:18px/1.6 system-ui,"Noto Sans Tamil",sans-serif}
main{max-width:32rem;padding:2rem;text-align:center}
h1{margin:0 0 1rem;font-size:2rem;line-height:1.25}
a{display:inline-block;padding:.7rem 0;color:inherit}`;

/** What everybody else gets before the shop opens. The page loads no other file and does not name the shop. */
export function openingPage(url: string): CachedResponse {
  const language = languageOf(url);
  const other = language === 'en' ? 'ta' : 'en';
  const hash = createHash('sha256').update(style).digest('base64');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '3600',
    'content-security-policy': `${closedPolicy}; style-src 'sha256-${hash}'`,
  };
  return toCachedResponse(503, headers, pageIn(language, other));
}

const languageNames = { en: 'English', ta: 'தமிழ்' };

function pageIn(language: Language, other: Language): string {
  const words = wordsIn[language];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(words.title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.text)}</p>
<p><a lang="${other}" href="${prefixOf(other) || '/'}">${languageNames[other]}</a></p>
<p><a href="${prefixOf(language)}/login">${escapeHtml(words.signIn)}</a></p></main></body>
</html>
`;
}
