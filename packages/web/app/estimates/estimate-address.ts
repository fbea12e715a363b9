import { useLocation } from 'react-router';

/** The code in the address of an estimate, as the shop writes it. */
export function useEstimateCode(): string | undefined {
  const { search } = useLocation();
  return new URLSearchParams(search).get('estimate')?.trim().toUpperCase() || undefined;
}

const withCode = (path: string, code: string) => `${path}?estimate=${encodeURIComponent(code)}`;

/** The address at which everybody with the code sees the estimate. */
export const estimatePath = (code: string) => withCode('/cart', code);

/** The address at which its goods are ordered at its prices. */
export const estimateCheckoutPath = (code: string) => withCode('/checkout', code);
