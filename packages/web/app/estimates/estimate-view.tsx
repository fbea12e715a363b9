import { unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import type { SharedEstimate } from '@mathappu/contract/estimates/estimates';
import { toRupees } from '@mathappu/contract/money';
import { totalRows } from '@mathappu/contract/orders/total-rows';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill, plural } from '@mathappu/contract/words';
import type { ReactNode } from 'react';
import type { Answer } from '#web/api/call.ts';
import { CartSkeleton } from '#web/cart/cart-contents.tsx';
import { useSaleProblem } from '#web/cart/use-cart-totals.ts';
import { LawNotice } from '#web/frame/law-notice.tsx';
import { PaperHead } from '#web/frame/paper-head.tsx';
import { usePageTitle } from '#web/head/page-meta.ts';
import { rich } from '#web/language/rich.ts';
import { usePriceRules } from '#web/prices/use-price-rules.ts';
import { useShop, whatsAppAddress } from '#web/shop-details/shop-details.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { TotalRows } from '#web/ui/total-rows.tsx';
import * as words from '#words/estimates';
import { takesWhenOrdered } from '#words/prices';
import {
  type ComparedLine,
  cheaperBy,
  compareToday,
  isTooLong,
  linesThere,
  piecesThere,
} from './compare-today.ts';
import { EstimateComparison } from './estimate-comparison.tsx';
import { EstimateLines } from './estimate-lines.tsx';
import { ShortLines } from './short-lines.tsx';
import { totalEstimate } from './total-estimate.ts';
import { usePutIntoCart } from './use-put-into-cart.tsx';
import { useSharedEstimate } from './use-shared-estimate.ts';
import '#web/app-shell/paper.css';
import { writeList } from '@mathappu/contract/estimates/list-text';
import { maxCartLines } from '@mathappu/contract/limits';
import { useCopy } from '#web/toasts/use-copy.ts';
import { buttonLooks } from '#web/ui/button-looks.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { prefix } from '#words/language';
import { estimateCheckoutPath, estimatePath } from './estimate-address.ts';
import { estimateMessage } from './estimate-message.ts';

type EstimateViewProps = {
  code: string;
  /** The answer with which the server rendered the page. */
  loaded?: Answer<'getSharedQuote'> | null;
  /** The cart, which stands below when there is no such estimate. */
  children: ReactNode;
};

/** The estimate as everybody with the link sees it. */
export function EstimateView({ code, loaded, children }: EstimateViewProps) {
  const { quote, isUnknown, isFailed, isReloading, reload } = useSharedEstimate(code, loaded);
  usePageTitle(quote && fill(words.title, { number: quote.number }));
  if (quote) {
    return quote.isHeld ? (
      <HeldEstimate quote={quote} code={code} />
    ) : (
      <EndedEstimate quote={quote} />
    );
  }
  if (isUnknown) {
    return (
      <>
        <Notice tone="yellow" icon={<AlertIcon />} isLive className="mb-6">
          {words.notFound}
        </Notice>
        {children}
      </>
    );
  }
  return isFailed ? (
    <ErrorState message={words.loadFailed} onRetry={reload} isRetrying={isReloading} />
  ) : (
    <CartSkeleton />
  );
}

const titleOf = ({ number, date }: SharedEstimate) =>
  rich(words.titleOfDate, {
    number: <span className="whitespace-nowrap">{number}</span>,
    date: formatDate(date),
  });

/** The list, to be put into the cart. */
const listOf = ({ lines, today }: SharedEstimate) => ({
  lines: lines.map((line) => ({ ...line, unitPricePaise: unitPriceOf(line) })),
  today,
});

function HeldEstimate({ quote, code }: { quote: SharedEstimate; code: string }) {
  const { put, isPutting, dialog } = usePutIntoCart(listOf(quote));
  const lines = compareToday(quote);
  const cheaper = cheaperBy(quote);
  const heldUntil = fill(words.heldUntil, { date: formatDate(quote.validUntil) });
  const lead = [heldUntil, words.notKept].join(' ');
  // Where delivery costs the same everywhere, what it costs is known already.
  const { sales } = useShop();
  const whole = totalEstimate(quote, lines, sales, {});
  const { rules } = usePriceRules();
  const { chosen } = totalEstimate(quote, lines, sales, { rules });
  const rows = totalRows(whole, formatRupees);
  return (
    <>
      <PaperHead
        title={`${words.paper} ${quote.number}`}
        note={formatDate(quote.date)}
        code={code}
      />
      <div className="print:hidden">
        <PageHeading title={titleOf(quote)} lead={lead} />
      </div>
      <p className="mb-6 hidden print:block">{lead}</p>
      <LawNotice className="mb-6" />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem] lg:gap-8 print:flex print:flex-col print:items-stretch print:gap-0">
        <Card className="grid gap-4 lg:sticky lg:top-24 lg:order-2 print:static print:order-2 print:break-inside-avoid print:border-0 print:p-0 print:pt-3 print:shadow-none">
          <dl className="figures grid gap-y-1 print:ml-auto print:w-xs">
            <TotalRows rows={rows} />
          </dl>
          {chosen && (
            <Notice tone="green" className="print:hidden">
              {fill(takesWhenOrdered, {
                rule: chosen.rule.name,
                amount: formatRupees(toRupees(chosen.amountPaise)),
              })}
            </Notice>
          )}
          {cheaper > 0 && (
            <Notice tone="green" className="print:hidden">
              <p className="font-semibold">
                {fill(words.cheaper, { amount: formatRupees(toRupees(cheaper)) })}
              </p>
              <Button
                variant="secondary"
                size="sm"
                isBusy={isPutting}
                onClick={put}
                className="mt-2"
              >
                {words.takeToday}
              </Button>
            </Notice>
          )}
          <div className="grid gap-3 print:hidden">
            <GoOn quote={quote} lines={lines} code={code} />
            <Button variant="secondary" isBusy={isPutting} busyLabel={words.putting} onClick={put}>
              {words.putIntoCart}
            </Button>
            <EstimateActions quote={quote} code={code} />
          </div>
        </Card>
        <Card className="print:border-0 print:p-0 print:shadow-none">
          <EstimateLines lines={lines} />
        </Card>
      </div>
      {dialog}
    </>
  );
}

function EndedEstimate({ quote }: { quote: SharedEstimate }) {
  const { put, isPutting, dialog } = usePutIntoCart(listOf(quote));
  const ended =
    quote.state === 'ESTIMATE'
      ? fill(words.ended, { date: formatDate(quote.validUntil) })
      : words.endedByShop;
  return (
    <>
      <PageHeading title={titleOf(quote)} lead={[ended, words.whatToday].join(' ')} />
      <LawNotice className="mb-6" />
      <Card className="grid gap-4">
        <EstimateComparison quote={quote} lines={compareToday(quote)} />
        <Button
          size="lg"
          isBusy={isPutting}
          busyLabel={words.putting}
          onClick={put}
          className="justify-self-end max-sm:w-full"
        >
          {words.putIntoCart}
        </Button>
      </Card>
      {dialog}
    </>
  );
}

type GoOnProps = { quote: SharedEstimate; lines: readonly ComparedLine[]; code: string };

/** Leads to the checkout at the frozen prices with what is there, or says why there is nothing to order. */
function GoOn({ quote, lines, code }: GoOnProps) {
  const { sales } = useShop();
  const { rules } = usePriceRules();
  const closed = useSaleProblem({ missingPaise: 0, minimum: 0 });
  const there = linesThere(lines);
  const isShort = lines.some((line) => piecesThere(line) < line.quantity);
  const problem =
    closed ??
    (there.length === 0
      ? fill(words.noneThere, { date: formatDate(quote.validUntil) })
      : isTooLong(there)
        ? fill(words.tooLong, { maximum: maxCartLines })
        : undefined);
  if (problem) {
    return (
      <Notice tone="yellow" icon={<AlertIcon />}>
        {problem}
      </Notice>
    );
  }
  if (!isShort) {
    return (
      <LinkButton to={estimateCheckoutPath(code)} size="lg">
        {words.goOn}
      </LinkButton>
    );
  }
  const { totals } = totalEstimate(quote, there, sales, { rules });
  return (
    <>
      <Notice tone="yellow" icon={<AlertIcon />}>
        <ShortLines lines={lines} isLinked />
      </Notice>
      <LinkButton to={estimateCheckoutPath(code)} size="lg">
        {fill(words.goOnWithThere, {
          products: fill(plural(words.products, there.length), { count: there.length }),
          total: formatRupees(totals.total),
        })}
      </LinkButton>
    </>
  );
}

type EstimateActionsProps = { quote: SharedEstimate; code: string };

/** Ways to take the list along or to show it to others. */
function EstimateActions({ quote, code }: EstimateActionsProps) {
  const { name: shop, whatsapp, publicUrl } = useShop();
  const copyText = useCopy();
  const link = publicUrl + prefix + estimatePath(code);
  const text = estimateMessage(quote, { shop, link });

  async function copy() {
    await copyText(writeList(quote.lines, formatRupees), {
      copied: words.listCopied,
      notCopied: words.listNotCopied,
    });
  }

  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      <Button variant="secondary" size="sm" onClick={() => window.print()}>
        {words.print}
      </Button>
      <Button variant="secondary" size="sm" onClick={copy}>
        {words.copyList}
      </Button>
      <WhatsAppLink address={whatsAppAddress(text)} label={words.share} />
      {whatsapp && <WhatsAppLink address={whatsAppAddress(text, whatsapp)} label={words.toShop} />}
    </div>
  );
}

function WhatsAppLink({ address, label }: { address: string; label: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonLooks('secondary', 'sm')}
    >
      {label}
    </a>
  );
}
