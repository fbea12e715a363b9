import type { Quote } from '@mathappu/contract/enquiries/enquiries';
import { Link } from 'react-router';
import { rich } from '#web/language/rich.ts';
import { orderPath } from '#web/navigation/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import * as words from '#words/enquiries';
import { enquiryState } from './enquiry-state.ts';

/** The state of an enquiry; that of a confirmed one leads to its order. */
export function StateBadge({ quote }: { quote: Quote }) {
  const { tone, text } = enquiryState(quote);
  const { orderId } = quote;
  return (
    <Badge tone={tone} className="rounded-md! wrap-anywhere">
      <span>
        {orderId
          ? rich(words.stateConfirmed, {
              order: (
                <Link to={orderPath(orderId)} className="link whitespace-nowrap">
                  {orderId}
                </Link>
              ),
            })
          : text}
      </span>
    </Badge>
  );
}
