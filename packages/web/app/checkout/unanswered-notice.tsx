import { Link } from 'react-router';
import { rich } from '#web/language/rich.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/checkout';

type UnansweredNoticeProps = {
  isRepeatable: boolean;
  /** The customer has looked whether the order is there. */
  onDismiss: () => void;
};

/** Shown after an order without an answer. Sending the same order again is safe; another order is not. */
export function UnansweredNotice({ isRepeatable, onDismiss }: UnansweredNoticeProps) {
  return (
    <Notice tone="yellow" icon={<AlertIcon />} isLive>
      <p className="font-semibold">{words.unanswered}</p>
      {isRepeatable ? (
        <p>{words.repeatable}</p>
      ) : (
        <>
          <p>
            {rich(words.look, {
              orders: (text) => (
                <Link to="/myorder" className="link">
                  {text}
                </Link>
              ),
            })}
          </p>
          <Button variant="secondary" size="sm" onClick={onDismiss} className="mt-2">
            {words.looked}
          </Button>
        </>
      )}
    </Notice>
  );
}
