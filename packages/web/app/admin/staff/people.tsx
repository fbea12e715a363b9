import { formatDate, formatDateTime, toShopDay } from '@mathappu/contract/shop-time';
import type { Role, StaffList, StaffMember } from '@mathappu/contract/staff';
import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
import { SectionWithAct } from '#web/admin/frame/section-with-act.tsx';
import { useReopen } from '#web/forms/use-kept-form.ts';
import { formatRelativeTime } from '#web/language/format-relative-time.ts';
import { useSession } from '#web/session/session-store.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { PlusIcon } from '#web/ui/images/edit-icons.tsx';
import * as words from '#words/admin/staff';
import { EndAccessDialog } from './end-access-dialog.tsx';
import { InviteDialog, keptInvite } from './invite-dialog.tsx';
import { keptMember, MemberDialog } from './member-dialog.tsx';
import { mayGive } from './role-grants.ts';

export type StaffProps = {
  list: StaffList;
  /** Of the one who looks at it. */
  own: Role | undefined;
  mayWrite: boolean;
};

type Open = { dialog: 'invite' } | { dialog: 'change' | 'end'; member: StaffMember };

/** Those who work in the shop or are invited to. */
export function People({ list: { staff, roles }, own, mayWrite }: StaffProps) {
  const [open, setOpen] = useState<Open>();
  useReopen<StaffMember>(keptMember, (member) => setOpen({ dialog: 'change', member }));
  useReopen(keptInvite, () => setOpen({ dialog: 'invite' }));
  const close = () => setOpen(undefined);
  const givable = roles.filter((role) => mayGive(own, role));
  const roleNamed = (id: string) => roles.find(({ _id }) => _id === id);
  const isChangeable = ({ role }: StaffMember) => mayWrite && mayGive(own, roleNamed(role));
  const memberIn = (dialog: 'change' | 'end') =>
    open?.dialog === dialog ? open.member : undefined;

  return (
    <SectionWithAct
      id="people"
      title={words.people}
      lead={words.peopleLead}
      act={
        mayWrite && (
          <Button icon={<PlusIcon />} onClick={() => setOpen({ dialog: 'invite' })}>
            {words.invite}
          </Button>
        )
      }
    >
      <StaffTable
        staff={staff}
        roleName={(member) => roleNamed(member.role)?.name ?? ''}
        asksSecondStep={(member) => roleNamed(member.role)?.asksSecondStep ?? false}
        isChangeable={isChangeable}
        onChange={(member) => setOpen({ dialog: 'change', member })}
      />
      <InviteDialog isOpen={open?.dialog === 'invite'} roles={givable} onClose={close} />
      <MemberDialog
        member={memberIn('change')}
        roles={givable}
        onEnd={(member) => setOpen({ dialog: 'end', member })}
        onClose={close}
      />
      <EndAccessDialog member={memberIn('end')} onClose={close} />
    </SectionWithAct>
  );
}

type StaffTableProps = {
  staff: readonly StaffMember[];
  roleName: (member: StaffMember) => string;
  asksSecondStep: (member: StaffMember) => boolean;
  isChangeable: (member: StaffMember) => boolean;
  onChange: (member: StaffMember) => void;
};

function StaffTable({ staff, roleName, asksSecondStep, isChangeable, onChange }: StaffTableProps) {
  const columns: Column<StaffMember>[] = [
    { header: words.name, kind: 'title', cell: (member) => <Named member={member} /> },
    {
      header: words.role,
      cell: roleName,
    },
    { header: words.until, cell: (member) => <Until member={member} /> },
    {
      header: words.secondStep,
      cell: (member) => <SecondStep member={member} isAsked={asksSecondStep(member)} />,
    },
    { header: words.lastSeen, cell: (member) => <LastSeen member={member} /> },
  ];
  if (staff.some(isChangeable)) {
    columns.push({
      header: words.actions,
      kind: 'actions',
      cell: (member) =>
        isChangeable(member) && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={fill(words.changeOf, { name: member.name })}
            onClick={() => onChange(member)}
          >
            {words.change}
          </Button>
        ),
    });
  }
  return (
    <DataTable caption={words.people} columns={columns} rows={staff} rowKey={({ _id }) => _id} />
  );
}

function Named({ member: { name, email } }: { member: StaffMember }) {
  const isOwn = useSession()?.email === email;
  return (
    <div className="min-w-0 md:min-w-48">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="min-w-0 wrap-break-word">{name}</span>
        {isOwn && <Badge tone="blue">{words.you}</Badge>}
      </p>
      <p className="text-sm font-normal text-ink-soft wrap-anywhere">{email}</p>
    </div>
  );
}

function Until({ member: { until, linkEndsAt } }: { member: StaffMember }) {
  if (until === null) return words.noEnd;
  const date = formatDate(until);
  const isOver = linkEndsAt === null && until < toShopDay(new Date());
  return isOver ? <Standing text={fill(words.accessEnded, { date })} /> : date;
}

function SecondStep({ member, isAsked }: { member: StaffMember; isAsked: boolean }) {
  const { secondStep, linkEndsAt } = member;
  if (secondStep !== null) return fill(words.secondStepOn, { date: formatDate(secondStep) });
  if (linkEndsAt !== null || !isAsked) return words.secondStepNone;
  return <Standing text={words.secondStepMissing} />;
}

function LastSeen({ member: { linkEndsAt, lastSeen } }: { member: StaffMember }) {
  if (linkEndsAt !== null) {
    const isOver = new Date(linkEndsAt) <= new Date();
    const date = formatDate(linkEndsAt);
    return <Standing text={fill(isOver ? words.linkEnded : words.invited, { date })} />;
  }
  if (lastSeen === null) return words.never;
  return (
    <time dateTime={lastSeen} title={formatDateTime(lastSeen)}>
      {formatRelativeTime(lastSeen, new Date())}
    </time>
  );
}

const Standing = ({ text }: { text: string }) => <span className="font-semibold">{text}</span>;
