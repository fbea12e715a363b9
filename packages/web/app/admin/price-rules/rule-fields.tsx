import { fill, plural } from '@mathappu/contract/words';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useMay } from '#web/admin/api/use-may.ts';
import { ProductPicker } from '#web/admin/products/goes-with/product-picker.tsx';
import { useCategoryOptions } from '#web/admin/products/use-category-options.ts';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/admin/price-rules';
import { langOfData } from '#words/language';
import { CustomerPicker } from './customer-picker.tsx';
import { PickedRows } from './picked-rows.tsx';
import { exampleOf, type RuleValues } from './rule-values.ts';

// biome-ignore lint/suspicious/noExplicitAny: what is sent does not matter to the fields
type Form = { form: UseFormReturn<RuleValues, any, any> };

export function RuleFields({ form, isNew }: Form & { isNew: boolean }) {
  const { register, setValue, control, formState } = form;
  const { errors } = formState;
  const [takes, minimum, percent, amount] = useWatch({
    control,
    name: ['takes', 'minimum', 'percent', 'amount'],
  });
  const example = exampleOf({ takes, minimum, percent, amount });
  return (
    <>
      <TextField
        label={words.name}
        hint={words.nameHint}
        required
        maxLength={60}
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={words.code}
        hint={words.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        error={errors.code?.message}
        {...register('code')}
      />
      <TextField
        label={words.from}
        inputMode="decimal"
        placeholder="0"
        error={errors.minimum?.message}
        {...register('minimum')}
      />
      <Segmented
        legend={words.takes}
        options={[
          { value: 'percent', label: words.percent },
          { value: 'amount', label: words.amount },
        ]}
        value={takes}
        onChange={(value) => setValue('takes', value, { shouldDirty: true })}
      />
      {takes === 'percent' ? (
        <TextField
          label={words.percentLabel}
          inputMode="decimal"
          required
          error={errors.percent?.message}
          {...register('percent')}
        />
      ) : (
        <TextField
          label={words.amountLabel}
          inputMode="decimal"
          required
          error={errors.amount?.message}
          {...register('amount')}
        />
      )}
      {example && (
        <p role="status" className="figures -mt-2 text-sm font-semibold text-green-ink">
          {fill(words.example, {
            order: formatRupees(example.order),
            off: formatRupees(example.off),
          })}
        </p>
      )}
      <GoodsFields form={form} />
      <TextField
        label={words.startsAt}
        type="datetime-local"
        error={errors.startsAt?.message}
        {...register('startsAt')}
      />
      <TextField
        label={words.endsAt}
        hint={words.timeHint}
        type="datetime-local"
        error={errors.endsAt?.message}
        {...register('endsAt')}
      />
      <BuyerFields form={form} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={words.limit}
          hint={words.limitHint}
          inputMode="numeric"
          error={errors.limit?.message}
          {...register('limit')}
        />
        <TextField
          label={words.limitEach}
          hint={words.limitHint}
          inputMode="numeric"
          error={errors.limitEach?.message}
          {...register('limitEach')}
        />
      </div>
      {/* The list switches one off, and asks what becomes of the estimates that hold it. */}
      {isNew && <CheckboxField label={words.isOn} {...register('isOn')} />}
    </>
  );
}

function GoodsFields({ form: { setValue, control, formState } }: Form) {
  const [goods, categories, products] = useWatch({
    control,
    name: ['goods', 'categories', 'products'],
  });
  const options = useCategoryOptions() ?? [];
  const set = { shouldDirty: true } as const;
  return (
    <div className="grid gap-3">
      <Segmented
        legend={words.of}
        options={[
          { value: 'all', label: words.allGoods },
          { value: 'chosen', label: words.chosenGoods },
        ]}
        value={goods}
        onChange={(value) => setValue('goods', value, set)}
      />
      {goods === 'chosen' && (
        <>
          <fieldset className="grid gap-1 sm:grid-cols-2">
            <legend className="mb-1 font-semibold">{words.categories}</legend>
            {options.map(({ id, name }) => (
              <CheckboxField
                key={id}
                label={name}
                checked={categories.includes(id)}
                onChange={({ target }) =>
                  setValue(
                    'categories',
                    target.checked
                      ? [...categories, id]
                      : categories.filter((category) => category !== id),
                    set,
                  )
                }
              />
            ))}
          </fieldset>
          <PickedRows
            label={words.products}
            picked={products}
            onChange={(picked) => setValue('products', picked, set)}
          />
          <ProductPicker
            label={words.findProduct}
            exceptIds={products.map(({ _id }) => _id)}
            onPick={({ _id, name }) => setValue('products', [...products, { _id, name }], set)}
          />
          <FormError message={formState.errors.goods?.message} />
        </>
      )}
    </div>
  );
}

function BuyerFields({ form: { register, setValue, control, formState } }: Form) {
  const [buyers, accounts, hidden] = useWatch({
    control,
    name: ['buyers', 'accounts', 'hiddenMobiles'],
  });
  const may = useMay();
  const set = { shouldDirty: true } as const;
  return (
    <div className="grid gap-3">
      <Segmented
        legend={words.forWhom}
        options={[
          { value: 'all', label: words.everybody },
          { value: 'chosen', label: words.chosenBuyers },
        ]}
        value={buyers}
        onChange={(value) => setValue('buyers', value, set)}
      />
      {buyers === 'chosen' && (
        <>
          <PickedRows
            label={words.customers}
            picked={accounts}
            onChange={(picked) => setValue('accounts', picked, set)}
          />
          {may('listUsers') && (
            <CustomerPicker
              exceptIds={accounts.map(({ _id }) => _id)}
              onPick={(customer) => setValue('accounts', [...accounts, customer], set)}
            />
          )}
          <TextAreaField
            label={words.mobiles}
            hint={words.mobilesHint}
            rows={3}
            inputMode="numeric"
            lang={langOfData}
            error={formState.errors.mobiles?.message}
            {...register('mobiles')}
          />
          {hidden > 0 && (
            <p className="text-sm text-ink-soft">
              {fill(plural(words.hiddenMobiles, hidden), { count: hidden })}
            </p>
          )}
        </>
      )}
    </div>
  );
}
