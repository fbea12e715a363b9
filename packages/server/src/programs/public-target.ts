import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');

/**
 * Whether the operator has named the host in EVENT_HOSTS, so that it may be private and plain http.
 * @param hosts each `host`, which may have any port, or `host:port`
 */
const isNamedHost = (url: URL, hosts: readonly string[]): boolean =>
  hosts.includes(url.hostname) || hosts.includes(`${url.hostname}:${portOf(url)}`);

type Target = {
  readonly url: URL;
  /** Every address of its name must be public. */
  readonly isPublic: boolean;
};

/**
 * Where an event may be sent: https on port 443 of a name, without user and password, or a host that the
 * operator has named. The URL parser has turned other ways to write an address, such as octal, into one.
 */
export function readTarget(text: string, hosts: readonly string[]): Target | undefined {
  const url = URL.parse(text);
  if (!url || url.username || url.password || url.hash) return undefined;
  if (isNamedHost(url, hosts))
    return ['http:', 'https:'].includes(url.protocol) ? { url, isPublic: false } : undefined;
  const isName = url.hostname.includes('.') && isIP(url.hostname) === 0;
  const isAllowed = url.protocol === 'https:' && url.port === '' && isName;
  return isAllowed ? { url, isPublic: true } : undefined;
}

/** Global unicast, of which ipaddr.js tells what is set aside: https://www.iana.org/assignments/ipv6-address-space */
const globalIpv6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address is anybody's on the Internet: not private, loopback, link-local, shared, multicast,
 * reserved, and no IPv4 address mapped or translated into IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalIpv6);
}
