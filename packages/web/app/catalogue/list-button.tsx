import type { ProductQuery } from '@mathappu/contract/catalogue/product-address';
import type { KeyboardEvent } from 'react';
import { LinkButton } from '#web/ui/link-button.tsx';
import { productListPath } from './product-list-query.ts';

type ListButtonProps = Omit<Parameters<typeof LinkButton>[0], 'to'> & { query: ProductQuery };

/** Shows the list otherwise: a button that works as a link before its script is there, and without. */
export const ListButton = ({ query, ...props }: ListButtonProps) => (
  <LinkButton
    role="button"
    preventScrollReset
    {...props}
    to={productListPath(query)}
    onKeyDown={pressOnSpace}
  />
);

/** As buttons do. */
function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
