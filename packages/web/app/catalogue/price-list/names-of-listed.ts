import type { ListedProduct } from '@mathappu/contract/catalogue/price-list';

/** The price list has its own word for the name in Tamil. */
export const namesOfListed = ({ name, tamilName }: Pick<ListedProduct, 'name' | 'tamilName'>) => ({
  name,
  nameTa: tamilName,
});
