import type { ImportReport } from '@mathappu/contract/product-import';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useInvalidateProducts } from '#web/admin/products/use-invalidate-products.ts';
import { call } from '#web/api/call.ts';
import { useRead } from '#web/api/use-read.ts';

const pollMs = 500;

/** The import of one file: a dry run first, then, when the admin confirms it, the import. */
export function useProductImport() {
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState(0);
  const invalidateProducts = useInvalidateProducts();

  const upload = useMutation({
    mutationFn: ({ chosen, isDryRun }: { chosen: File; isDryRun: boolean }) => {
      setSent(0);
      return call('startProductImport', {
        query: { dryRun: isDryRun ? 'true' : 'false' },
        files: { file: chosen },
        onProgress: setSent,
        failureText: 'Failed to import products',
      });
    },
  });
  const uploaded = upload.data?.data;
  const importId = uploaded?.importId;

  const progress = useRead(
    'getProductImport',
    { params: { importId: importId ?? '' } },
    {
      enabled: importId !== undefined,
      staleTime: 0,
      gcTime: 0,
      refetchInterval: ({ state }) =>
        state.error || (state.data && state.data.data.state !== 'running') ? false : pollMs,
      failureText: 'It is not known how the import went. Check the file again to see',
    },
  );
  const report: ImportReport | undefined = progress.data?.data ?? uploaded;
  const isImported = report?.state === 'done' && !report.isDryRun;

  const refreshProducts = useEffectEvent(() => invalidateProducts());
  useEffect(() => {
    if (importId !== undefined && isImported) refreshProducts();
  }, [isImported, importId]);

  return {
    file,
    report,
    /** From 0 to 1 while the file is being sent. */
    sent: upload.isPending ? sent : undefined,
    refusal: (upload.error ?? progress.error)?.message,
    isRunning: upload.isPending || (report?.state === 'running' && !progress.isError),
    check(chosen: File) {
      setFile(chosen);
      upload.mutate({ chosen, isDryRun: true });
    },
    importNow() {
      if (file) upload.mutate({ chosen: file, isDryRun: false });
    },
    startOver() {
      setFile(undefined);
      upload.reset();
    },
  };
}
