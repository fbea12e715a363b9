import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';

type UnansweredNoticeProps = {
  isRepeatable: boolean;
  /** The customer has looked whether the order is there. */
  onDismiss: () => void;
};

/** Shown after an order without an answer. Sending the same order again is safe; another order is not. */
export function UnansweredNotice({ isRepeatable, onDismiss }: UnansweredNoticeProps) {
  return (
    <Notice tone="yellow" icon={<AlertIcon />} isLive>
      <p className="font-semibold">We do not know yet whether your last order got through.</p>
      {isRepeatable ? (
        <p>You can safely send it again: it will not be placed twice.</p>
      ) : (
        <>
          <p>
            Please look under{' '}
            <Link to="/myorder" className="link">
              My Orders
            </Link>{' '}
            before you order again.
          </p>
          <Button variant="secondary" size="sm" onClick={onDismiss} className="mt-2">
            I have looked
          </Button>
        </>
      )}
    </Notice>
  );
}
