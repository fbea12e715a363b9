import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Route = { imports?: string[]; css?: string[] };
type Manifest = { entry: Route; routes: Record<string, Route> };

/**
 * Rewrites the list of all routes, which every page loads, so that it compresses better: without
 * what is false, and with the scripts of each route in one order, the most common first.
 */
export function slimManifest(clientFolder: string): void {
  const assets = join(clientFolder, 'assets');
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error('the build has no manifest');
  const path = join(assets, name);
  const code = readFileSync(path, 'utf8');
  const [begin, end] = [code.indexOf('{'), code.lastIndexOf('}') + 1];
  const slim = JSON.stringify(slimmed(JSON.parse(code.slice(begin, end))));
  writeFileSync(path, code.slice(0, begin) + slim + code.slice(end));
}

export function slimmed(manifest: Manifest): Manifest {
  const uses = new Map<string, number>();
  for (const { imports = [] } of Object.values(manifest.routes)) {
    for (const script of imports) uses.set(script, (uses.get(script) ?? 0) + 1);
  }
  const usesOf = (script: string) => uses.get(script) ?? 0;
  const inOrder = (scripts: readonly string[]) =>
    scripts.toSorted((one, other) => usesOf(other) - usesOf(one) || (one < other ? -1 : 1));
  const slim = ({ imports, ...route }: Route): Route => {
    const kept = Object.entries<unknown>(route).filter(([, value]) => value !== false);
    return { ...Object.fromEntries(kept), ...(imports && { imports: inOrder(imports) }) };
  };
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, slim(route)]);
  return { ...manifest, entry: slim(manifest.entry), routes: Object.fromEntries(routes) };
}
