import { type ShouldRevalidateFunction, useSearchParams } from 'react-router';
import { useMay } from '#web/admin/api/use-may.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { readChoice } from '#web/lists/list-address.ts';
import { deskPath } from '#web/navigation/paths.ts';
import { isArrival } from '#web/session/start-reads.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import { title as newOrder } from '#words/admin/desk';
import * as enquiryWords from '#words/admin/enquiries';
import * as words from '#words/admin/orders';
import { startAdminReads } from '../frame/start-admin-reads.ts';
import { TabRow } from '../frame/tab-row.tsx';
import type { Route } from './+types/admin-order-page';
import { OrderList } from './admin-order-list.tsx';
import { ExportOrders } from './export-orders.tsx';
import { discrepanciesQuery, ordersQuery, readOrderFilter } from './orders-query.ts';

export const meta = pageMeta({
  title: words.title,
  description: words.description,
  isPrivate: true,
});

const views = [
  { tab: '', label: words.orders },
  { tab: 'enquiries', label: enquiryWords.enquiries },
] as const;

const readView = (params: URLSearchParams) => readChoice(params, 'view', ['enquiries']) ?? '';

const loadEnquiries = () => import('../enquiries/admin-enquiry-list.tsx');

export const loader = () => null;
export function clientLoader({ url: { searchParams } }: Route.ClientLoaderArgs) {
  if (readView(searchParams)) return null;
  return startAdminReads([ordersQuery(searchParams), discrepanciesQuery]);
}
clientLoader.hydrate = true as const;
export const shouldRevalidate: ShouldRevalidateFunction = (navigation) =>
  isArrival(navigation) ||
  readView(navigation.currentUrl.searchParams) !== readView(navigation.nextUrl.searchParams);

export default function OrderAdminPage() {
  const [params] = useSearchParams();
  const view = readView(params);
  const may = useMay();
  const enquiries = useLazyModule(loadEnquiries, view !== '');
  return (
    <>
      <PageHeading
        title={words.title}
        actions={
          <>
            {view === '' && may('exportOrders') && (
              <ExportOrders filter={readOrderFilter(params)} />
            )}
            {may('createQuote') && <LinkButton to={deskPath()}>{newOrder}</LinkButton>}
          </>
        }
      />
      <TabRow label={enquiryWords.views} param="view" tabs={views} current={view} />
      {view === '' && <OrderList />}
      {view !== '' && enquiries && <enquiries.EnquiryList />}
    </>
  );
}
