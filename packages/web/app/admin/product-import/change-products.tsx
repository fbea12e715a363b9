import type { AnswerOf, BodyOf } from '@mathappu/contract/endpoint';
import { makerMaxLength } from '@mathappu/contract/limits';
import type { changeProducts } from '@mathappu/contract/product-import';
import { fill, plural } from '@mathappu/contract/words';
import { type FormEvent, useState } from 'react';
import { call } from '#web/admin/api/admin-call.ts';
import { MakerField } from '#web/admin/products/maker-field.tsx';
import { useInvalidateProducts } from '#web/admin/products/use-invalidate-products.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/admin/product-import';
import { langOfData } from '#words/language';
import { ChangedProducts } from './import-changes.tsx';

type Asked = BodyOf<typeof changeProducts>;
type Kind = Asked['change']['kind'];
type Preview = AnswerOf<typeof changeProducts>['data'];

type ChangeProductsProps = {
  isOpen: boolean;
  /** The chosen products, or all of a category. */
  of: Asked['of'];
  /** The changed products in words: '12 products' or the name of the category. */
  what: string;
  categories: readonly { id: string; name: string }[];
  onClose: () => void;
  onChanged: () => void;
};

/** One change of several products, with what they are before and after it. */
export function ChangeProducts(props: ChangeProductsProps) {
  const { isOpen, of, what, categories, onClose, onChanged } = props;
  const [fields, setFields] = useState<Fields>(noFields);
  const [error, setError] = useState<string>();
  const [shown, setShown] = useState<Preview>();
  const change = useChange(setShown, () => {
    onChanged();
    onClose();
  });

  function send(isDryRun: boolean) {
    const asked = readChange(fields);
    if (!asked) return setError(fields.kind === 'price' ? words.writeRise : words.writeDiscount);
    change.mutate({ of, change: asked, title: titleOf({ ...fields, what }), isDryRun });
  }

  /** The shown preview is outdated. */
  function edit(edited: Partial<Fields>) {
    setFields({ ...fields, ...edited });
    setShown(undefined);
    setError(undefined);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={fill(words.changeOf, { what })}
      actions={
        shown && shown.count > 0 ? (
          <Button isBusy={change.isPending} onClick={() => send(false)}>
            {fill(plural(words.changeNow, shown.count), { count: shown.count })}
          </Button>
        ) : (
          <Button type="submit" form="change-products" isBusy={change.isPending}>
            {words.showChanges}
          </Button>
        )
      }
    >
      <form
        id="change-products"
        className="grid gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send(shown === undefined);
        }}
      >
        <SelectField
          label={words.whatToChange}
          options={kinds}
          value={fields.kind}
          onChange={({ target }) => edit({ kind: target.value as Kind })}
        />
        <ChangeValue fields={fields} error={error} categories={categories} onEdit={edit} />
        {shown?.count === 0 && <p role="status">{words.nothingChanges}</p>}
        {shown && <RefusedProducts refused={shown.refused} />}
        {shown && <ChangedProducts changes={shown.changes} count={shown.count} />}
        <p className="text-sm text-ink-soft">{words.canBeUndone}</p>
      </form>
    </Dialog>
  );
}

/** A dry run is shown, a change is told of. */
function useChange(onShown: (preview: Preview) => void, onChanged: () => void) {
  const invalidateProducts = useInvalidateProducts();
  const showToast = useToastHere();

  return useMutation({
    mutationFn: async ({ isDryRun, ...asked }: Asked) => {
      const { data } = await call('changeProducts', {
        body: { ...asked, isDryRun },
        failureText: words.changeFailed,
      });
      return { data, isDryRun };
    },
    onSuccess: ({ data, isDryRun }) => {
      if (isDryRun) return onShown(data);
      const { count } = data;
      showToast({ kind: 'success', text: fill(plural(words.wereChanged, count), { count }) });
      onChanged();
    },
    onSettled: () => invalidateProducts(),
  });
}

/** The products whose price stays, by their names. */
function RefusedProducts({ refused }: Pick<Preview, 'refused'>) {
  const count = refused.length;
  if (count === 0) return null;
  return (
    <div role="status">
      <p>{fill(plural(words.aboveMrp, count), { count })}</p>
      <ul className="list-disc pl-5" lang={langOfData}>
        {refused.map(({ productId, name }) => (
          <li key={productId} className="wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

const kinds: { value: Kind; label: string }[] = [
  { value: 'price', label: words.columnPrice },
  { value: 'discount', label: words.columnDiscount },
  { value: 'category', label: words.columnCategory },
  { value: 'maker', label: words.columnMaker },
  { value: 'offSale', label: words.offSale },
];

type Fields = { kind: Kind; percent: string; categoryId: string; maker: string };

const noFields: Fields = { kind: 'price', percent: '', categoryId: '', maker: '' };

type ChangeValueProps = Pick<ChangeProductsProps, 'categories'> & {
  fields: Fields;
  error: string | undefined;
  onEdit: (edited: Partial<Fields>) => void;
};

/** What the products are changed to; going off sale has no value. */
function ChangeValue(props: ChangeValueProps) {
  const { kind, percent, categoryId, maker } = props.fields;
  if (kind === 'offSale') return null;
  if (kind === 'category')
    return (
      <SelectField
        label={words.columnCategory}
        placeholder={words.noCategory}
        options={props.categories.map(({ id, name }) => ({ value: id, label: name }))}
        value={categoryId}
        onChange={({ target }) => props.onEdit({ categoryId: target.value })}
      />
    );
  if (kind === 'maker')
    return (
      <MakerField
        label={words.columnMaker}
        maxLength={makerMaxLength}
        value={maker}
        onChange={({ target }) => props.onEdit({ maker: target.value })}
      />
    );
  return (
    <TextField
      label={kind === 'price' ? words.riseInPercent : words.columnDiscount}
      hint={kind === 'price' ? words.riseHint : undefined}
      inputMode="text"
      value={percent}
      error={props.error}
      onChange={({ target }) => props.onEdit({ percent: target.value })}
    />
  );
}

function readChange({ kind, percent, categoryId, maker }: Fields): Asked['change'] | undefined {
  if (kind === 'category') return { kind, categoryId: categoryId || null };
  if (kind === 'maker') return { kind, maker: maker.trim() };
  if (kind === 'offSale') return { kind };
  const typed = percent.trim().replace(/\s*%$/, '').replace('−', '-');
  if (!/^[+-]?\d{1,3}(?:\.\d{1,2})?$/.test(typed)) return undefined;
  const number = Number(typed);
  const isPossible =
    kind === 'price'
      ? number >= -90 && number <= 500 && number !== 0
      : number >= 0 && number <= 100;
  return isPossible ? { kind, percent: number } : undefined;
}

/** The name of the change in the list of imports. */
function titleOf({ kind, percent, maker, what }: Fields & { what: string }): string {
  const label = kinds.find(({ value }) => value === kind)?.label ?? '';
  const isPercent = kind === 'price' || kind === 'discount';
  const value = isPercent ? ` ${percent.trim()}` : kind === 'maker' ? ` ${maker.trim()}` : '';
  return `${label}${value}: ${what}`.slice(0, 120);
}
