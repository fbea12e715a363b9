import { useEffect, useRef, useState } from 'react';
import { call } from '#web/admin/api/admin-call.ts';
import { CallError } from '#web/api/call-error.ts';
import { checkPicture } from '#web/forms/pictures/check-picture.ts';
import * as words from '#words/admin/products';
import { useCacheProduct } from '../use-cache-product.ts';
import { useInvalidateProducts } from '../use-invalidate-products.ts';
import { type Entry, groupsToSave, isDone, runInTurn, type Target } from './picture-batch.ts';
import { savePicture } from './save-picture.ts';

/** More would not be faster on a phone's connection, and need memory for more pictures. */
const atOnce = 2;

/** How the products of the pictures were looked for. */
type Matching = 'running' | 'done' | 'failed';

/**
 * Pictures with the products that their file names mean, saved when `save` is called.
 * @param onDone is called when each picture is saved or left out, with the number of saved ones
 */
export function usePictureBatch(files: readonly File[], onDone: (saved: number) => void) {
  const [entries, setEntries] = useState<readonly Entry[]>(() => files.map(entryOf));
  const [matching, setMatching] = useState<Matching>('running');
  const [isSaving, setIsSaving] = useState(false);
  const latest = useRef(entries);
  const controller = useRef(new AbortController());
  const cacheProduct = useCacheProduct();
  const invalidateProducts = useInvalidateProducts();

  function change(id: number, changed: Partial<Entry>): void {
    latest.current = latest.current.map((one) => (one.id === id ? { ...one, ...changed } : one));
    setEntries(latest.current);
  }

  const match = useRef(async () => {
    try {
      const { data } = await call('matchPictures', {
        body: { names: files.map(({ name }) => name.slice(-255)) },
        toast: false,
      });
      for (const [id, found] of data.entries()) {
        // What was chosen by hand meanwhile stays.
        if (found && !latest.current[id]?.target) change(id, { target: found });
      }
      setMatching('done');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setMatching('failed');
    }
  });
  useEffect(() => {
    const stop = new AbortController();
    controller.current = stop;
    void match.current();
    return () => stop.abort();
  }, []);

  async function saveOne({ id, file, target }: Entry & { target: Target }): Promise<void> {
    const { signal } = controller.current;
    if (signal.aborted) return;
    change(id, { state: 'sending', progress: 0 });
    try {
      const onProgress = (progress: number) => change(id, { progress });
      const saved = await savePicture(target._id, file, { onProgress, signal });
      if ('problem' in saved) return change(id, { state: 'failed', problem: saved.problem });
      cacheProduct(saved.product);
      change(id, { state: 'saved' });
    } catch (error) {
      if (signal.aborted) return;
      console.warn('A picture was not saved', error);
      change(id, { state: 'failed', problem: words.uploadFailed });
    }
  }

  async function save(only?: number): Promise<void> {
    const chosen = latest.current.filter(({ id }) => only === undefined || id === only);
    setIsSaving(true);
    await runInTurn(
      groupsToSave(chosen).map((group) => async () => {
        for (const one of group) await saveOne(one);
      }),
      atOnce,
    );
    void invalidateProducts({ isListUpdated: true });
    if (controller.current.signal.aborted) return;
    setIsSaving(false);
    finish();
  }

  function finish(): void {
    const saved = latest.current.filter(({ state }) => state === 'saved').length;
    if (isDone(latest.current) && saved > 0) onDone(saved);
  }

  return {
    entries,
    matching,
    isSaving,
    save,
    setTarget: (id: number, target: Target) => change(id, { target, isLeftOut: false }),
    setLeftOut(id: number, isLeftOut: boolean) {
      change(id, { isLeftOut });
      if (!isSaving) finish();
    },
  };
}

function entryOf(file: File, id: number): Entry {
  const problem = checkPicture(file);
  return {
    ...{ id, file, target: undefined, isLeftOut: problem !== undefined, state: 'chosen' },
    progress: 0,
    ...(problem && { problem }),
  };
}
