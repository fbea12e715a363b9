import type {
  SuggestedCategory,
  SuggestedProduct,
} from '@mathappu/contract/catalogue/product-finders';
import { stockStateOf, unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import { toRupees } from '@mathappu/contract/money';
import { fill } from '@mathappu/contract/words';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { langOfName, langOfOther, leadingName, otherNameOf } from '#web/language/names.ts';
import { categoryPath, productPath } from '#web/navigation/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { ProductImage } from '#web/ui/images/product-image.tsx';
import { FilterIcon } from '#web/ui/images/view-icons.tsx';
import * as catalogueWords from '#words/catalogue';
import * as words from '#words/catalogue/suggestions';
import { useStateOfList } from '../list-before.ts';

/** The props that the list gives to an option. */
export type OptionProps = {
  id: string;
  'aria-selected': boolean;
  onPointerMove: () => void;
};

type Choosing = { option: OptionProps; onChoose: () => void };

const looks =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-2 text-left aria-selected:bg-teal-soft';
/** The icon is as wide as the picture of a product. */
const iconLooks = 'grid w-11 shrink-0 place-items-center text-ink-soft';

/** The focus stays in the box; a press with Ctrl opens another tab, as on any link. */
const LinkOption = ({ option, onChoose, ...link }: Choosing & LinkProps) => (
  <Link
    {...option}
    {...link}
    role="option"
    tabIndex={-1}
    onClick={onChoose}
    className={`${looks} py-1.5`}
  />
);

export const CategoryOption = ({
  category,
  ...choosing
}: Choosing & { category: SuggestedCategory }) => (
  <LinkOption {...choosing} to={categoryPath(category.slug)}>
    <span className={iconLooks}>
      <FilterIcon />
    </span>
    <span lang={langOfName(category)} className="min-w-0 font-semibold wrap-anywhere">
      {fill(category.count === 1 ? words.categoryWithOne : words.categoryWithCount, {
        name: leadingName(category),
        count: category.count,
      })}
    </span>
  </LinkOption>
);

export function ProductOption({ product, ...choosing }: Choosing & { product: SuggestedProduct }) {
  const { _id, image, imagePlaceholder } = product;
  const other = otherNameOf(product);
  return (
    <LinkOption {...choosing} to={productPath(_id)} state={useStateOfList()}>
      <ProductImage
        src={image[0]}
        blur={imagePlaceholder[0]}
        alt=""
        sizes="3rem"
        className="w-11 shrink-0"
      />
      <span className="min-w-0 flex-1 leading-snug wrap-anywhere">
        <span lang={langOfName(product)} className="line-clamp-2">
          {leadingName(product)}
        </span>
        {other && (
          <span lang={langOfOther} className="line-clamp-1 text-sm text-ink-soft">
            {other}
          </span>
        )}
      </span>
      <span className="figures grid shrink-0 justify-items-end gap-0.5">
        <span className="font-semibold">{formatRupees(toRupees(unitPriceOf(product)))}</span>
        {stockStateOf(product) === 'out' && <Badge tone="red">{catalogueWords.outOfStock}</Badge>}
      </span>
    </LinkOption>
  );
}

type SearchOptionProps = Choosing & {
  icon?: ReactNode;
  /** For screen readers, after the text. */
  hint?: string;
  children: ReactNode;
};

/** One line, as high as the button beside it. */
export function SearchOption({ option, onChoose, icon, hint, children }: SearchOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus is in the box, whose keys choose
    // biome-ignore lint/a11y/useFocusableInteractive: the box names the marked option
    <div
      {...option}
      role="option"
      aria-description={hint}
      onClick={onChoose}
      className={`${looks} h-11`}
    >
      {icon && <span className={iconLooks}>{icon}</span>}
      <span className="min-w-0 truncate">{children}</span>
    </div>
  );
}
