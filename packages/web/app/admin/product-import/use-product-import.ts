import type { ImportReport } from '@mathappu/contract/product-import';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useInvalidateProducts } from '#web/admin/products/use-invalidate-products.ts';
import { call } from '#web/api/call.ts';
import { readKey, useRead } from '#web/api/use-read.ts';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/admin/product-import';

const pollMs = 500;

/**
 * The import of one file: a dry run first, then, when the admin confirms it, the import. An earlier
 * import can be shown and undone.
 */
export function useProductImport() {
  const queries = useQueryClient();
  const invalidateProducts = useInvalidateProducts();
  const [file, setFile] = useState<File>();
  const [shown, setShown] = useState<ImportReport>();
  const [sent, setSent] = useState(0);

  const upload = useMutation({
    mutationFn: ({ chosen, isDryRun }: { chosen: File; isDryRun: boolean }) => {
      setSent(0);
      setShown(undefined);
      return call('startProductImport', {
        query: { dryRun: isDryRun ? 'true' : 'false' },
        files: { file: chosen },
        onProgress: setSent,
        failureText: words.importFailed,
      });
    },
    onSuccess: ({ data }) => setShown(data),
  });

  const input = { params: { importId: shown?.importId ?? '' } };
  const progress = useRead('getProductImport', input, {
    enabled: shown !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.error || (state.data && state.data.data.state !== 'running') ? false : pollMs,
    failureText: words.unknownEnd,
  });
  const report = progress.data?.data ?? shown;
  const isRunning = upload.isPending || (report?.state === 'running' && !progress.isError);

  const refresh = useEffectEvent(() => {
    invalidateProducts();
    void queries.invalidateQueries({ queryKey: readKey('listProductImports') });
  });
  const hasChangedProducts = report && !report.isDryRun && !isRunning;
  useEffect(() => {
    if (hasChangedProducts) refresh();
  }, [hasChangedProducts]);

  return {
    fileName: file?.name ?? report?.fileName,
    report,
    /** From 0 to 1 while the file is being sent. */
    sent: upload.isPending ? sent : undefined,
    refusal: (upload.error ?? progress.error)?.message,
    isRunning,
    check(chosen: File) {
      setFile(chosen);
      upload.mutate({ chosen, isDryRun: true });
    },
    importNow() {
      if (file) upload.mutate({ chosen: file, isDryRun: false });
    },
    /** Shows an import that somebody started before. */
    show: setShown,
    async undo({ importId }: ImportReport) {
      const params = { importId };
      const answer = await call('undoProductImport', {
        params,
        failureText: words.undoFailed,
      });
      queries.setQueryData(readKey('getProductImport', { params }), answer);
      setShown(answer.data);
    },
    startOver() {
      setFile(undefined);
      setShown(undefined);
      upload.reset();
    },
  };
}
