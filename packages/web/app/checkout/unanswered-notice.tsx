import { Link } from 'react-router';
import { rich } from '#web/language/rich.ts';
import { enquiriesPath } from '#web/navigation/paths.ts';
import type { Attempt } from '#web/orders/order-attempt.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/checkout';
import { isEnquiry } from './build-order-request.ts';

type UnansweredNoticeProps = {
  attempt: Attempt;
  isRepeatable: boolean;
  /** The customer has looked whether the order is there. */
  onDismiss: () => void;
};

/** Shown after a request without an answer. Sending the same again is safe; another one is not. */
export function UnansweredNotice({ attempt, isRepeatable, onDismiss }: UnansweredNoticeProps) {
  const wasEnquiry = isEnquiry(attempt.content);
  return (
    <Notice tone="yellow" icon={<AlertIcon />} isLive>
      <p className="font-semibold">{wasEnquiry ? words.unansweredEnquiry : words.unanswered}</p>
      {isRepeatable ? (
        <p>{words.repeatable}</p>
      ) : (
        <>
          <p>
            {rich(wasEnquiry ? words.lookEnquiry : words.look, {
              orders: (text) => (
                <Link to={wasEnquiry ? enquiriesPath : '/myorder'} className="link">
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
