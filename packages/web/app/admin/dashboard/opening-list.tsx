import { type OpeningStep, openingSteps } from '@mathappu/contract/admin/dashboard';
import { fill } from '@mathappu/contract/words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { call } from '#web/admin/api/admin-call.ts';
import { IfMay } from '#web/admin/frame/if-may.tsx';
import type { Answer } from '#web/api/call.ts';
import { readAgain } from '#web/api/read-again.ts';
import { useAsk } from '#web/forms/use-ask.tsx';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckIcon } from '#web/ui/images/notice-icons.tsx';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/admin/dashboard';
import { todoQuery } from './dashboard-queries.ts';

type Steps = NonNullable<Answer<'getTodo'>['data']['opening']>;

const rows: Record<OpeningStep, { title: string; text: string; to?: string }> = {
  shop: { title: words.openShop, text: words.openShopText, to: '/admin/settings?tab=shop' },
  selling: {
    title: words.chooseSaleMode,
    text: words.saleModeLaw,
    to: '/admin/settings?tab=selling',
  },
  products: {
    title: words.openProducts,
    text: words.openProductsText,
    to: '/admin/productsEdit',
  },
  delivery: {
    title: words.openDelivery,
    text: words.openDeliveryText,
    to: '/admin/settings?tab=delivery',
  },
  payment: {
    title: words.openPayment,
    text: words.openPaymentText,
    to: '/admin/settings?tab=payment',
  },
  tax: { title: words.openTax, text: words.openTaxText, to: '/admin/settings?tab=tax' },
  grievance: {
    title: words.openGrievance,
    text: words.openGrievanceText,
    to: '/admin/settings?tab=shop',
  },
  mail: { title: words.openMail, text: words.openMailText },
  backup: { title: words.openBackup, text: words.openBackupText },
};

/** What is done once before the shop opens; nothing when it is, or is not known yet. */
export function OpeningList() {
  const steps = useQuery(todoQuery).data?.data.opening;
  return steps && <Steps steps={steps} />;
}

function Steps({ steps }: { steps: Steps }) {
  const id = useId();
  const done = openingSteps.filter((step) => steps[step]).length;
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-xl">
          {words.beforeOpening}
        </h2>
        <p className="figures text-ink-soft">
          {fill(words.stepsDone, { done, count: openingSteps.length })}
        </p>
      </div>
      <ol className="grid gap-x-8 lg:grid-cols-2">
        {openingSteps.map((step) => (
          <Step key={step} step={step} isDone={steps[step]} />
        ))}
      </ol>
      <IfMay call="hideOpening">
        <HideList />
      </IfMay>
    </Card>
  );
}

function Step({ step, isDone }: { step: OpeningStep; isDone: boolean }) {
  const { title, text, to } = rows[step];
  return (
    <li className="flex gap-3 border-b border-line py-2">
      <span
        className={`mt-3 grid size-6 shrink-0 place-items-center rounded-full border ${
          isDone ? 'border-transparent bg-green-soft text-green-ink' : 'border-line-strong'
        }`}
      >
        {isDone && <CheckIcon className="size-4" />}
      </span>
      <div className="min-w-0 flex-1">
        <p className={isDone ? undefined : 'font-semibold'}>
          {to ? (
            <Link to={to} className="link inline-flex min-h-11 items-center">
              {title}
            </Link>
          ) : (
            <span className="inline-flex min-h-11 items-center">{title}</span>
          )}
          <span className="sr-only">{isDone ? words.stepDone : words.stepOpen}</span>
        </p>
        {!isDone && <p className="max-w-prose text-sm text-ink-soft">{text}</p>}
        {step === 'mail' && !isDone && (
          <IfMay call="sendTestMail">
            <SendTestMail />
          </IfMay>
        )}
      </div>
    </li>
  );
}

function SendTestMail() {
  const showToast = useToastHere();
  const sending = useMutation({
    mutationFn: () => call('sendTestMail', { failureText: words.testMailFailed }),
    onSuccess: ({ message }) => showToast({ kind: 'success', text: message }),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-2 mb-1"
      isBusy={sending.isPending}
      onClick={() => sending.mutate()}
    >
      {words.sendTestMail}
    </Button>
  );
}

function HideList() {
  const queries = useQueryClient();
  const { ask, questionDialog } = useAsk();
  const hide = async () => {
    await call('hideOpening', { failureText: words.hideFailed });
    await readAgain(queries, ['getTodo']);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="mt-3"
        onClick={() =>
          ask({
            title: words.hideQuestion,
            text: words.hideText,
            confirmLabel: words.hideList,
            tone: 'primary',
            onConfirm: hide,
          })
        }
      >
        {words.hideList}
      </Button>
      {questionDialog}
    </>
  );
}
