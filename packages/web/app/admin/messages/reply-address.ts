import type { Message } from '@mathappu/contract/messages';
import { fill } from '@mathappu/contract/words';
import { encodeForMailto, mailto } from '#web/ui/format/mailto.ts';
import * as words from '#words/admin/messages';

/** Longer mailto addresses are cut or refused by some mail programs and systems. */
const maxLength = 1900;

/** A mailto address of an answer that quotes the message, cut to the length that mail programs accept. */
export function replyAddress({ name, email, subject, message }: Message): string {
  const start = `${mailto(email)}?subject=${encodeForMailto(`Re: ${subject}`)}&body=`;
  const heading = encodeForMailto(`\r\n\r\n${fill(words.wrote, { name })}\r\n`);
  return start + heading + quote(message, maxLength - start.length - heading.length);
}

/** Cuts the text so that it fits into `available` characters when encoded. */
function quote(text: string, available: number): string {
  const cut = encodeForMailto('…');
  let quoted = encodeForMailto('> ');
  let fitting = quoted;
  for (const letter of text.toWellFormed().replace(/\r\n?/g, '\n')) {
    const encoded = encodeForMailto(letter === '\n' ? '\r\n> ' : letter);
    if (quoted.length + encoded.length > available) return fitting + cut;
    quoted += encoded;
    if (quoted.length + cut.length <= available) fitting = quoted;
  }
  return quoted;
}
