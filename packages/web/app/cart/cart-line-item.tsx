import { type Paise, toRupees } from '@mathappu/contract/money';
import { fill } from '@mathappu/contract/words';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { langOfName, leadingName } from '#web/language/names.ts';
import { TradeText } from '#web/language/trade/trade-text.tsx';
import { productPath } from '#web/navigation/paths.ts';
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TrashIcon } from '#web/ui/images/edit-icons.tsx';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { ProductImage } from '#web/ui/images/product-image.tsx';
import * as words from '#words/cart';
import { type CartLine, isShort } from './cart-line.ts';
import { LineRefusal } from './line-refusal.tsx';
import { limitText } from './quantity-limits.ts';
import { rememberPrice, seenPriceOf } from './seen-prices.ts';

type CartLineItemProps = {
  line: CartLine;
  /** The product's name, as far as it is shown. */
  name: string;
  refusal: string | undefined;
  /** The line was restored by an Undo button, whose focus it gets. */
  isBroughtBack: boolean | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

export function CartLineItem(props: CartLineItemProps) {
  const { line, name: shownName, refusal, isBroughtBack, onQuantity, onRemove } = props;
  const { product, quantity, available, unitPricePaise } = line;
  const name = leadingName(product);
  const isCut = shownName !== name;
  const price = formatRupees(toRupees(unitPricePaise));
  const link = useRef<HTMLAnchorElement>(null);
  const seenPricePaise = useSeenPrice(product._id, unitPricePaise);

  useEffect(() => {
    if (isBroughtBack) link.current?.focus();
  }, [isBroughtBack]);

  return (
    <li className="grid grid-cols-[--spacing(12)_1fr_auto] gap-x-3 gap-y-1 border-b border-line py-2.5 first:pt-0 last:border-b-0 last:pb-0 sm:grid-cols-[--spacing(18)_1fr_auto] sm:gap-x-4 sm:py-4">
      <ProductImage
        src={product.image[0]}
        blur={product.imagePlaceholder[0]}
        alt=""
        sizes="72px"
        className="self-start sm:row-span-2"
      />
      <div className="col-span-2 min-w-0 sm:col-span-1">
        <p className="leading-snug max-sm:line-clamp-3">
          <Link
            ref={link}
            to={productPath(product._id)}
            lang={langOfName(product)}
            title={name}
            className="relative font-semibold wrap-anywhere hover:underline"
          >
            <span aria-hidden={isCut}>{shownName}</span>
            {isCut && <span className="sr-only">{name}</span>}
          </Link>{' '}
          <TradeText className="inline-block text-sm text-ink-soft">{product.unit ?? ''}</TradeText>
        </p>
        {unitPricePaise !== seenPricePaise && (
          <p className="figures text-sm font-semibold text-yellow-ink">
            {fill(words.priceChanged, {
              before: formatRupees(toRupees(seenPricePaise)),
              now: price,
            })}
          </p>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-1 sm:col-start-2">
        {available > 0 && (
          <QuantityStepper
            productName={name}
            value={quantity}
            max={available}
            maxText={limitText(available)}
            onChange={onQuantity}
            onZero={onRemove}
          />
        )}
        <LinePrice line={line} />
      </div>
      {/* On a phone beside the quantity, so that the name has the whole line. */}
      <IconButton
        label={fill(words.remove, { name })}
        icon={<TrashIcon />}
        tone="danger"
        className="-mx-2 sm:col-start-3 sm:row-start-1 sm:-mt-2.5 sm:-mb-2 sm:ml-0"
        onClick={onRemove}
      />
      <LineRefusal text={refusal} />
    </li>
  );
}

/** The price at the last visit, since a change since then is said, too; at first the present one. */
function useSeenPrice(productId: string, pricePaise: Paise): Paise {
  const [seenPaise] = useState(() => seenPriceOf(productId) ?? pricePaise);
  useEffect(() => rememberPrice(productId, pricePaise), [productId, pricePaise]);
  return seenPaise;
}

/** What the line costs, or how many there are when they are too few. */
function LinePrice({ line }: { line: CartLine }) {
  const { available, unitPricePaise, totalPaise } = line;
  if (isShort(line))
    return (
      <p className="flex items-center gap-1.5 font-semibold text-danger">
        <AlertIcon className="size-5" />
        {available > 0 ? fill(words.onlyLeft, { available }) : words.outOfStock}
      </p>
    );
  const price = formatRupees(toRupees(unitPricePaise));
  return (
    <p className="figures ml-auto text-right leading-tight font-semibold">
      {formatRupees(toRupees(totalPaise))}
      <span className="block text-sm font-normal text-ink-soft">{fill(words.each, { price })}</span>
    </p>
  );
}
