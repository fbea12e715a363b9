import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { formatRelativeTime } from '#web/language/format-relative-time.ts';
import { ReadStates } from '#web/lists/read-states.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/admin/enquiries';

const loadDetail = () => import('./admin-enquiry-detail.tsx');

type EnquiryDialogProps = { openId: string | undefined; onClose: () => void };

const loading = <Loading text={words.loadingOne} />;

export function EnquiryDialog({ openId, onClose }: EnquiryDialogProps) {
  const detail = useLazyModule(loadDetail, openId !== undefined);
  const read = useRead(
    'getQuote',
    { params: { quoteId: openId ?? '' } },
    { enabled: openId !== undefined, failureText: words.failed, staleTime: 0 },
  );
  const quote = read.data?.data;
  return (
    <Dialog
      isOpen={openId !== undefined}
      onClose={() => onClose()}
      title={fill(quote?.state === 'ESTIMATE' ? words.estimateTitle : words.titleOf, {
        number: quote?.number ?? openId ?? '',
      })}
      description={
        quote &&
        fill(words.sentAt, {
          date: formatDateTime(quote.createdAt),
          age: formatRelativeTime(quote.createdAt, new Date()),
        })
      }
      size="lg"
    >
      <ReadStates read={read} failureText={words.failed} skeleton={loading}>
        {({ data }) => (detail ? <detail.EnquiryDetail key={data._id} quote={data} /> : loading)}
      </ReadStates>
    </Dialog>
  );
}
