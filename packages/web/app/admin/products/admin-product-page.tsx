import { useSearchParams } from 'react-router';
import { pageMeta } from '#web/head/page-meta.ts';
import { readChoice } from '#web/lists/list-address.ts';
import { isArrival } from '#web/session/start-reads.ts';
import { PlusIcon } from '#web/ui/images/edit-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/admin/products';
import { categoriesQuery } from '../categories/categories-query.ts';
import { IfMay } from '../frame/if-may.tsx';
import { startAdminReads } from '../frame/start-admin-reads.ts';
import { TabRow } from '../frame/tab-row.tsx';
import { ExportProducts } from '../product-import/export-products.tsx';
import { ImportProducts } from '../product-import/import-products.tsx';
import type { Route } from './+types/admin-product-page';
import { ProductAdminList } from './admin-product-list.tsx';
import { productsQuery } from './products-query.ts';

export const meta = pageMeta({
  title: words.title,
  description: words.description,
  isPrivate: true,
});

export const loader = () => null;
export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  startAdminReads(
    {
      '': [productsQuery(url.searchParams)],
      categories: [categoriesQuery],
      synonyms: [],
      reviews: [],
      rules: [],
      prices: [],
    }[readView(url.searchParams)],
  );
clientLoader.hydrate = true as const;
export const shouldRevalidate = isArrival;

const views = [
  { tab: '', label: words.products },
  { tab: 'categories', label: words.categories },
  { tab: 'synonyms', label: words.synonyms },
  { tab: 'reviews', label: words.reviews },
  { tab: 'rules', label: words.rules },
  { tab: 'prices', label: words.priceRules },
] as const;

const readView = (params: URLSearchParams) =>
  readChoice(
    params,
    'tab',
    views.map(({ tab }) => tab),
  ) ?? '';

const loadSynonyms = () => import('../synonyms/synonym-admin.tsx');
const loadReviews = () => import('../reviews/review-admin.tsx');
const loadRules = () => import('../listing-rules/listing-rule-admin.tsx');
const loadPrices = () => import('../price-rules/price-rule-admin.tsx');
const loadCategories = () => import('../categories/category-admin.tsx');

export default function ProductAdminPage() {
  const [params] = useSearchParams();
  const view = readView(params);
  const categories = useLazyModule(loadCategories, view === 'categories');
  const synonyms = useLazyModule(loadSynonyms, view === 'synonyms');
  const reviews = useLazyModule(loadReviews, view === 'reviews');
  const rules = useLazyModule(loadRules, view === 'rules');
  const prices = useLazyModule(loadPrices, view === 'prices');
  return (
    <>
      <PageHeading
        title={words.title}
        actions={
          <>
            <IfMay call="createProduct">
              <LinkButton
                to="/admin/Uploadproduct"
                icon={<PlusIcon />}
                className="max-sm:basis-full sm:order-last"
              >
                {words.add}
              </LinkButton>
            </IfMay>
            <IfMay call="exportProducts">
              <ExportProducts />
            </IfMay>
            <IfMay call="startProductImport">
              <ImportProducts />
            </IfMay>
          </>
        }
      />
      <TabRow label={words.views} tabs={views} current={view} />
      {view === '' && <ProductAdminList />}
      {view === 'categories' && categories && <categories.CategoryAdmin />}
      {view === 'synonyms' && synonyms && <synonyms.SynonymAdmin />}
      {view === 'reviews' && reviews && <reviews.ReviewAdmin />}
      {view === 'rules' && rules && <rules.ListingRuleAdmin />}
      {view === 'prices' && prices && <prices.PriceRuleAdmin />}
    </>
  );
}
