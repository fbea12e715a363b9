import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/admin/api/admin-call.ts';
import type { Answer } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import * as words from '#words/admin/categories';
import { categoriesQuery } from './categories-query.ts';

/** Saves the order of the categories, which shows at once; a refused one shows as it is instead. */
export function useCategoryOrder() {
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
