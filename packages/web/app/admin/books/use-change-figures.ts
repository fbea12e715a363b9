import { type NavigateOptions, useSearchParams } from 'react-router';
import { changeParams, type ParamChanges } from '#web/lists/list-address.ts';
import { useNavigateOnPage } from '#web/navigation/use-navigate-here.ts';

/** Changes what the address asks of the figures; a list starts again at its first page. */
export function useChangeFigures() {
  const [params] = useSearchParams();
  const navigate = useNavigateOnPage();
  const change = (changes: ParamChanges, options?: NavigateOptions) => {
    const search = `?${changeParams(params, { page: undefined, ...changes })}`;
    navigate({ search }, { preventScrollReset: true, ...options });
  };
  const setPage = (page: number, options?: NavigateOptions) =>
    change(
      { page: page > 1 ? String(page) : undefined },
      { preventScrollReset: false, ...options },
    );
  return { params, change, setPage };
}
