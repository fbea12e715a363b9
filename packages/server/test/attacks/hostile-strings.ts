/** Markup that would execute or break out of its context, each recognisable when unescaped. */
const breakouts = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</ScRiPt ><img src=x onerror=alert(1)>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<math><mtext></mtext><mglyph><style><!--</style><img title="--><img src=x onerror=alert(1)>">',
  '"><script>alert(1)</script>',
  "'><script>alert(1)</script>",
  '" onmouseover="alert(1)',
  "' onmouseover='alert(1)",
  '` onmouseover=`alert(1)',
  '" autofocus onfocus="alert(1)" x="',
  '</title><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '<!--<script>alert(1)</script>',
  '--><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<form action="//evil.example"><input name=q>',
  '<link rel=stylesheet href=//evil.example/a.css>',
  '<object data="javascript:alert(1)">',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '\\u003cscript>alert(1)</script>',
  '\\x3cscript\\x3ealert(1)\\x3c/script\\x3e',
  '\\"];alert(1);//',
  '\\";alert(1);//',
  "\\';alert(1);//",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is one that must stay text
  '${alert(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  '<%= 7*7 %>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '+ADw-script+AD4-alert(1)',
  '＜script＞alert(1)＜/script＞',
  'x\u2028alert(1)\u2029y',
  '\u202e<script>alert(1)</script>',
  '<scr\u200bipt>alert(1)</scr\u200bipt>',
  "'; drop table users; --",
  '$1$&$`$$',
  '__proto__',
  'constructor',
  '=HYPERLINK("http://evil.example")',
  '../../../etc/passwd',
  'a'.repeat(110),
  'ನಮಸ್ಕಾರ வணக்கம் 🎆🎇',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘',
  'null',
  'NaN',
  'true',
  '[object Object]',
  '<>&"\'`/\\=',
];

/** The strings, and variants of them in other contexts. */
export function hostileStrings(count = breakouts.length): string[] {
  const around = ['', 'a', '"', "'", '>', '</b>', '\\', '&'];
  return Array.from({ length: count }, (_, index) => {
    const breakout = breakouts[index % breakouts.length] ?? '';
    const before = around[Math.floor(index / breakouts.length) % around.length] ?? '';
    return `${before}${breakout}`.slice(0, 118);
  });
}
