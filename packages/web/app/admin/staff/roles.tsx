import type { Role } from '@mathappu/contract/staff';
import { fill, plural } from '@mathappu/contract/words';
import { useState } from 'react';
import { SectionWithAct } from '#web/admin/frame/section-with-act.tsx';
import { useReopen } from '#web/forms/use-kept-form.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PlusIcon } from '#web/ui/images/edit-icons.tsx';
import * as words from '#words/admin/staff';
import { DeleteRoleDialog } from './delete-role-dialog.tsx';
import type { StaffProps } from './people.tsx';
import { Rights } from './rights.tsx';
import { keptRole, RoleDialog } from './role-dialog.tsx';
import { mayGive } from './role-grants.ts';

type Open = { dialog: 'role'; role: Role | undefined } | { dialog: 'delete'; role: Role };

/** What the people of each role may do. */
export function Roles({ list: { roles, areas }, own, mayWrite }: StaffProps) {
  const [open, setOpen] = useState<Open>();
  useReopen<Role | undefined>(keptRole, (role) => setOpen({ dialog: 'role', role }));
  const close = () => setOpen(undefined);
  return (
    <SectionWithAct
      id="roles"
      title={words.roles}
      lead={words.rolesLead}
      act={
        mayWrite && (
          <Button
            variant="secondary"
            icon={<PlusIcon />}
            onClick={() => setOpen({ dialog: 'role', role: undefined })}
          >
            {words.newRole}
          </Button>
        )
      }
    >
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
    </SectionWithAct>
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
        {isOwner ? <p>{words.everything}</p> : <Rights grants={role.grants} areas={areas} />}
        {role.asksSecondStep && <p>{words.asks}</p>}
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
