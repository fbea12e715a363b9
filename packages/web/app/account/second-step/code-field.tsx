import type { ComponentProps } from 'react';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/account/second-step';

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string };

/** For a code of the authenticator app. */
export const CodeField = (props: CodeFieldProps) => (
  <TextField
    label={words.appCode}
    inputMode="numeric"
    autoComplete="one-time-code"
    spellCheck={false}
    {...props}
  />
);
