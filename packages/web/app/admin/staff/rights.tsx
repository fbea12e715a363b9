import type { Area, Grant } from '@mathappu/contract/staff/grants';
import { fill } from '@mathappu/contract/words';
import * as words from '#words/admin/staff';
import { areasOf, areaWords } from './role-grants.ts';

/** What a role or a key changes and sees, in words. */
export function Rights({ areas, grants }: { areas: readonly Area[]; grants: readonly Grant[] }) {
  const { changed, seen } = areasOf(areas, grants);
  const name = (named: typeof areas) => named.map((area) => areaWords[area]).join('\u00a0· ');
  if (changed.length + seen.length === 0) return <p>{words.nothing}</p>;
  return (
    <>
      {changed.length > 0 && <p>{fill(words.changes, { areas: name(changed) })}</p>}
      {seen.length > 0 && <p>{fill(words.sees, { areas: name(seen) })}</p>}
    </>
  );
}
