import { useState } from 'react';
import { signOut } from '#web/session/sign-out.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

export function AccountActions({ isAdmin }: { isAdmin: boolean }) {
  const [isLeaving, setLeaving] = useState(false);

  function leave() {
    setLeaving(true);
    signOut();
  }

  return (
    <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-6">
      <LinkButton to="/updateUserDetail">Edit Profile</LinkButton>
      {isAdmin && (
        <LinkButton to="/admin/dashboard" variant="secondary">
          Admin Dashboard
        </LinkButton>
      )}
      <Button variant="secondary" isBusy={isLeaving} onClick={leave} className="sm:ml-auto">
        Logout
      </Button>
    </div>
  );
}
