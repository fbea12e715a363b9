import type { AdminOrder, OrderHistory } from '@mathappu/contract/admin/admin-orders';
import type { StaffReport } from '@mathappu/contract/reports/report';
import { packedPieces } from '@mathappu/contract/shipments/packed-state';
import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
import { useMay } from '#web/admin/api/use-may.ts';
import { DetailSection } from '#web/admin/frame/detail-section.tsx';
import { IfMay } from '#web/admin/frame/if-may.tsx';
import { deskPath, orderPath } from '#web/navigation/paths.ts';
import { ProblemFacts } from '#web/reports/report-entry.tsx';
import { StatusBadge, type StatusLook } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import * as words from '#words/admin/reports';
import { AnswerDialog } from './answer-dialog.tsx';
import { GiveMoneyBack } from './give-money-back.tsx';
import { DecidedText, WrittenBy } from './report-facts.tsx';

const looks: Readonly<Record<StaffReport['state'], StatusLook>> = {
  open: { label: words.open, tone: 'yellow' },
  accepted: { label: words.accepted, tone: 'green' },
  refused: { label: words.refused, tone: 'red' },
};

type ProblemReportsProps = { order: AdminOrder; history: OrderHistory | undefined };

/** The problems that a buyer has told of, and what staff do about them. */
export function ProblemReports({ order, history }: ProblemReportsProps) {
  const told = order.reports.filter(({ kind }) => kind === 'problem');
  const mayDecide = useMay()('decideReport');
  const hasLeft = order.status === 'SHIPPED' || order.status === 'DELIVERED';
  const canWrite = hasLeft && order.code !== null && mayDecide;
  if (told.length === 0 && !canWrite) return null;
  const write = canWrite && order.code && (
    <LinkButton variant="quiet" size="sm" to={orderPath(order.code)}>
      {words.writeDown}
    </LinkButton>
  );
  // A heading without anything below it would say that there were problems.
  if (told.length === 0) return <p className="-ml-3.5">{write}</p>;
  return (
    <DetailSection title={words.problems} aside={write}>
      <ul className="grid gap-3">
        {told.map((report) => (
          <li key={report._id} className="grid gap-1.5 rounded-md border border-line px-4 py-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <WrittenBy report={report} />
              <StatusBadge look={looks[report.state]} />
            </div>
            <ProblemFacts
              report={report}
              code={order.code}
              lines={order.products}
              noteOf={(productId) => packedText(order, productId)}
            />
            <DecidedText report={report} />
            {report.state === 'open' && (
              <IfMay call="decideReport">
                <ProblemDecision report={report} orderId={order.orderId} />
              </IfMay>
            )}
            {report.state === 'accepted' && (
              <div className="flex flex-wrap gap-3">
                <IfMay call="createQuote">
                  <LinkButton size="sm" to={deskPath(order.orderId, report._id)}>
                    {words.sendAgain}
                  </LinkButton>
                </IfMay>
                {history && <GiveMoneyBack {...{ order, history, report }} />}
              </div>
            )}
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

/** How many pieces of a product were ticked as packed; nothing of an order that was packed without ticks. */
function packedText({ products, shipment }: AdminOrder, productId: string): string | undefined {
  if (!shipment?.packed.length) return undefined;
  const sold = products.find((line) => line.productId === productId)?.quantity ?? 0;
  return fill(words.packedOf, { packed: packedPieces(shipment, productId), sold });
}

function ProblemDecision({ report, orderId }: { report: StaffReport; orderId: string }) {
  const [opened, setOpened] = useState<'accept' | 'refuse'>();
  const close = () => setOpened(undefined);
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="sm" onClick={() => setOpened('accept')}>
        {words.accept}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setOpened('refuse')}>
        {words.refuse}
      </Button>
      <AnswerDialog
        reportId={report._id}
        decision="accept"
        title={fill(words.acceptTitle, { orderId })}
        submitLabel={words.accept}
        isOpen={opened === 'accept'}
        onClose={close}
      />
      <AnswerDialog
        reportId={report._id}
        decision="refuse"
        title={fill(words.refuseTitle, { orderId })}
        submitLabel={words.refuse}
        isOpen={opened === 'refuse'}
        onClose={close}
      />
    </div>
  );
}
