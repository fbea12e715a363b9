import type { Role } from '@mathappu/contract/staff';
import { fill, plural } from '@mathappu/contract/words';
import { useState } from 'react';
import { useReopen } from '#web/forms/use-kept-form.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PlusIcon } from '#web/ui/images/edit-icons.tsx';
import * as words from '#words/admin/staff';
import { DeleteRoleDialog } from './delete-role-dialog.tsx';
import type { StaffProps } from './people.tsx';
import { keptRole, RoleDialog } from './role-dialog.tsx';
import { areasOf, areaWords, mayGive } from './role-grants.ts';

type Open = { dialog: 'role'; role: Role | undefined } | { dialog: 'delete'; role: Role };

/** What the people of each role may do. */
export function Roles({ list: { roles, areas }, own, mayWrite }: StaffProps) {
  const [open, setOpen] = useState<Open>();
  useReopen<Role | undefined>(keptRole, (role) => setOpen({ dialog: 'role', role }));
  const close = () => setOpen(undefined);
  return (
    <section aria-labelledby="roles">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="roles" className="text-xl">
            {words.roles}
          </h2>
          <p className="max-w-prose text-ink-soft">{words.rolesLead}</p>
        </div>
        {mayWrite && (
          <Button
            variant="secondary"
            icon={<PlusIcon />}
            onClick={() => setOpen({ dialog: 'role', role: undefined })}
          >
            {words.newRole}
          </Button>
        )}
      </div>
      <ul aria-label={words.roles} className="divide-y divide-line border-y border-line">
        {roles.map((role) => (
          <RoleItem
            key={role._id}
            role={role}
            areas={areas}
            onChange={
              mayWrite && !role.isOwner && mayGive(own, role)
                ? () => setOpen({ dialog: 'role', role })
                : undefined
            }
          />
        ))}
      </ul>
      <RoleDialog
        isOpen={open?.dialog === 'role'}
        role={open?.role}
        areas={areas}
        own={own}
        onDelete={(role) => setOpen({ dialog: 'delete', role })}
        onClose={close}
      />
      <DeleteRoleDialog
        // As it is now, when somebody has changed it since its dialog was opened.
        role={
          open?.dialog === 'delete' ? roles.find(({ _id }) => _id === open.role._id) : undefined
        }
        onClose={close}
      />
    </section>
  );
}

type RoleItemProps = Pick<StaffProps['list'], 'areas'> & {
  role: Role;
  /** Undefined for a role that this person may not change. */
  onChange: (() => void) | undefined;
};

function RoleItem({ role, areas, onChange }: RoleItemProps) {
  const { name, isOwner, people } = role;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-2xs wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="text-lg font-semibold">{name}</span>
          <span className="text-sm text-ink-soft">
            {fill(plural(words.peopleCount, people), { count: people })}
          </span>
          {isOwner && <Badge>{words.fixed}</Badge>}
        </p>
        {isOwner ? <p>{words.everything}</p> : <Rights role={role} areas={areas} />}
      </div>
      {onChange && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={fill(words.changeOf, { name })}
          onClick={onChange}
        >
          {words.change}
        </Button>
      )}
    </li>
  );
}

function Rights({ role, areas }: Pick<RoleItemProps, 'role' | 'areas'>) {
  const { changed, seen } = areasOf(areas, role.grants);
  const name = (named: typeof areas) => named.map((area) => areaWords[area]).join('\u00a0· ');
  if (changed.length + seen.length === 0) return <p>{words.nothing}</p>;
  return (
    <>
      {changed.length > 0 && <p>{fill(words.changes, { areas: name(changed) })}</p>}
      {seen.length > 0 && <p>{fill(words.sees, { areas: name(seen) })}</p>}
    </>
  );
}
