import { Link } from 'react-router';
import { AlertIcon } from '#web/ui/images/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** After an order whose answer was lost. The same order sent again is not a second one, another one is. */
export function UnansweredNotice({ isRepeatable }: { isRepeatable: boolean }) {
  return (
    <Notice tone="yellow" icon={<AlertIcon />} isLive>
      <p className="font-semibold">We do not know yet whether your last order got through.</p>
      {isRepeatable ? (
        <p>You can safely send it again: it will not be placed twice.</p>
      ) : (
        <p>
          Please look under{' '}
          <Link to="/myorder" className="link">
            My Orders
          </Link>{' '}
          before you order again.
        </p>
      )}
    </Notice>
  );
}
