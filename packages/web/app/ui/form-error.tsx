import { AlertIcon } from './icons.tsx';
import { Notice } from './notice.tsx';

/** What went wrong with a form as a whole; the same sentence in a toast is gone after a moment. */
export function FormError({ message }: { message?: string }) {
  if (!message) return null;
  return (
    <Notice tone="red" icon={<AlertIcon />}>
      {message}
    </Notice>
  );
}
