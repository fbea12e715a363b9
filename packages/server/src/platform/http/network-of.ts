import { isIPv6 } from 'node:net';

/**
 * The key an address is counted under. An IPv6 customer has a whole /64, so there the network
 * counts: https://www.rfc-editor.org/rfc/rfc6177
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [before = '', after] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const given = [before, after].map((part) => part?.split(':').filter(Boolean) ?? []);
  const zeros = Array<string>(8 - given.flat().length).fill('0');
  const network = given.toSpliced(1, 0, zeros).flat().slice(0, 4).join(':');
  // Loopback, and IPv4-mapped addresses.
  return network === '0:0:0:0' ? address : network;
}
