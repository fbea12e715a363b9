import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** The error of a form as a whole; its toast with the same sentence disappears. */
export function FormError({ message }: { message?: string }) {
  if (!message) return null;
  return (
    <Notice tone="red" icon={<AlertIcon />}>
      {message}
    </Notice>
  );
}
