import type { Product } from '@mathappu/contract/catalogue';
import { maxProductsAtOnce } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { call } from '#web/admin/api/admin-call.ts';
import { IfMay } from '#web/admin/frame/if-may.tsx';
import { CallError } from '#web/api/call-error.ts';
import { ListPager } from '#web/lists/list-pager.tsx';
import { ListSkeleton } from '#web/lists/list-skeleton.tsx';
import { ReadStates } from '#web/lists/read-states.tsx';
import { SelectEntry } from '#web/lists/select-entry.tsx';
import { type ListAddress, useListAddress } from '#web/lists/use-list-address.ts';
import { type Selection, useSelection } from '#web/lists/use-selection.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as importWords from '#words/admin/product-import';
import * as words from '#words/admin/products';
import { type Conflict, conflictOf, whoAndWhen } from '../frame/conflict.tsx';
import { ChangeButton } from '../product-import/change-button.tsx';
import { DeletedProducts } from './deleted-products.tsx';
import { NumberAnew } from './number-anew.tsx';
import { UnlistedReasons } from './passport/unlisted-reasons.tsx';
import { PictureDrop } from './pictures/picture-drop.tsx';
import { UnsavedPhotos } from './pictures/take-photo.tsx';
import { ProductFilters } from './product-filters.tsx';
import { editLinkId, ProductTable } from './product-table.tsx';
import { pageSize, productsQuery, readCategory, readListing, readStock } from './products-query.ts';
import { type ProductOutcome, useListState } from './return-to-list.ts';
import { SelectedProducts } from './selected-products.tsx';
import { type CategoryOption, useCategoryOptions } from './use-category-options.ts';
import { useInvalidateProducts } from './use-invalidate-products.ts';
import { useRestoreProduct } from './use-restore-product.ts';

const noProducts: readonly Product[] = [];

export function ProductAdminList() {
  const address = useListAddress('product');
  const { params, page, setPage } = address;
  const read = useQuery(productsQuery(params));
  const category = readCategory(params);
  const categories = useCategoryOptions();
  const inCategory = categories?.find(({ slug }) => slug === category);
  const selectAll = useRef<HTMLDivElement>(null);
  const selection = useProductSelection(read.data?.data ?? noProducts);

  const { outcome, setOutcome, deletingId, remove } = useRemoval(read.isFetching, selection);

  return (
    <>
      <ProductFilters
        address={address}
        categories={categories}
        total={read.data && { total: read.data.totalCount }}
      />
      <UnsavedPhotos listed={read.data?.data ?? noProducts} />
      <ReadStates
        read={read}
        failureText={words.loadFailed}
        skeleton={<ListSkeleton text={words.loading} rowHeight="h-88 md:h-26 lg:h-20" />}
      >
        {({ data: products, totalCount, totalPages }) => (
          <PictureDrop>
            {(addPictures) => (
              <>
                {products.length > 0 ? (
                  <>
                    <IfMay call="changeProducts">
                      <SelectAll
                        ref={selectAll}
                        selection={selection}
                        category={inCategory}
                        categories={categories ?? []}
                        addPictures={addPictures}
                      />
                    </IfMay>
                    <ProductTable
                      products={products}
                      isBusy={read.isPlaceholderData}
                      listSearch={String(params)}
                      selection={selection}
                      deletingId={deletingId}
                      onDelete={remove}
                    />
                  </>
                ) : (
                  <NoProducts address={address} />
                )}
                {!read.isPlaceholderData && (
                  <ListPager
                    paging={{ page, limit: pageSize, total: totalCount, totalPages }}
                    things={words.things}
                    onPage={setPage}
                  />
                )}
              </>
            )}
          </PictureDrop>
        )}
      </ReadStates>
      <SelectedProducts
        selection={selection}
        categories={categories ?? []}
        onEmptied={() => selectAll.current?.querySelector('input')?.focus()}
      />
      <IfMay call="updateProduct">
        <div className="mt-4 flex flex-wrap justify-end gap-2">
          <NumberAnew />
          <DeletedProducts />
        </div>
      </IfMay>
      <OutcomeDialog outcome={outcome} onClose={() => setOutcome(undefined)} />
    </>
  );
}

type SelectAllProps = {
  ref: RefObject<HTMLDivElement | null>;
  selection: Selection<Product>;
  /** The category whose products are listed. */
  category: CategoryOption | undefined;
  categories: readonly CategoryOption[];
  addPictures: ReactNode;
};

function SelectAll({ ref, selection, category, categories, addPictures }: SelectAllProps) {
  return (
    <div ref={ref} className="mb-1 flex flex-wrap items-center gap-x-1 gap-y-2 pl-4">
      <SelectEntry
        label={words.selectAll}
        isSelected={selection.areAllSelected}
        onToggle={selection.toggleAll}
      />
      <span aria-hidden="true" className="text-sm text-ink-soft">
        {words.selectAll}
      </span>
      <span className="ml-auto flex flex-wrap justify-end gap-2">
        {addPictures}
        {category && (
          <ChangeAllOf category={category} categories={categories} onChanged={selection.clear} />
        )}
      </span>
    </div>
  );
}

/** Deletes a product, and says how that or an edit of a product on its own page has ended. */
function useRemoval(isReading: boolean, selection: Selection<Product>) {
  const listState = useListState();
  const [outcome, setOutcome] = useState(listState.success);
  const focusProductId = useRef(listState.productId);
  const { deletingId, deleteProduct } = useDeleteProduct();

  // Once the dialog is closed and the list read again, the focus returns to the product worked on.
  useEffect(() => {
    if (isReading || outcome || !focusProductId.current) return;
    document.getElementById(editLinkId(focusProductId.current))?.focus();
    focusProductId.current = undefined;
  }, [isReading, outcome]);

  async function remove(product: Product, neighbour: Product | undefined) {
    if (!window.confirm(words.removeQuestion)) return;
    try {
      const { message } = await deleteProduct(product);
      selection.remove([product._id]);
      focusProductId.current = neighbour?._id;
      setOutcome({
        title: message,
        text: fill(words.removed, { name: product.name }),
        deletedId: product._id,
      });
    } catch (error) {
      const conflict = conflictOf(error, 'productChanged');
      if (conflict) setOutcome(notDeleted(conflict));
      else if (!(error instanceof CallError)) throw error;
    }
  }

  return { outcome, setOutcome, deletingId, remove };
}

function useProductSelection(entries: readonly Product[]) {
  const showToast = useToastHere();
  return useSelection<Product>({
    entries,
    idOf: ({ _id }) => _id,
    max: maxProductsAtOnce,
    onFull: () =>
      showToast({ kind: 'info', text: fill(words.atMostSelected, { maximum: maxProductsAtOnce }) }),
  });
}

type ChangeAllOfProps = {
  category: CategoryOption;
  categories: readonly CategoryOption[];
  onChanged: () => void;
};

/** Changes all products of a category at once. */
const ChangeAllOf = ({ category, categories, onChanged }: ChangeAllOfProps) => (
  <ChangeButton
    label={fill(importWords.changeAllOf, { what: category.name })}
    size="sm"
    of={{ categoryId: category.id }}
    what={category.name}
    categories={categories}
    onChanged={onChanged}
  />
);

const everything = {
  search: undefined,
  stock: undefined,
  listing: undefined,
  category: undefined,
};

function NoProducts({ address: { params, search, filter } }: { address: ListAddress }) {
  const isFiltered = search || readStock(params) || readListing(params) || readCategory(params);
  return (
    <EmptyState title={words.none}>
      {isFiltered && (
        <Button variant="secondary" onClick={() => filter(everything)}>
          {words.showAll}
        </Button>
      )}
    </EmptyState>
  );
}

const notDeleted = (conflict: Conflict): ProductOutcome => ({
  title: words.notRemoved,
  text: fill(words.listShowsIt, { change: fill(words.changed, whoAndWhen(conflict)) }),
});

type OutcomeDialogProps = { outcome: ProductOutcome | undefined; onClose: () => void };

function OutcomeDialog({ outcome, onClose }: OutcomeDialogProps) {
  const { restore } = useRestoreProduct();
  const deletedId = outcome?.deletedId;
  return (
    <Dialog
      isOpen={outcome !== undefined}
      onClose={onClose}
      size="sm"
      title={outcome?.title ?? ''}
      description={outcome && <span className="wrap-anywhere">{outcome.text}</span>}
      actions={
        <>
          {deletedId && (
            <Button variant="secondary" onClick={() => restore(deletedId).then(onClose)}>
              {words.undoRemove}
            </Button>
          )}
          <Button onClick={onClose}>{words.ok}</Button>
        </>
      }
    >
      {outcome?.reasons && <UnlistedReasons reasons={outcome.reasons} />}
    </Dialog>
  );
}

/** Deletes a product as the admin sees it: not when somebody else has changed it meanwhile. */
function useDeleteProduct() {
  const invalidateProducts = useInvalidateProducts();
  const { isPending, variables, mutateAsync } = useMutation({
    mutationFn: ({ _id, version }: Product) =>
      call('deleteProduct', {
        params: { productId: _id },
        query: { version: String(version) },
        failureText: words.removeFailed,
      }),
    // Read again even after a failure: the product may be deleted already.
    onSettled: () => invalidateProducts(),
  });
  return { deletingId: isPending ? variables._id : undefined, deleteProduct: mutateAsync };
}
