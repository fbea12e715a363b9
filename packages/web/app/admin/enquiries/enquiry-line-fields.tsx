import type { StaffQuote } from '@mathappu/contract/enquiries/admin-enquiries';
import { maxCartLines } from '@mathappu/contract/limits';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { type FoundProduct, ProductPicker } from '#web/admin/products/goes-with/product-picker.tsx';
import * as words from '#words/admin/enquiries';
import { EnquiryLine } from './enquiry-line.tsx';
import {
  countGoods,
  type EnquiryValues,
  lineValues,
  listPriceOf,
  type StaffLine,
} from './enquiry-values.ts';

/** The goods, and a search that adds to them. */
export function EnquiryLineFields({ quote }: { quote: StaffQuote }) {
  const { control } = useFormContext<EnquiryValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines', keyName: 'key' });
  const lines = useWatch({ control, name: 'lines' });
  return (
    <>
      <ul className="divide-y divide-line">
        {fields.map(({ key, of }, index) => {
          // Stock and demand are read again while the form is open.
          const stored = quote.lines.find(({ productId }) => productId === of.productId);
          return (
            <EnquiryLine
              key={key}
              index={index}
              line={stored ?? of}
              onRemove={stored ? undefined : () => remove(index)}
            />
          );
        })}
      </ul>
      {countGoods(lines) < maxCartLines && (
        <div className="mt-3">
          <ProductPicker
            label={words.addProduct}
            exceptIds={fields.map(({ of }) => of.productId)}
            canPick={({ price, listingProblems }) => price !== null && listingProblems.length === 0}
            onPick={(product) => append(lineValues(newLine(product), 1), { shouldFocus: false })}
          />
        </div>
      )}
    </>
  );
}

/** At the price of today. */
function newLine(product: FoundProduct): StaffLine {
  const { _id, name, nameTa, image, unit, listNumber, price, discount, stock } = product;
  const line: StaffLine = {
    ...{ productId: _id, name, nameTa, image: image[0] ?? '', unit: unit ?? '', discount, stock },
    listNumber,
    listPrice: price ?? 0,
    price: 0,
    priceReason: '',
    reason: '',
    isSold: true,
    asked: null,
    quantity: 0,
    total: 0,
    priceToday: null,
    demand: 0,
  };
  const priceToday = listPriceOf(line);
  return { ...line, price: priceToday, priceToday };
}
