import type { Product } from '@mathappu/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ListPager } from '#web/lists/list-pager.tsx';
import { ListSkeleton } from '#web/lists/list-skeleton.tsx';
import { ReadStates } from '#web/lists/read-states.tsx';
import { useListAddress } from '#web/lists/use-list-address.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ProductFilters } from './product-filters.tsx';
import { editLinkId, ProductTable } from './product-table.tsx';
import { pageSize, productsFailureText, productsQuery, readStock } from './products-query.ts';
import { type ProductSuccess, useListState } from './return-to-list.ts';
import { useDeleteProduct } from './use-delete-product.ts';

export function ProductAdminList() {
  const address = useListAddress('product');
  const { params, page, search, filter, setPage } = address;
  const stock = readStock(params);
  const read = useQuery(productsQuery(params));
  const listState = useListState();
  const [success, setSuccess] = useState(listState.success);
  const focusProductId = useRef(listState.productId);
  const deleting = useDeleteProduct();

  // Once the dialog is closed and the list read again, the focus returns to the product worked on.
  useEffect(() => {
    if (read.isFetching || success || !focusProductId.current) return;
    document.getElementById(editLinkId(focusProductId.current))?.focus();
    focusProductId.current = undefined;
  }, [read.isFetching, success]);

  async function remove(product: Product, neighbour: Product | undefined) {
    if (!window.confirm('Are you sure you want to delete this product?')) return;
    const title = await deleting.remove(product._id);
    if (title === undefined) return;
    focusProductId.current = neighbour?._id;
    setSuccess({ title, text: `${product.name} is no longer in the shop.` });
  }

  return (
    <>
      <ProductFilters
        search={search}
        stock={stock}
        total={read.data?.totalCount}
        onChange={filter}
      />
      <ReadStates
        read={read}
        failureText={productsFailureText}
        skeleton={<ListSkeleton text="Loading products…" rowHeight="h-87 md:h-19 lg:h-22" />}
      >
        {({ data: products, totalCount, totalPages }) => (
          <>
            {products.length > 0 ? (
              <ProductTable
                products={products}
                isBusy={read.isPlaceholderData}
                listSearch={String(params)}
                deletingId={deleting.productId}
                onDelete={remove}
              />
            ) : (
              <EmptyState title="No products found. Add a new product to get started.">
                {(search || stock) && (
                  <Button
                    variant="secondary"
                    onClick={() => filter({ search: undefined, stock: undefined })}
                  >
                    Show all products
                  </Button>
                )}
              </EmptyState>
            )}
            {!read.isPlaceholderData && (
              <ListPager
                paging={{ page, limit: pageSize, total: totalCount, totalPages }}
                things="products"
                onPage={setPage}
              />
            )}
          </>
        )}
      </ReadStates>
      <SuccessDialog success={success} onClose={() => setSuccess(undefined)} />
    </>
  );
}

type SuccessDialogProps = { success: ProductSuccess | undefined; onClose: () => void };

function SuccessDialog({ success, onClose }: SuccessDialogProps) {
  return (
    <Dialog
      isOpen={success !== undefined}
      onClose={onClose}
      size="sm"
      title={success?.title ?? ''}
      description={success && <span className="wrap-anywhere">{success.text}</span>}
      actions={<Button onClick={onClose}>OK</Button>}
    />
  );
}
