import { toShopDay } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
import { callForFile } from '#web/admin/api/admin-call.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { RadioCard } from '#web/ui/fields/radio-card.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { DownloadIcon } from '#web/ui/images/file-icons.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import * as words from '#words/admin/orders';
import { daysOf, exportMonths } from './export-months.ts';
import { type readOrderFilter, statusFilterOptions } from './orders-query.ts';

type ExportOrdersProps = { filter: ReturnType<typeof readOrderFilter> };

const files = [
  {
    rows: 'orders',
    label: words.orders,
    description: words.exportOrdersHint,
    name: 'orders',
  },
  {
    rows: 'lines',
    label: words.productsSold,
    description: words.productsSoldHint,
    name: 'order-lines',
  },
  {
    rows: 'taxDocuments',
    label: words.taxDocuments,
    description: words.taxDocumentsHint,
    name: 'tax-papers',
  },
] as const;

/** A shop that is not registered issues no tax documents. */
const filesOf = ({ gstin }: ReturnType<typeof useShop>) =>
  files.filter(({ rows }) => rows !== 'taxDocuments' || gstin);

/** Exports the orders that the list shows, all its pages of them, or those of one month. */
export function ExportOrders({ filter }: ExportOrdersProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<DownloadIcon />} onClick={() => setOpen(true)}>
        {words.exportCsv}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.exportOrders}
        description={words.exportFor}
      >
        <ExportForm filter={filter} />
      </Dialog>
    </>
  );
}

function ExportForm({ filter }: ExportOrdersProps) {
  const [file, setFile] = useState<(typeof files)[number]>(files[0]);
  const [month, setMonth] = useState('');
  const now = new Date();
  const shop = useShop();
  const areTaxDocuments = file.rows === 'taxDocuments';

  async function fetchFile() {
    const { rows } = file;
    const failureText = words.exportFailed;
    const content = await (rows === 'taxDocuments'
      ? callForFile('exportTaxPapers', { query: daysOf(month, now), failureText })
      : callForFile('exportOrders', {
          query: { ...filter, month: month || undefined, rows },
          failureText,
        }));
    return { content, name: `${file.name}-${month || toShopDay(now)}.csv` };
  }

  return (
    <div className="grid gap-5">
      <fieldset className="grid gap-3">
        <legend className="sr-only">{words.exportFile}</legend>
        {filesOf(shop).map((choice) => (
          <RadioCard
            key={choice.rows}
            name="export-rows"
            label={choice.label}
            description={choice.description}
            checked={choice === file}
            onChange={() => setFile(choice)}
          />
        ))}
      </fieldset>
      <SelectField
        label={areTaxDocuments ? words.issuedIn : words.placedIn}
        placeholder={words.allMonths}
        options={exportMonths(now)}
        value={month}
        onChange={(event) => setMonth(event.target.value)}
      />
      {!areTaxDocuments && <FilterNote filter={filter} />}
      <DownloadButton variant="primary" fetchFile={fetchFile}>
        {words.download}
      </DownloadButton>
    </div>
  );
}

function FilterNote({ filter: { status, userId, owing, search } }: ExportOrdersProps) {
  const filters = [
    statusFilterOptions.find(({ value }) => value === status)?.label,
    userId && words.filteredByCustomer,
    owing && words.filteredByOwing,
    search && `‘${search}’`,
  ].filter(Boolean);
  if (filters.length === 0) return null;
  return (
    <p className="wrap-anywhere text-ink-soft">
      {fill(words.filteredBy, { filters: filters.join(', ') })}
    </p>
  );
}
