import { inviteStaff } from '@mathappu/contract/staff';
import * as z from 'zod/mini';
import * as words from '#words/admin/staff';

/** The select begins with no role. */
export const chosenRole = z.pipe(
  z.string().check(z.minLength(1, words.chooseRole)),
  inviteStaff.body.shape.role,
);

/** A field for a day without one is ''. */
export const typedUntil = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed: string) => typed || null),
  ),
  z.nullable(z.iso.date()),
);
