import type { ProductQuery } from '@mathappu/contract/catalogue/product-address';
import { Pagination } from '#web/ui/pagination.tsx';
import * as words from '#words/catalogue';
import { productListPath } from './product-list-query.ts';

type ListPagesProps = { query: ProductQuery; totalPages: number };

export const ListPages = ({ query, totalPages }: ListPagesProps) => (
  <Pagination
    label={words.pages}
    className="mt-8"
    page={query.page}
    totalPages={totalPages}
    hrefFor={(page) => productListPath({ ...query, page })}
  />
);
