import { Link } from 'react-router';
import { langOfName, leadingName } from '#web/language/names.ts';
import { ProductImage } from '#web/ui/images/product-image.tsx';
import * as words from '#words/landing';
import { isTamil } from '#words/language';
import type { CategoryTile, Landing } from './load-landing.ts';

const tile =
  'block h-full rounded-lg border border-line bg-surface shadow-rest wrap-anywhere hover:bg-sunken';

/** The categories of the shop, each with its picture or that of a product in it. */
export function CategoryTiles({ categories }: Pick<Landing, 'categories'>) {
  return (
    <section aria-labelledby="categories" className="page-column mt-10">
      <h2 id="categories" className="text-2xl">
        {words.categories}
      </h2>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(max(92px,6rem),1fr))] gap-2 md:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] md:gap-3">
        {categories.map((category) => (
          <li key={category.path}>
            <Link to={category.path} prefetch="intent" className={`${tile} p-1.5 text-center`}>
              <ProductImage
                src={category.picture}
                alt=""
                sizes="(min-width: 48rem) 10rem, 30vw"
                className="mb-1"
              />
              <span
                className={`${isTamil ? 'text-xs' : 'text-sm'} -mx-1.5 block leading-tight font-semibold`}
              >
                <Name {...category} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The best sellers, or in a new shop the newest products. */
export function ProductTiles({ products, areBestsellers }: Omit<Landing, 'categories'>) {
  return (
    <section aria-labelledby="products" className="page-column mt-10">
      <h2 id="products" className="text-2xl">
        {areBestsellers ? words.bestSellers : words.newest}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        {products.map((product) => (
          <li key={product.path}>
            <Link to={product.path} prefetch="intent" className={`${tile} p-2.5`}>
              <ProductImage
                src={product.picture}
                alt=""
                sizes="(min-width: 48rem) 22vw, 44vw"
                className="mb-2 md:aspect-4/3"
              />
              <span className="block leading-snug font-semibold">
                <Name {...product} />
              </span>
              <span className="figures font-bold">{product.price}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type NameProps = Pick<CategoryTile, 'name' | 'nameTa'>;

const Name = (names: NameProps) => <span lang={langOfName(names)}>{leadingName(names)}</span>;
