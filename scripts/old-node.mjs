import { readFileSync } from 'node:fs';
import { inProject } from './project.mjs';

const freshDays = 60;
const dayMs = 24 * 60 * 60_000;

/** What package.json pins, and when npm published it, which nothing on this machine knows. */
export const readNodePin = () =>
  JSON.parse(readFileSync(inProject('package.json'), 'utf8')).nodePin;

/** A warning about a Node that is more than 60 days old: it may lack fixes. Undefined for a newer one. */
export function describeOldNode({ version, releasedOn }, now) {
  const days = Math.floor((now.getTime() - Date.parse(releasedOn)) / dayMs);
  if (days <= freshDays) return undefined;
  return `Warning: Node ${version} is pinned, ${days} days old. Look for a newer one: npm view node versions; docs/operating.md says where it is named.`;
}
