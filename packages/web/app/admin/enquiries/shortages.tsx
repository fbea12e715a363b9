import type { QuoteEdit, Shortage, StaffQuote } from '@mathappu/contract/enquiries/admin-enquiries';
import { fill } from '@mathappu/contract/words';
import type { Answer } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/admin/enquiries';
import { toWhatIsThere } from './enquiry-values.ts';

type ShortagesProps = {
  quote: StaffQuote;
  shortages: readonly Shortage[];
  save: (edit: QuoteEdit) => Promise<Answer<'editQuote'>>;
  onSaved: (answer: Answer<'editQuote'>) => void;
};

/**
 * The lines with too little stock, and a button that lowers their quantities to the stock. It does
 * not confirm the enquiry.
 */
export function Shortages({ quote, shortages, save, onSaved }: ShortagesProps) {
  const edit = toWhatIsThere(quote, shortages);
  const isSomethingLeft = edit.lines.some(({ quantity }) => quantity > 0);
  const saving = useMutation({ mutationFn: () => save(edit), onSuccess: onSaved });
  const isSold = (id: string) =>
    quote.lines.some(({ productId, stock }) => productId === id && stock !== null);
  return (
    <Notice tone="red" icon={<AlertIcon />} isLive>
      <p className="font-semibold">{words.shortages}</p>
      <ul className="figures my-1 list-disc pl-5">
        {shortages.map(({ productId, name: product, needed, stock }) => (
          <li key={productId} className="wrap-anywhere">
            {isSold(productId)
              ? fill(words.shortage, { product, needed, stock })
              : fill(words.shortageNotSold, { product, needed })}
          </li>
        ))}
      </ul>
      {isSomethingLeft ? (
        <Button
          variant="secondary"
          size="sm"
          isBusy={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {words.setToStock}
        </Button>
      ) : (
        <p>{words.nothingThere}</p>
      )}
    </Notice>
  );
}
