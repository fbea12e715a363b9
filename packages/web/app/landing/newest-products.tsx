import { Link } from 'react-router';
import * as words from '#words/landing';

export type NewProduct = {
  address: string;
  name: string;
  lang: string;
  price: string;
  picture?: string;
};

/** Below the fold. The server words each card, so that the page loads no script of the catalogue. */
export function NewestProducts({ products }: { products: readonly NewProduct[] }) {
  return (
    <section className="page-column py-10">
      <h2 className="text-2xl">{words.newest}</h2>
      <ul className="mt-5 grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-5">
        {products.map(({ address, name, lang, price, picture }) => (
          <li key={address}>
            <Link
              to={address}
              prefetch="intent"
              className="block h-full rounded-lg border border-line bg-surface p-2.5 font-semibold shadow-rest hover:underline md:p-4"
            >
              <img
                src={picture}
                alt=""
                loading="lazy"
                className="mb-3 aspect-square w-full rounded-md bg-gold-soft object-cover"
              />
              <span lang={lang} className="block wrap-anywhere">
                {name}
              </span>
              <span className="figures">{price}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to="/products"
        prefetch="intent"
        className="link mt-5 inline-flex min-h-11 items-center"
      >
        {words.allProducts}
      </Link>
    </section>
  );
}
