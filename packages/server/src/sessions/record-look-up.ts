import { createHmac } from 'node:crypto';
import { insertLookUp } from '#server/platform/db/audit-queries.ts';
import type { Shop } from '#server/shop.ts';
import { deriveKey } from './tokens.ts';

/** One account, or a list of people that an admin went through or searched. */
type LookUp =
  | { readonly account: string }
  | {
      readonly list: 'users' | 'orders' | 'enquiries' | 'messages' | 'buyers';
      readonly search: string;
    };

/**
 * Records that an admin has looked people up: an account once a day, the same search of a list once an hour.
 * The words themselves, which may be a person's name, are not kept: a keyed hash tells one search from
 * another, and tells whoever has the key whether a certain person was searched for.
 */
export function recordLookUp(
  { db, config }: Pick<Shop, 'db' | 'config'>,
  actorId: string,
  lookUp: LookUp,
): Promise<void> {
  if ('account' in lookUp) {
    const { account } = lookUp;
    return insertLookUp(db, { actorId, action: 'person.seen', subjectId: account }, '1 day');
  }
  const { list, search } = lookUp;
  const key = deriveKey(config.authSecret, 'look-up');
  const hash = createHmac('sha256', key).update(search.toLowerCase()).digest('base64url');
  const after = {
    list,
    letters: search.length,
    ...(search && { search: hash.slice(0, 12) }),
  };
  const entry = { actorId, action: 'person.searched', subjectId: list, after } as const;
  return insertLookUp(db, entry, '1 hour');
}
