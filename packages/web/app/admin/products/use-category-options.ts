import type { Category } from '@mathappu/contract/catalogue/categories';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { leadingName } from '#web/language/names.ts';

export type CategoryOption = {
  id: string;
  slug: string;
  name: string;
  /** The facts that its products have until they state their own. */
  passport: Category['passport'];
};

/** The categories to choose from; undefined until they are loaded. */
export function useCategoryOptions(): CategoryOption[] | undefined {
  const { data } = useRead('listCategories', {}, { toast: false });
  return data?.data.map((category) => ({
    id: category._id,
    slug: category.slug,
    name: leadingName(category),
    passport: category.passport,
  }));
}
