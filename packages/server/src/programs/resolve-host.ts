import { type LookupAddress, promises } from 'node:dns';

/**
 * All addresses of a name.
 * @param isPublic whether it is a name of the Internet, else one of EVENT_HOSTS, which the machine may know alone
 */
export type ResolveHost = (host: string, isPublic: boolean) => Promise<LookupAddress[]>;

/** The system's call waits in one of the process's few threads, so that names which others give do without it. */
export const resolveHost: ResolveHost = (host, isPublic) =>
  isPublic ? resolvePublicHost(host) : promises.lookup(host, { all: true });

type Asking = { readonly servers?: readonly string[]; readonly timeoutMs?: number };

/** Asks the name servers of this moment, at most twice. */
export async function resolvePublicHost(
  host: string,
  { servers, timeoutMs = 2_000 }: Asking = {},
): Promise<LookupAddress[]> {
  const resolver = new promises.Resolver({ timeout: timeoutMs, tries: 2 });
  if (servers) resolver.setServers(servers);
  const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  if (ipv4.status === 'rejected' && ipv6.status === 'rejected') throw ipv4.reason;
  const found = (answer: PromiseSettledResult<string[]>, family: number): LookupAddress[] =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
  return [...found(ipv4, 4), ...found(ipv6, 6)];
}
