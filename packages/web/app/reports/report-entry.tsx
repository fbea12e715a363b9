import { orderPictureAddress } from '@mathappu/contract/order-links/order-pictures';
import type { Report } from '@mathappu/contract/reports/report';
import { formatDate, formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { leadingName } from '#web/language/names.ts';
import { StatusBadge, type StatusLook } from '#web/ui/badge.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { langOfData } from '#words/language';
import * as words from '#words/reports';
import type { ReportedOrder } from './reported-order.ts';

const looks: Record<Report['kind'], Record<Report['state'], StatusLook>> = {
  payment: {
    open: { label: words.open, tone: 'yellow' },
    accepted: { label: words.found, tone: 'green' },
    refused: { label: words.notFound, tone: 'red' },
  },
  problem: {
    open: { label: words.open, tone: 'yellow' },
    accepted: { label: words.accepted, tone: 'green' },
    refused: { label: words.refused, tone: 'red' },
  },
};

type ReportEntryProps = { report: Report; order: ReportedOrder };

export function ReportEntry({ report, order }: ReportEntryProps) {
  const { kind, state, at, answer } = report;
  return (
    <li className="grid gap-1.5 rounded-md border border-line px-4 py-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="figures text-sm text-ink-soft">
          {fill(words.reportedOn, { time: formatDateTime(at) })}
        </span>
        <StatusBadge look={looks[kind][state]} />
      </p>
      {kind === 'payment' ? (
        <PaymentFacts report={report} />
      ) : (
        <ProblemFacts report={report} {...order} />
      )}
      {kind === 'problem' && state === 'open' && <p>{words.weLookIntoIt}</p>}
      {answer && (
        <p className="font-semibold whitespace-pre-line wrap-anywhere">
          {fill(words.answer, { answer })}
        </p>
      )}
    </li>
  );
}

function PaymentFacts({ report }: { report: Report }) {
  const { state, reference } = report;
  const amount = formatRupees(report.amount ?? 0);
  return (
    <p className="figures wrap-anywhere">
      {state === 'open' ? fill(words.weLook, { amount, reference }) : paymentText(report)}
    </p>
  );
}

/** What was sent, how, under which reference and when. */
export const paymentText = ({ amount, method, reference, paidOn, at }: Report): string =>
  fill(words.payment, {
    amount: formatRupees(amount ?? 0),
    method: method === 'bank' ? words.byBank : words.byUpi,
    reference,
    date: formatDate(paidOn ?? at),
  });

const pieces = {
  damaged: words.piecesDamaged,
  missing: words.piecesMissing,
  wrong: words.piecesWrong,
} as const;

type ProblemFactsProps = Pick<ReportedOrder, 'code'> & {
  report: Report;
  lines: readonly Pick<ReportedOrder['lines'][number], 'productId' | 'name' | 'nameTa'>[];
  /** What staff know of a product, under its name. */
  noteOf?: (productId: string) => string | undefined;
};

/** What is wrong, in the buyer's words, with photos. */
export function ProblemFacts({ report, code, lines, noteOf }: ProblemFactsProps) {
  const { text, photos } = report;
  return (
    <>
      <ul>
        {report.lines.map(({ productId, quantity, what }) => {
          const line = lines.find((one) => one.productId === productId);
          const note = noteOf?.(productId);
          return (
            <li
              key={`${productId} ${what}`}
              className="flex flex-wrap justify-between gap-x-3 wrap-anywhere"
            >
              <span>
                {line && leadingName(line)}
                {note && <span className="figures block text-sm text-ink-soft">{note}</span>}
              </span>
              <span className="figures font-semibold">
                {fill(pieces[what], { count: quantity })}
              </span>
            </li>
          );
        })}
      </ul>
      {text && (
        <p lang={langOfData} className="whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      {code !== null && photos.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {photos.map((id, index) => (
            <li key={id}>
              <a href={orderPictureAddress(code, id)} target="_blank" rel="noopener noreferrer">
                <img
                  src={orderPictureAddress(code, id)}
                  alt={fill(words.photo, { number: index + 1 })}
                  loading="lazy"
                  className="size-20 rounded-md border border-line object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
