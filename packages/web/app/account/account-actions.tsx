import { useState } from 'react';
import { signOut } from '#web/session/sign-out.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import * as words from '#words/account';

export function AccountActions({ isAdmin }: { isAdmin: boolean }) {
  const [isLeaving, setLeaving] = useState(false);

  function leave() {
    setLeaving(true);
    signOut();
  }

  return (
    <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-6">
      <LinkButton to="/updateUserDetail">{words.editProfile}</LinkButton>
      {isAdmin && (
        <LinkButton to="/admin/dashboard" variant="secondary">
          {words.adminDashboard}
        </LinkButton>
      )}
      <Button variant="secondary" isBusy={isLeaving} onClick={leave} className="sm:ml-auto">
        {words.logout}
      </Button>
    </div>
  );
}
