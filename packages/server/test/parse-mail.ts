export type ParsedMail = {
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** A mail as a mail program shows it. */
export function parseMail(source: string): ParsedMail {
  const { header, body } = splitPart(source);
  const boundary = /boundary="([^"]+)"/.exec(header('content-type'))?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitPart(part.replace(/^\r\n/, '')));
  const bodyOf = (type: string) => {
    const part = parts.find((each) => each.header('content-type').startsWith(type));
    return part ? decode(part.body, part.header('content-transfer-encoding')) : '';
  };
  return {
    messageId: header('message-id'),
    from: header('from'),
    to: header('to'),
    replyTo: header('reply-to'),
    subject: decodeWords(header('subject')),
    text: bodyOf('text/plain'),
    html: bodyOf('text/html'),
  };
}

function splitPart(source: string) {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const header = (name: string) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? '';
  return { header, body: rest.join('\r\n\r\n') };
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  return decodeQuotedPrintable(body);
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** https://www.rfc-editor.org/rfc/rfc2047 */
function decodeWords(text: string): string {
  return text.replace(
    /=\?UTF-8\?([QB])\?(.*?)\?=\s*/gi,
    (_match, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuotedPrintable(word.replace(/_/g, ' ')),
  );
}
