import { expect, test } from 'vitest';
import { delayScripts } from './scripts-after-paint.tsx';

const delayed = (html: string): string => delayScripts(Buffer.from(html)).toString();

test('module scripts and their preloads are delayed, in whatever order their attributes are', () => {
  expect(
    delayed(
      '<link rel="modulepreload" href="/a.js"/><link href="/b.js" rel="modulepreload"/>' +
        '<script type="module" async="">1</script><script async="" type="module">2</script>',
    ),
  ).toBe(
    '<link rel="later" href="/a.js"/><link href="/b.js" rel="later"/>' +
      '<script type="later" async="">1</script><script async="" type="later">2</script>',
  );
});

test('everything else stays as it is', () => {
  const html =
    '<link rel="stylesheet" href="/a.css"/><script>"type=\\"module\\""</script>' +
    '<p>&lt;script type=&quot;module&quot;&gt;</p><script type="application/ld+json">{}</script>';
  expect(delayed(html)).toBe(html);
});
