import { lazyUntilTouched } from '#web/ui/lazy-until-touched.tsx';

export const SafetyTable = lazyUntilTouched(
  async () => (await import('./safety-table.tsx')).SafetyTable,
);
export const UnderProduct = lazyUntilTouched(
  async () => (await import('./under-product.tsx')).UnderProduct,
);
