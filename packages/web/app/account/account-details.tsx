import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { StoredUser } from '#web/session/session-store.ts';
import { CopyButton } from '#web/toasts/copy-button.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { EditIcon } from '#web/ui/images/edit-icons.tsx';
import * as words from '#words/account';
import { Avatar } from './avatar.tsx';

const statusWords = new Map([
  ['Active', words.active],
  ['suspended', words.suspended],
  ['banned', words.banned],
]);

const roleWords = new Map([
  ['ADMIN', words.admin],
  ['USER', words.customer],
]);

export function AccountDetails({ user }: { user: StoredUser }) {
  return (
    <div className="grid gap-6">
      <Link
        to="/updateAvatar"
        aria-label={words.changePicture}
        title={words.changePicture}
        className="relative size-32 justify-self-center rounded-pill sm:justify-self-start"
      >
        <Avatar name={user.name} src={user.avatar} className="size-full text-hero" />
        <span className="absolute right-0 bottom-0 grid size-10 place-items-center rounded-pill border border-line bg-surface text-teal shadow-rest">
          <EditIcon className="size-5" />
        </span>
      </Link>
      <DescriptionList
        items={[
          { term: words.name, value: orNotProvided(user.name) },
          { term: words.email, value: <Copyable label={words.email} text={user.email} /> },
          { term: words.phone, value: orNotProvided(user.number) },
          { term: words.status, value: <StatusBadge status={user.status} /> },
          { term: words.role, value: <RoleBadge role={user.role} /> },
          { term: words.id, value: <Copyable label={words.id} text={user._id} /> },
        ]}
      />
    </div>
  );
}

function orNotProvided(text: string): ReactNode {
  return text || <span className="font-normal text-ink-soft">{words.notProvided}</span>;
}

function Copyable({ label, text }: { label: string; text: string }) {
  if (!text) return orNotProvided(text);
  return (
    <span className="flex items-start gap-1">
      {text}
      <CopyButton text={text} label={label} className="-my-1.5 pointer-coarse:-my-2.5" />
    </span>
  );
}

function StatusBadge({ status }: { status: string }) {
  if (!status) return orNotProvided(status);
  const isActive = status.toLowerCase() === 'active';
  return <Badge tone={isActive ? 'green' : 'yellow'}>{statusWords.get(status) ?? status}</Badge>;
}

function RoleBadge({ role }: { role: string }) {
  if (!role) return orNotProvided(role);
  return <Badge tone={role === 'ADMIN' ? 'purple' : 'grey'}>{roleWords.get(role) ?? role}</Badge>;
}
