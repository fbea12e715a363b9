import { listProducts } from '@mathappu/contract/catalogue';
import { useSearchParams } from 'react-router';
import { serverCallContext } from '#web/api/server-call.ts';
import { useRead } from '#web/api/use-read.ts';
import { pageMeta } from '#web/shop/page-meta.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Route } from './+types/product-list-page';

export const meta = pageMeta({
  title: 'Products',
  description: 'Crackers, sparklers, fountains and rockets, delivered free in Tamil Nadu.',
});

const inputOf = (query: URLSearchParams) => ({
  body: { page: Number(query.get('page') ?? 1), search: query.get('search') ?? '' },
});

export const loader = ({ context, url }: Route.LoaderArgs) =>
  context.get(serverCallContext)(listProducts, inputOf(url.searchParams));
export const clientLoader = () => null;

export default function ProductListPage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { data } = useRead('listProducts', inputOf(query), { initial: loaderData });
  return (
    <div className="page-column py-8">
      <PageHeading title="Products" />
      <ul>
        {data?.data.map(({ _id, name }) => (
          <li key={_id}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
