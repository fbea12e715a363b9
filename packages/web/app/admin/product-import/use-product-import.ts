import type { ImportReport } from '@mathappu/contract/product-import';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '#web/admin/api/admin-call.ts';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { useInvalidateProducts } from '#web/admin/products/use-invalidate-products.ts';
import type { Answer } from '#web/api/call.ts';
import { readKey } from '#web/api/use-read.ts';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/admin/product-import';

const pollMs = 500;

/** The meanings of a price list's columns, and further values of its new products. */
export type ListChoice = Pick<
  Answer<'readProductFile'>['data'],
  'heads' | 'rows' | 'columns' | 'isRemembered'
> & { unit: string; stock: string };

/** The admin's decisions about the check of a file. */
export type Decisions = {
  accepted: readonly ImportReport['stops'][number]['stop'][];
  takesOffSale: boolean;
};

/** As most boxes are sold; the admin sees and can change it. */
const firstForNew = { unit: words.firstUnit, stock: '100' };
const undecided: Decisions = { accepted: [], takesOffSale: false };

/**
 * The import of one file: for a price list the choice of its columns, a dry run, then, when the admin
 * confirms it, the import. An earlier import can be shown and undone.
 */
export function useProductImport() {
  const undo = useUndo();
  const [file, setFile] = useState<File>();
  const [shown, setShown] = useState<ImportReport>();
  const [sent, setSent] = useState(0);
  const [choice, setChoice] = useState<ListChoice>();
  const [decisions, setDecisions] = useState(undecided);

  const upload = useMutation({
    mutationFn: ({ chosen, isDryRun }: { chosen: File; isDryRun: boolean }) => {
      setSent(0);
      setShown(undefined);
      return call('startProductImport', {
        query: queryOf({ isDryRun, choice, decisions, missing: report?.missingCount ?? 0 }),
        files: { file: chosen },
        onProgress: setSent,
        failureText: words.importFailed,
      });
    },
    onSuccess: ({ data }) => setShown(data),
  });

  const reading = useMutation({
    mutationFn: async (chosen: File) => {
      const { data } = await call('readProductFile', {
        files: { file: chosen },
        onProgress: setSent,
        failureText: words.importFailed,
      });
      return { data, chosen };
    },
    onSuccess: ({ data, chosen }) => {
      if (data.isExport) upload.mutate({ chosen, isDryRun: true });
      else setChoice({ ...data, ...firstForNew });
    },
  });

  const { report, isUnfinished, error } = useReport(shown);
  const isSending = reading.isPending || upload.isPending;
  const isRunning = isSending || isUnfinished;

  useRefreshAfter(report && !report.isDryRun && !isRunning);

  return {
    fileName: file?.name ?? report?.fileName,
    report,
    /** From 0 to 1 while the file is being sent. */
    sent: isSending ? sent : undefined,
    refusal: (reading.error ?? upload.error ?? error)?.message,
    isRunning,
    /** Set for a price list until the admin has named its columns. */
    choice: report || isRunning ? undefined : choice,
    setChoice,
    decisions,
    decide: setDecisions,
    open(chosen: File) {
      setFile(chosen);
      setSent(0);
      setChoice(undefined);
      setDecisions(undecided);
      reading.mutate(chosen);
    },
    check() {
      if (file) upload.mutate({ chosen: file, isDryRun: true });
    },
    /** Back to the choice of columns. */
    chooseAgain: choice && (() => setShown(undefined)),
    importNow() {
      if (file) upload.mutate({ chosen: file, isDryRun: false });
    },
    /** Shows an import that somebody started before. */
    show: setShown,
    async undo({ importId }: ImportReport) {
      setShown(await undo(importId));
    },
    startOver() {
      setFile(undefined);
      setShown(undefined);
      setChoice(undefined);
      setDecisions(undecided);
      reading.reset();
      upload.reset();
    },
  };
}

/** Undoes an import and returns its report. */
function useUndo() {
  const queries = useQueryClient();
  return async (importId: string): Promise<ImportReport> => {
    const params = { importId };
    const answer = await call('undoProductImport', { params, failureText: words.undoFailed });
    queries.setQueryData(readKey('getProductImport', { params }), answer);
    return answer.data;
  };
}

type Upload = {
  isDryRun: boolean;
  choice: ListChoice | undefined;
  decisions: Decisions;
  /** Listed products that the file lacks. */
  missing: number;
};

function queryOf({ isDryRun, choice, decisions, missing }: Upload) {
  const { accepted, takesOffSale } = isDryRun ? undecided : decisions;
  return {
    dryRun: isDryRun ? 'true' : 'false',
    ...(choice && {
      columns: choice.columns.join(','),
      unit: choice.unit,
      ...(choice.columns.includes('stock') ? {} : { stock: Number(choice.stock) }),
    }),
    ...(accepted.length > 0 && { accept: accepted.join(',') }),
    ...(takesOffSale && { offSale: missing }),
  } as const;
}

/** The report of the shown import, read again until the import has ended. */
function useReport(shown: ImportReport | undefined) {
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
  const isUnfinished = report?.state === 'running' && !progress.isError;
  return { report, isUnfinished, error: progress.error };
}

/** Reads the products and the list of imports again once an import has changed them. */
function useRefreshAfter(hasChangedProducts: boolean | undefined): void {
  const queries = useQueryClient();
  const invalidateProducts = useInvalidateProducts();
  const refresh = useEffectEvent(() => {
    invalidateProducts();
    void queries.invalidateQueries({ queryKey: readKey('listProductImports') });
  });
  useEffect(() => {
    if (hasChangedProducts) refresh();
  }, [hasChangedProducts]);
}
