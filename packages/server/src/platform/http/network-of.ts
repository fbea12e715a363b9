import { isIPv6 } from 'node:net';

/** The source address of calls the server makes to itself; no network peer can have it. */
export const internalAddress = '0.0.0.0';

/** A network that an address is counted under, and how many times the uses of one address it has. */
type CountedNetwork = { readonly network: string; readonly times: number };

/**
 * The networks that an address is counted under, the narrowest first. An IPv6 customer has a whole /64, a
 * /56 or a /48, and within it as many addresses as anybody could want; a wider network, which may also be
 * shared by many, has more uses: https://www.rfc-editor.org/rfc/rfc6177
 */
export function networksOf(address: string): readonly [CountedNetwork, ...CountedNetwork[]] {
  const parts = partsOf(address);
  if (!parts) return [{ network: address, times: 1 }];
  const [first, second, third, fourth = ''] = parts;
  const site = `${first}:${second}:${third}`;
  return [
    { network: `${site}:${fourth}`, times: 1 },
    { network: `${site}:${fourth.padStart(4, '0').slice(0, 2)}/56`, times: 4 },
    { network: `${site}/48`, times: 16 },
  ];
}

/** The narrowest network that an address is counted under. */
export const networkOf = (address: string): string => networksOf(address)[0].network;

/** The eight parts of an IPv6 address; undefined of another one, of loopback and of a mapped IPv4 one. */
function partsOf(address: string): string[] | undefined {
  if (!address.includes(':')) return undefined;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return undefined;
  const [before = '', after] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const given = [before, after].map((part) => part?.split(':').filter(Boolean) ?? []);
  const zeros = Array<string>(8 - given.flat().length).fill('0');
  const parts = given.toSpliced(1, 0, zeros).flat();
  return parts.slice(0, 4).every((part) => part === '0') ? undefined : parts;
}
