import type { Message } from '@mathappu/contract/messages';

/** What mail programs and systems still take of a mailto address. */
const longest = 1900;

/** Opens the mail program with an answer to the message begun; a long quotation is cut. */
export function replyAddress({ name, email, subject, message }: Message): string {
  const to = encode(email).replaceAll('%40', '@');
  const start = `mailto:${to}?subject=${encode(`Re: ${subject}`)}&body=`;
  const heading = encode(`\r\n\r\n${name} wrote:\r\n`);
  return start + heading + quote(message, longest - start.length - heading.length);
}

/** As much of the text as fits into `room` characters once it is encoded. */
function quote(text: string, room: number): string {
  const cut = encode('…');
  let quoted = encode('> ');
  let fitting = quoted;
  for (const letter of text.toWellFormed().replace(/\r\n?/g, '\n')) {
    const encoded = encode(letter === '\n' ? '\r\n> ' : letter);
    if (quoted.length + encoded.length > room) return fitting + cut;
    quoted += encoded;
    if (quoted.length + cut.length <= room) fitting = quoted;
  }
  return quoted;
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
