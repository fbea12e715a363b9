import type { ListedProduct } from '@mathappu/contract/catalogue/price-list';
import { unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import { maxCartLines, maxPriceList } from '@mathappu/contract/limits';
import { toRupees } from '@mathappu/contract/money';
import { parseNumber } from '@mathappu/contract/parse-number';
import { fill } from '@mathappu/contract/words';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { Answer } from '#web/api/call.ts';
import { namesOfListed } from '#web/catalogue/price-list/names-of-listed.ts';
import { NumberField } from '#web/forms/number-field.tsx';
import { langOfName, leadingName } from '#web/language/names.ts';
import { NumbersChanged } from '#web/pasted-lists/numbers-changed.tsx';
import { PasteList } from '#web/pasted-lists/paste-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TrashIcon } from '#web/ui/images/edit-icons.tsx';
import { ListNumber } from '#web/ui/list-number.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/admin/desk';
import * as enquiryWords from '#words/admin/enquiries';
import { langOfData } from '#words/language';
import {
  type DeskLine,
  type DeskValues,
  type Facts,
  linePaise,
  newLine,
  type Products,
  withQuantities,
} from './desk-values.ts';
import { LineEntry } from './line-entry.tsx';

type DeskLinesProps = {
  list: Answer<'getPriceList'>['data'];
  products: Products;
  facts: Facts;
};

/** The goods: one box that takes number, name and quantity, and a line for each product. */
export function DeskLines({ list, products, facts }: DeskLinesProps) {
  const { control, getValues, setValue, setFocus, clearErrors, formState } =
    useFormContext<DeskValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const entry = useRef<HTMLInputElement>(null);
  const lines = useWatch({ control, name: 'lines' }) as DeskLine[];
  const [isFull, setFull] = useState(false);
  const { lines: error } = formState.errors;

  /** Returns whether there is room for them. */
  function setAll(quantities: ReadonlyMap<string, number>): boolean {
    const changed = withQuantities(getValues('lines'), quantities);
    setFull(changed.length > maxCartLines);
    if (changed.length > maxCartLines) return false;
    setValue('lines', changed, { shouldDirty: true });
    clearErrors('lines');
    return true;
  }

  /** Leads to the quantity of a picked product, where Enter leads back. */
  function pick(product: ListedProduct) {
    const at = getValues('lines').findIndex(({ productId }) => productId === product._id);
    clearErrors('lines');
    if (at === -1) {
      append(newLine(product._id, '1'), {
        focusName: `lines.${fields.length}.quantity`,
        shouldFocus: true,
      });
    } else setFocus(`lines.${at}.quantity`, { shouldSelect: true });
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{words.goods}</h2>
        <PasteList
          groups={list.categories}
          numberedOn={list.numberedOn}
          quantities={
            new Map(lines.map(({ productId, quantity }) => [productId, parseNumber(quantity) ?? 0]))
          }
          onTake={setAll}
        />
      </div>
      <NumbersChanged numberedOn={list.numberedOn} />
      {list.isCut && (
        <Notice tone="yellow">{fill(words.listIsCut, { maximum: maxPriceList })}</Notice>
      )}
      {fields.length < maxCartLines && (
        <LineEntry ref={entry} groups={list.categories} onPick={pick} onSet={setAll} />
      )}
      {fields.length === 0 ? (
        <p className="text-ink-soft">{words.nothingYet}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {fields.map((field, index) => (
            <Line
              key={field.id}
              index={index}
              product={products.get(field.productId)}
              products={products}
              demand={facts.get(field.productId)?.demand ?? 0}
              onRemove={() => {
                remove(index);
                entry.current?.focus();
              }}
              onDone={() => entry.current?.focus()}
            />
          ))}
        </ul>
      )}
      <FormError
        message={
          isFull
            ? fill(words.tooMany, { maximum: maxCartLines })
            : error && fields.length === 0
              ? words.nothingChosen
              : undefined
        }
      />
    </div>
  );
}

type LineProps = {
  index: number;
  /** Undefined when it is no longer sold. */
  product: ListedProduct | undefined;
  products: Products;
  /** Pieces asked for in open enquiries. */
  demand: number;
  onRemove: () => void;
  /** After Enter in the quantity. */
  onDone: () => void;
};

function Line({ index, product, products, demand, onRemove, onDone }: LineProps) {
  const { control, register, setValue, formState } = useFormContext<DeskValues>();
  const line = useWatch({ control, name: `lines.${index}` }) as DeskLine | undefined;
  const [isOpen, setOpen] = useState(false);
  if (!line) return null;
  const errors = formState.errors.lines?.[index];
  const hasOwnPrice = isOpen || line.price !== '';
  const names = product ? namesOfListed(product) : { name: words.gone, nameTa: '' };
  const name = leadingName(names);
  const listPrice = product ? toRupees(unitPriceOf(product)) : 0;
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-48 flex-1">
          <p className="font-semibold wrap-anywhere">
            <ListNumber number={product?.listNumber} /> <span lang={langOfName(names)}>{name}</span>
            {product?.unit && (
              <span lang={langOfData} className="font-normal text-ink-soft">
                {`, ${product.unit}`}
              </span>
            )}
          </p>
          <p className="figures flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            {product && <StockOf product={product} quantity={parseNumber(line.quantity) ?? 0} />}
            {demand > 0 && <span>{fill(words.demand, { demand })}</span>}
            <span>{formatRupees(listPrice)}</span>
            {!hasOwnPrice && (
              <button
                type="button"
                className="link min-h-9 pointer-coarse:min-h-11"
                aria-label={fill(words.otherPriceOf, { product: name })}
                onClick={() => {
                  setOpen(true);
                  setValue(`lines.${index}.price`, String(listPrice), { shouldDirty: true });
                }}
              >
                {words.otherPrice}
              </button>
            )}
          </p>
        </div>
        <NumberField
          label={enquiryWords.quantity}
          isLabelHidden
          aria-label={fill(enquiryWords.quantityOf, { product: name })}
          inputMode="numeric"
          className="w-20"
          error={errors?.quantity?.message}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onDone();
          }}
          {...register(`lines.${index}.quantity`)}
        />
        <p className="figures min-w-24 py-2.5 text-right font-semibold">
          {formatRupees(toRupees(linePaise(line, products)))}
        </p>
        <IconButton
          label={fill(enquiryWords.takeOut, { product: name })}
          title={enquiryWords.takeOutTitle}
          tone="danger"
          icon={<TrashIcon />}
          onClick={onRemove}
        />
      </div>
      {hasOwnPrice && (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <NumberField
            label={enquiryWords.price}
            aria-label={fill(enquiryWords.priceOf, { product: name })}
            error={errors?.price?.message}
            {...register(`lines.${index}.price`)}
          />
          <TextField
            label={words.priceReason}
            hint={words.customerReads}
            aria-label={fill(words.priceReasonOf, { product: name })}
            autoComplete="off"
            required
            error={errors?.priceReason?.message}
            {...register(`lines.${index}.priceReason`)}
          />
          <Button
            variant="quiet"
            size="sm"
            className="justify-self-start"
            aria-label={fill(words.listPriceOf, { product: name })}
            onClick={() => {
              setOpen(false);
              setValue(`lines.${index}.price`, '', { shouldDirty: true });
              setValue(`lines.${index}.priceReason`, '');
            }}
          >
            {enquiryWords.listPrice}
          </Button>
        </div>
      )}
    </li>
  );
}

function StockOf({ product: { stock }, quantity }: { product: ListedProduct; quantity: number }) {
  return quantity > stock ? (
    <span className="font-semibold text-danger">{fill(words.onlyInStock, { stock })}</span>
  ) : (
    <span>{fill(words.inStock, { stock })}</span>
  );
}
