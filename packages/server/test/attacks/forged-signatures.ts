import { randomBytes, randomInt } from 'node:crypto';
import { sign } from '#server/gateway/gateway-signatures.ts';

type Signed = { readonly secret: string; readonly text: string; readonly valid: string };

const swapped = (text: string) => text.split('|').reverse().join('|');

/** Invalid signatures, by name. */
export const forgeries: Readonly<Record<string, (signed: Signed) => string>> = {
  'none at all': () => '',
  'random digits': () => randomBytes(32).toString('hex'),
  zeros: () => '0'.repeat(64),
  'one digit short': ({ valid }) => valid.slice(0, 63),
  'one digit long': ({ valid }) => `${valid}0`,
  'the right one twice': ({ valid }) => valid + valid,
  'upside down': ({ valid }) => [...valid].reverse().join(''),
  'in capitals': ({ valid }) => `${valid.slice(0, 63).toUpperCase()}A`,
  'in base64': ({ valid }) => Buffer.from(valid, 'hex').toString('base64'),
  'one digit changed': ({ valid }) => {
    const place = randomInt(64);
    const digit = valid[place] === '0' ? '1' : '0';
    return valid.slice(0, place) + digit + valid.slice(place + 1);
  },
  'an empty secret': ({ text }) => sign('', text),
  'a secret with a blank': ({ secret, text }) => sign(`${secret} `, text),
  'a text with a line feed': ({ secret, text }) => sign(secret, `${text}\n`),
  'a text turned round': ({ secret, text }) => sign(secret, `${swapped(text)}|`),
  'half of the text': ({ secret, text }) => sign(secret, text.slice(0, text.length >> 1)),
  'the text itself': ({ text }) => text,
};
