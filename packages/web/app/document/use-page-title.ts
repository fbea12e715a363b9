import { useEffect } from 'react';
import { useShop } from './shop-details.ts';

/** Sets the title of a page whose content is loaded in the browser, such as a product. */
export function usePageTitle(title: string | undefined): void {
  const { name } = useShop();
  useEffect(() => {
    if (title) document.title = `${title} | ${name}`;
  }, [title, name]);
}
