import type { ComponentProps } from 'react';
import { useSession } from '#web/session/session-store.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import * as words from '#words/admin/staff';

type OwnPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'label'>;

/** The password of the signed-in person, which every change of people and roles asks for. */
export function OwnPasswordField(props: OwnPasswordFieldProps) {
  return (
    <>
      <input
        autoComplete="username"
        value={useSession()?.email ?? ''}
        readOnly
        className="hidden"
      />
      <PasswordField label={words.password} required {...props} />
    </>
  );
}
