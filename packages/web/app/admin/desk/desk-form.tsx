import type { PriceGroup } from '@mathappu/contract/catalogue/price-list';
import type { Shortage } from '@mathappu/contract/enquiries/admin-enquiries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type FieldPath, FormProvider } from 'react-hook-form';
import { call } from '#web/admin/api/admin-call.ts';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import type { Answer } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { readAgain } from '#web/api/read-again.ts';
import { useAsk } from '#web/forms/use-ask.tsx';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import type { Sales } from '#web/shop-details/page-shop.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { randomKey } from '#web/stores/random-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import * as words from '#words/admin/desk';
import { BuyerFields } from './buyer-fields.tsx';
import { ChargeFields } from './charge-fields.tsx';
import { DeskLines } from './desk-lines.tsx';
import { type DeskRules, useDeskRules } from './desk-rules.ts';
import { DeskSums } from './desk-sums.tsx';
import {
  type DeskValues,
  deskFormOf,
  type Facts,
  firstSales,
  noValues,
  type Products,
} from './desk-values.ts';
import { PlaceFields } from './place-fields.tsx';
import type { Written } from './written-panel.tsx';

type DeskFormProps = {
  list: Answer<'getPriceList'>['data'];
  /** What the page begins with. */
  copied: DeskValues | undefined;
  onWritten: (written: Written) => void;
};

export function DeskForm({ list, copied, onWritten }: DeskFormProps) {
  const { sales = firstSales } = useShop();
  const products = useMemo(() => productsOf(list.categories), [list]);
  const facts = useFacts();
  const rules = useDeskRules(list.categories);
  const { form, submit, empty, sending } = useDesk({
    ...{ copied, products, facts, sales, rules, onWritten },
  });
  const { ask, questionDialog } = useAsk();
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className="grid items-start gap-5 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]"
      >
        <div className="grid gap-5">
          <BuyerFields />
          <PlaceFields depots={sales.depots} />
        </div>
        <div className="grid gap-5">
          <Card as="section">
            <DeskLines list={list} products={products} facts={facts} />
          </Card>
          <ChargeFields products={products} rules={rules} />
          <DeskSums {...{ products, sales, rules }} {...sending} onSubmit={submit} />
          {form.formState.isDirty && (
            <Button
              variant="quiet"
              size="sm"
              className="justify-self-start"
              onClick={() =>
                ask({
                  title: words.clearQuestion,
                  text: words.clearText,
                  confirmLabel: words.clear,
                  cancelLabel: words.keep,
                  onConfirm: async () => empty(),
                })
              }
            >
              {words.clear}
            </Button>
          )}
        </div>
      </form>
      {questionDialog}
    </FormProvider>
  );
}

const productsOf = (groups: readonly PriceGroup[]): Products =>
  new Map(groups.flatMap((group) => group.products).map((product) => [product._id, product]));

/** Without them the desk works as well: the server knows the MRP. */
function useFacts(): Facts {
  const { data } = useRead('listDeskProducts', {}, { toast: false });
  return useMemo(() => new Map(data?.data.map((facts) => [facts.productId, facts])), [data]);
}

/** The field that each refusal is about. */
const refusedFields = new Map<string, FieldPath<DeskValues>>([
  ['receiptRefused', 'receipt.amount'],
  ['receiptKnown', 'receipt.reference'],
  ['addressNotFound', 'place'],
]);

type Desk = Pick<DeskFormProps, 'onWritten' | 'copied'> & {
  products: Products;
  facts: Facts;
  sales: Sales;
  rules: DeskRules | undefined;
};
/** Kept beside the fields. */
type Kept = { idempotencyKey: string };

function useDesk({ copied, products, facts, sales, rules, onWritten }: Desk) {
  const queries = useQueryClient();
  const [shortages, setShortages] = useState<readonly Shortage[]>([]);
  // Sent again after a lost answer, it is written once.
  const [idempotencyKey, setKey] = useState(randomKey);
  const [isWrittenBefore, setWrittenBefore] = useState(false);
  const form = useCheckedForm(async () => deskFormOf(products, facts, { sales, rules }), {
    defaultValues: noValues(),
  });
  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: {
      name: 'desk',
      base: { idempotencyKey },
      isKeptOnReload: true,
      onRestore: (kept: Kept) => setKey(kept.idempotencyKey),
    },
    send: async (body) => {
      setShortages([]);
      setWrittenBefore(false);
      try {
        return await call('createQuote', { body, idempotencyKey, failureText: words.failed });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (!error.isUndecided && error.code !== 'idempotencyConflict') setKey(randomKey());
        setWrittenBefore(error.code === 'idempotencyConflict');
        if (error.code === 'outOfStock') {
          setShortages((error.data as { shortages: Shortage[] }).shortages);
        }
        const field = refusedFields.get(error.code);
        if (!field) throw error;
        form.setError(field, { message: error.message }, { shouldFocus: true });
        return undefined;
      } finally {
        await readAgain(queries);
      }
    },
    onSuccess: (answer, { as, customer }) => {
      if (answer) onWritten({ ...answer.data, as, ...customer });
    },
    invalidToast: 'none',
  });

  // A copy takes the place of what was typed before.
  const begin = useEffectEvent(() => {
    if (!copied) return;
    setKey(randomKey());
    form.reset(copied, { keepDefaultValues: true });
  });
  useEffect(() => begin(), []);

  function makeAnother() {
    setKey(randomKey());
    setWrittenBefore(false);
  }
  function empty() {
    form.reset(noValues());
    setShortages([]);
    makeAnother();
  }
  const sending = { isSubmitting, refusal, shortages, isWrittenBefore, makeAnother };
  return { form, submit, empty, sending };
}
