/**
 * Replaces a text wherever it stands in the bytes of a page. A string of the whole page would take longer
 * to make than all its replacements.
 */
export function replaceInPage(page: Buffer, text: string, by: string): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(text); at >= 0; at = page.indexOf(text, from)) {
    parts.push(page.subarray(from, at), Buffer.from(by));
    from = at + text.length;
  }
  return from === 0 ? page : Buffer.concat([...parts, page.subarray(from)]);
}
