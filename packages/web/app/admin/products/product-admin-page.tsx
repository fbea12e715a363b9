import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { categoriesQuery } from '#web/admin/categories/categories-query.ts';
import { startAdminReads } from '#web/admin/frame/start-admin-reads.ts';
import { ExportProducts } from '#web/admin/product-import/export-products.tsx';
import { ImportProducts } from '#web/admin/product-import/import-products.tsx';
import { pageMeta } from '#web/document/page-meta.ts';
import { readChoice } from '#web/lists/list-address.ts';
import { isArrival } from '#web/session/start-reads.ts';
import { PlusIcon } from '#web/ui/images/edit-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/admin/products';
import type { Route } from './+types/product-admin-page';
import { ProductAdminList } from './product-admin-list.tsx';
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
] as const;

const readView = (params: URLSearchParams) =>
  readChoice(
    params,
    'tab',
    views.map(({ tab }) => tab),
  ) ?? '';

const loadSynonyms = () => import('#web/admin/synonyms/synonym-admin.tsx');
const loadReviews = () => import('#web/admin/reviews/review-admin.tsx');
const loadRules = () => import('#web/admin/listing-rules/listing-rule-admin.tsx');
const loadCategories = () => import('#web/admin/categories/category-admin.tsx');

export default function ProductAdminPage() {
  const [params] = useSearchParams();
  const view = readView(params);
  const tabs = useRef<HTMLElement>(null);
  // On a phone the tabs are wider than the screen. Not by the link's own ref, which the router sets
  // anew with each rendering: that would scroll the page, as under a press.
  useEffect(() => {
    const at = views.findIndex(({ tab }) => tab === view);
    tabs.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [view]);
  const categories = useLazyModule(loadCategories, view === 'categories');
  const synonyms = useLazyModule(loadSynonyms, view === 'synonyms');
  const reviews = useLazyModule(loadReviews, view === 'reviews');
  const rules = useLazyModule(loadRules, view === 'rules');
  return (
    <>
      <PageHeading
        title={words.title}
        actions={
          <>
            <LinkButton
              to="/admin/Uploadproduct"
              icon={<PlusIcon />}
              className="max-sm:basis-full sm:order-last"
            >
              {words.add}
            </LinkButton>
            <ExportProducts />
            <ImportProducts />
          </>
        }
      />
      <nav
        ref={tabs}
        aria-label={words.views}
        className="mb-6 flex gap-2 overflow-x-auto border-b border-line"
      >
        {views.map(({ tab, label }) => (
          <Link
            key={label}
            to={{ search: tab && `?tab=${tab}` }}
            aria-current={tab === view ? 'page' : undefined}
            className="-mb-px inline-flex min-h-11 shrink-0 items-center border-b-3 border-transparent px-3 sm:px-4 font-semibold text-ink-soft hover:text-ink aria-[current=page]:border-teal aria-[current=page]:text-teal"
          >
            {label}
          </Link>
        ))}
      </nav>
      {view === '' && <ProductAdminList />}
      {view === 'categories' && categories && <categories.CategoryAdmin />}
      {view === 'synonyms' && synonyms && <synonyms.SynonymAdmin />}
      {view === 'reviews' && reviews && <reviews.ReviewAdmin />}
      {view === 'rules' && rules && <rules.ListingRuleAdmin />}
    </>
  );
}
