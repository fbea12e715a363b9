import type { Category } from '@mathappu/contract/catalogue/categories';
import { fill } from '@mathappu/contract/words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/admin/api/admin-call.ts';
import { useInvalidateProducts } from '#web/admin/products/use-invalidate-products.ts';
import type { Answer } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { useAsk } from '#web/forms/use-ask.tsx';
import { useReopen } from '#web/forms/use-kept-form.ts';
import { ListSkeleton } from '#web/lists/list-skeleton.tsx';
import { ReadStates } from '#web/lists/read-states.tsx';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PlusIcon } from '#web/ui/images/edit-icons.tsx';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/admin/categories';
import { categoriesQuery } from './categories-query.ts';
import { CategoryDialog, keptCategory } from './category-dialog.tsx';
import { CategoryOrder } from './category-order.tsx';
import { DeletedCategories } from './deleted-categories.tsx';

/** The categories: their order, names and pictures. */
export function CategoryAdmin() {
  const read = useQuery(categoriesQuery);
  const [edited, setEdited] = useState<Category | 'new'>();
  useReopen<Category | undefined>(keptCategory, (category) => setEdited(category ?? 'new'));
  const { conflict, saveOrder } = useCategoryOrder();
  const { ask, questionDialog } = useAsk();
  const invalidateProducts = useInvalidateProducts();
  const showToast = useToastHere();

  const remove = ({ _id, name, count, version }: Category) =>
    ask({
      title: fill(words.removeQuestion, { name, n: count }),
      confirmLabel: words.remove,
      onConfirm: () =>
        call('deleteCategory', {
          params: { categoryId: _id },
          query: { version: String(version) },
          failureText: words.removeFailed,
        })
          .then(({ message }) => showToast({ kind: 'success', text: message }))
          // Read again even after a failure: somebody else may have changed or deleted it.
          .finally(invalidateProducts),
    });

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-ink-soft">{words.lead}</p>
        <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
          {words.add}
        </Button>
      </div>
      {conflict && (
        <Notice tone="yellow" icon={<AlertIcon />} isLive className="mb-4">
          {fill(words.seeOrder, { refusal: conflict })}
        </Notice>
      )}
      <ReadStates
        read={read}
        failureText={words.loadFailed}
        skeleton={<ListSkeleton text={words.loading} rowHeight="h-20" />}
      >
        {({ data: categories, version }) =>
          categories.length > 0 ? (
            <CategoryOrder
              categories={categories}
              onOrder={(ids) => saveOrder(ids, version)}
              onEdit={setEdited}
              onDelete={remove}
            />
          ) : (
            <EmptyState title={words.none} />
          )
        }
      </ReadStates>
      <div className="mt-4 flex justify-end">
        <DeletedCategories />
      </div>
      <CategoryDialog
        category={edited === 'new' ? undefined : edited}
        isOpen={edited !== undefined}
        onClose={() => setEdited(undefined)}
      />
      {questionDialog}
    </>
  );
}

/** Saves the order of the categories, which shows at once; a refused one shows as it is instead. */
function useCategoryOrder() {
  const queries = useQueryClient();
  /** Why the last order was refused: somebody else changed it. */
  const [conflict, setConflict] = useState<string>();

  async function saveOrder(ids: readonly string[], version: number): Promise<void> {
    const show = (change: Partial<Answer<'listCategories'>>) =>
      queries.setQueryData(
        categoriesQuery.queryKey,
        (answer) => answer && { ...answer, ...change },
      );
    const shown = queries.getQueryData(categoriesQuery.queryKey)?.data ?? [];
    setConflict(undefined);
    show({ data: ids.flatMap((id) => shown.find(({ _id }) => _id === id) ?? []) });
    try {
      const { data, version: saved } = await call('orderCategories', {
        body: { ids: [...ids], version },
        failureText: words.orderFailed,
      });
      show({ data, version: saved });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === 'categoryChanged') setConflict(error.message);
      show({ data: shown });
      void queries.invalidateQueries({ queryKey: ['listCategories'] });
    }
  }

  return { conflict, saveOrder };
}
