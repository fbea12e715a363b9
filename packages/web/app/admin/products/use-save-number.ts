import type { Product } from '@mathappu/contract/catalogue';
import { useRef } from 'react';
import { CallError } from '#web/api/call-error.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { editOf, type ProductNumber } from './product-values.ts';
import { useInvalidateProducts } from './use-invalidate-products.ts';
import { useSaveProduct } from './use-save-product.ts';

type NumberEdit = {
  field: ProductNumber;
  /** The product as it was when the number was decided on. */
  base: Product;
  value: number;
};

/**
 * Saves one number of a product. Of one product the saves go one after the other, and each starts
 * from what the one before it has saved: price and stock typed one after the other are no conflict
 * with each other.
 */
export function useSaveNumber() {
  const save = useSaveProduct();
  const invalidateProducts = useInvalidateProducts();
  const showToast = useToastHere();
  const lastSaves = useRef(new Map<string, Promise<unknown>>());
  /** The product as a save of this list left it, by the version before. */
  const ownSaves = useRef(new Map<string, Product>());

  function newestOwn(product: Product): Product {
    const saved = ownSaves.current.get(versionOf(product));
    return saved ? newestOwn(saved) : product;
  }

  async function saveNext({ field, base, value }: NumberEdit) {
    const newest = newestOwn(base);
    const start = { ...newest, [field]: base[field] };
    const edit = editOf({ ...start, [field]: value });
    if (!edit) throw new Error(`${base.name} is a draft`);
    const result = await save(start, edit).catch((error) => {
      if (error instanceof CallError && error.code === 'productNotFound') void invalidateProducts();
      throw error;
    });
    if ('saved' in result) {
      ownSaves.current.set(versionOf(newest), result.saved.data);
      showToast({ kind: 'success', text: result.saved.message });
    }
    return result;
  }

  return (edit: NumberEdit) => {
    const { _id: id } = edit.base;
    const before = lastSaves.current.get(id) ?? Promise.resolve();
    const saving = before.catch(() => undefined).then(() => saveNext(edit));
    lastSaves.current.set(id, saving);
    return saving;
  };
}

export type SaveNumber = ReturnType<typeof useSaveNumber>;

const versionOf = ({ _id, version }: Product) => `${_id} ${version}`;
