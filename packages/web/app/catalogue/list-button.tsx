import type { ProductQuery } from '@mathappu/contract/catalogue/product-address';
import type { KeyboardEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonVariant, buttonLooks } from '#web/ui/button-looks.ts';
import { productListPath } from './product-list-query.ts';

type ListButtonProps = Omit<LinkProps, 'to' | 'className'> & {
  query: ProductQuery;
  variant?: ButtonVariant;
  /** Its classes, where it does not look like a button. */
  looks?: string;
};

/** Shows the list otherwise: a button that works as a link before its script is there, and without. */
export const ListButton = ({ query, variant, looks, ...props }: ListButtonProps) => (
  <Link
    role="button"
    preventScrollReset
    {...props}
    to={productListPath(query)}
    className={looks ?? buttonLooks(variant)}
    onKeyDown={pressOnSpace}
  />
);

/** Reacts to the space bar, as buttons do. */
function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
