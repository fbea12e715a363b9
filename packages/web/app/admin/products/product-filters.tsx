import { lowStock } from '@mathappu/contract/limits';
import type { ParamChanges } from '#web/lists/list-address.ts';
import { ListTotal } from '#web/lists/list-total.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { ProductSearch } from './product-search.tsx';

export const stockFilters = ['low'] as const;
type StockFilter = (typeof stockFilters)[number];

const stockOptions: { value: StockFilter; label: string }[] = [
  { value: 'low', label: `Running out (${lowStock} or fewer)` },
];

type ProductFiltersProps = {
  search: string;
  stock: StockFilter | undefined;
  total: number | undefined;
  onChange: (changes: ParamChanges) => void;
};

export function ProductFilters({ search, stock, total, onChange }: ProductFiltersProps) {
  return (
    <div className="mb-4 space-y-3">
      <div className="flex flex-wrap gap-3">
        <ProductSearch search={search} onSearch={(text) => onChange({ search: text })} />
        <SelectField
          label="Stock"
          hideLabel
          placeholder="Any stock"
          options={stockOptions}
          value={stock ?? ''}
          onChange={(event) => onChange({ stock: event.target.value })}
          className="grow sm:max-w-2xs"
        />
      </div>
      <ListTotal total={total} thing="product" />
    </div>
  );
}
