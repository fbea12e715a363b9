import type { ListedProduct } from '@mathappu/contract/catalogue/price-list';
import { orderableQuantity, unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import { adultAge } from '@mathappu/contract/limits';
import { toRupees } from '@mathappu/contract/money';
import { memo } from 'react';
import { Link } from 'react-router';
import { langOfName, langOfOther, leadingName, otherNameOf } from '#web/language/names.ts';
import { TradeText } from '#web/language/trade/trade-text.tsx';
import { productPath } from '#web/navigation/paths.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { tableRoles as roles } from '#web/ui/table-roles.ts';
import { classAndNoise } from '../class-and-noise.ts';
import { namesOfListed } from './names-of-listed.ts';
import { QuantityBox } from './quantity-box.tsx';
import type { ChangeBox, Mark } from './use-boxes.ts';

type CellsProps = {
  product: ListedProduct;
  /** In the cart. */
  quantity: number;
  mark: Mark | undefined;
  onChange: ChangeBox;
};

const isCounted = ({ product, quantity, mark }: CellsProps): boolean =>
  quantity > 0 && quantity <= orderableQuantity(product) && !mark;

type PriceListRowProps = CellsProps & { isHidden: boolean };

/** Memoised with its cells: a filter hides rows without rendering what is in them. */
export const PriceListRow = memo(({ isHidden, ...cells }: PriceListRowProps) => (
  <tr
    {...roles.row}
    data-hidden={isHidden || undefined}
    data-chosen={isCounted(cells) || undefined}
    className="sheet-columns sheet-row"
  >
    <Cells {...cells} />
  </tr>
));

/** The smallest of the widths in which uploads are stored. */
const smallImage = (src: string) => src.replace(/-1280(?=\.webp$)/, '-320');

const Cells = memo((props: CellsProps) => {
  const { product, quantity } = props;
  const names = namesOfListed(product);
  const other = otherNameOf(names);
  const { unit, image, price, discount, listNumber, passport } = product;
  const unitPaise = unitPriceOf(product);
  const isReduced = discount > 0;
  const facts = classAndNoise(passport);
  if (passport.minAge === adultAge) facts.push(`${adultAge}+`);
  return (
    <>
      <td {...roles.cell}>{listNumber}</td>
      <th scope="row" {...roles.title}>
        {image && <img src={smallImage(image)} alt="" loading="lazy" width={48} height={48} />}
        <span>
          <Link to={productPath(product._id)} data-look={product._id} lang={langOfName(names)}>
            {leadingName(names)}
          </Link>
        </span>
        {other && <span lang={langOfOther}>{other}</span>}
        <TradeText>{unit}</TradeText>
        {facts.length > 0 && <span>{facts.join(' · ')}</span>}
      </th>
      <td {...roles.cell}>{isReduced ? <s>{formatRupees(price)}</s> : formatRupees(price)}</td>
      <td {...roles.cell}>{formatRupees(toRupees(unitPaise))}</td>
      <td {...roles.cell}>
        <QuantityBox {...props} unitPaise={unitPaise} />
      </td>
      <td {...roles.cell}>{isCounted(props) && formatRupees(toRupees(unitPaise * quantity))}</td>
    </>
  );
});
