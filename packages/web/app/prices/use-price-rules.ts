import { useQuery } from '@tanstack/react-query';
import { useSession } from '#web/session/session-store.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { useStore } from '#web/stores/create-store.ts';
import { keptCode } from './kept-code.ts';
import type { MyRules } from './my-rules.ts';

export const rulesKey = (code: string, userId: string | undefined) =>
  ['listMyPriceRules', { code, userId }] as const;

const none: MyRules = {};

/** The rules that may be used now, with that of the code that is kept; a shop without any is not asked. */
export function usePriceRules(): MyRules {
  const { sales } = useShop();
  const userId = useSession()?._id;
  const code = useStore(keptCode, '');
  const { data } = useQuery({
    queryKey: rulesKey(code, userId),
    queryFn: async () => (await import('./read-rules.ts')).readWithKept(code),
    enabled: sales?.hasPriceRules ?? false,
    placeholderData: (before: MyRules | undefined) => before,
  });
  return (sales?.hasPriceRules && data) || none;
}

/** The code that goes with an order; empty where the one that is kept may not be used. */
export function useSentCode(): string {
  const { rules, lost } = usePriceRules();
  const code = useStore(keptCode, '');
  return rules && !lost ? code : '';
}
