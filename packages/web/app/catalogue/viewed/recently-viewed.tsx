import type { Product } from '@mathappu/contract/catalogue';
import { stockStateOf, unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import { toRupees } from '@mathappu/contract/money';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { useRead } from '#web/api/use-read.ts';
import { langOfName, langOfOther, leadingName, otherNameOf } from '#web/language/names.ts';
import { productPath } from '#web/navigation/paths.ts';
import { useStore } from '#web/stores/create-store.ts';
import { createRecentList } from '#web/stores/recent-list.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { ProductImage } from '#web/ui/images/product-image.tsx';
import * as catalogueWords from '#words/catalogue';
import * as words from '#words/catalogue/viewed';
import { useStateOfList } from '../list-before.ts';
import { viewedKey } from './viewed-key.ts';

const mostShown = 6;

const viewed = createRecentList(viewedKey, 12);
const none: readonly string[] = [];
/** Others, which the visitor may have written into the storage, would be refused. */
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** What was looked at last and is still in the shop, the latest first, without the current product. */
export function RecentlyViewed({ current }: { current?: string }) {
  const ids = useStore(viewed, none).filter((id) => isId(id) && id !== current);
  useEffect(() => {
    if (current) viewed.add(current);
  }, [current]);

  // In an order that looking at one of them again does not change: Back finds the answer it had.
  const body = { ids: ids.toSorted() };
  const { data } = useRead(
    'listProductsByIds',
    { body },
    { enabled: ids.length > 0, staleTime: 0, toast: false },
  );
  const found = new Map(data?.data.map((product) => [product._id, product]));
  const products = ids.flatMap((id) => found.get(id) ?? []).slice(0, mostShown);

  const titleId = useId();
  const mayShow = useRoomForMore(products.length > 0);
  if (products.length === 0 || !mayShow) return null;
  return (
    <section aria-labelledby={titleId} className="mt-12">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="text-xl">
          {words.recentlyViewed}
        </h2>
        <Button variant="quiet" onClick={() => viewed.set(none)}>
          {words.clearViewed}
        </Button>
      </div>
      <ul className="-mx-1 flex gap-3 overflow-x-auto p-1 md:grid md:grid-cols-6 md:gap-5">
        {products.map((product) => (
          <ViewedProduct key={product._id} product={product} />
        ))}
      </ul>
    </section>
  );
}

function ViewedProduct({ product }: { product: Product }) {
  const { _id, image, imagePlaceholder } = product;
  const other = otherNameOf(product);
  return (
    <li className="w-32 shrink-0 md:w-auto">
      <Link
        to={productPath(_id)}
        state={useStateOfList()}
        prefetch="intent"
        className="grid gap-0.5 hover:[&_.name]:underline"
      >
        <ProductImage
          src={image[0]}
          blur={imagePlaceholder[0]}
          alt=""
          sizes="(min-width: 48rem) 15vw, 8rem"
          className="mb-1"
        />
        <span
          lang={langOfName(product)}
          className="name line-clamp-2 text-sm font-semibold wrap-anywhere"
        >
          {leadingName(product)}
        </span>
        {other && (
          <span lang={langOfOther} className="line-clamp-2 text-sm wrap-anywhere">
            {other}
          </span>
        )}
        <span className="figures text-sm">{formatRupees(toRupees(unitPriceOf(product)))}</span>
        {stockStateOf(product) === 'out' && (
          <span>
            <Badge tone="red">{catalogueWords.outOfStock}</Badge>
          </span>
        )}
      </Link>
    </li>
  );
}

/**
 * Whether more may be put at the end of the page: not while the footer is in sight, which it would
 * push away. What was there when the page was opened, as after Back, stays.
 */
function useRoomForMore(isReady: boolean): boolean {
  const [hasRoom, setRoom] = useState(isReady);

  useEffect(() => {
    const footer = document.querySelector('footer');
    if (!isReady || !footer) return;
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => !isIntersecting)) setRoom(true);
    });
    sight.observe(footer);
    return () => sight.disconnect();
  }, [isReady]);

  return hasRoom;
}
