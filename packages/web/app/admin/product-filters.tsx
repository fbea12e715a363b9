import { lowStock } from '@mathappu/contract/limits';
import { SelectField } from '#web/ui/select-field.tsx';
import type { AddressChanges } from './list-address.ts';
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
  onChange: (changes: AddressChanges) => void;
};

export function ProductFilters({ search, stock, total, onChange }: ProductFiltersProps) {
  return (
    <div className="mb-4">
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
      <p role="status" className="figures mt-3 min-h-6.5 text-ink-soft">
        {total !== undefined && `${total} ${total === 1 ? 'product' : 'products'}`}
      </p>
    </div>
  );
}
