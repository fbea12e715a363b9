import { AlertIcon } from '#web/ui/images/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What went wrong with a form as a whole; the same sentence in a toast is gone after a moment. */
export function FormError({ message }: { message?: string }) {
  if (!message) return null;
  return (
    <Notice tone="red" icon={<AlertIcon />}>
      {message}
    </Notice>
  );
}
