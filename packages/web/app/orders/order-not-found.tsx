import { BoxIcon } from '#web/ui/images/shop-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { myOrders } from '#words/frame';
import * as words from '#words/orders';

type OrderNotFoundProps = { title?: string; hint?: string; listPath?: string };

export function OrderNotFound({
  title = words.notFound,
  hint = words.notFoundHint,
  listPath = '/myorder',
}: OrderNotFoundProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center py-14 text-center">
      <span className="mb-4 grid size-16 place-items-center rounded-pill bg-gold-soft text-yellow-ink">
        <BoxIcon className="size-8" />
      </span>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 text-ink-soft">{hint}</p>
      <LinkButton to={listPath} className="mt-6">
        {myOrders}
      </LinkButton>
    </div>
  );
}
