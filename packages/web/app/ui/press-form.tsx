import type { ReactNode } from 'react';

type PressFormProps = { action: () => void; children: ReactNode };

/**
 * Around a submit button that only scripts give an effect: React repeats a form that was sent before
 * hydration, https://react.dev/reference/react-dom/components/form.
 */
export const PressForm = ({ action, children }: PressFormProps) => (
  <form action={action} className="contents noscript:hidden">
    {children}
  </form>
);
