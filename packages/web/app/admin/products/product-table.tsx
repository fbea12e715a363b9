import type { Product } from '@mathappu/contract/catalogue';
import { fill } from '@mathappu/contract/words';
import { Link, type LinkProps } from 'react-router';
import { useMay } from '#web/admin/api/use-may.ts';
import { langOfName, leadingName } from '#web/language/names.ts';
import { SelectEntry } from '#web/lists/select-entry.tsx';
import type { Selection } from '#web/lists/use-selection.ts';
import { editProductPath, productPath } from '#web/navigation/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { IconButton, iconButtonLooks } from '#web/ui/icon-button.tsx';
import { EditIcon, TrashIcon } from '#web/ui/images/edit-icons.tsx';
import { ProductImage } from '#web/ui/images/product-image.tsx';
import { ListNumber } from '#web/ui/list-number.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';
import * as words from '#words/admin/products';
import { langOfData } from '#words/language';
import { ReasonsInRow } from './passport/unlisted-reasons.tsx';
import { TakePhoto, UnsavedPhoto, usePhoto } from './pictures/take-photo.tsx';
import { ProductNumber, useNumberEditing } from './product-number.tsx';
import { isDraft, sellingPriceOf } from './product-values.ts';

/** The id of the link to a product's form. */
export const editLinkId = (productId: string) => `edit-${productId}`;

type ProductTableProps = {
  products: readonly Product[];
  /** The products are those of the previous page until the new ones are loaded. */
  isBusy: boolean;
  /** The query of the list's address, with which the form returns to it. */
  listSearch: string;
  selection: Selection<Product>;
  deletingId: string | undefined;
  /** `neighbour` is the next product in the list, or the previous one. */
  onDelete: (product: Product, neighbour: Product | undefined) => void;
};

export function ProductTable(props: ProductTableProps) {
  const { products, isBusy, listSearch, selection, deletingId, onDelete } = props;
  const editing = useNumberEditing();
  const mayChange = useMay()('updateProduct');
  const linkToForm = (product: Product) => ({
    to: editProductPath(product._id),
    state: { list: listSearch && `?${listSearch}` },
    prefetch: 'intent' as const,
  });

  function remove(product: Product) {
    if (deletingId) return;
    const place = products.indexOf(product);
    onDelete(product, products[place + 1] ?? products[place - 1]);
  }

  const actions = (product: Product) => (
    <ProductActions
      product={product}
      form={linkToForm(product)}
      isBeingDeleted={product._id === deletingId}
      onDelete={() => remove(product)}
    />
  );

  const columns: Column<Product>[] = [
    {
      header: words.image,
      kind: 'picture',
      cell: (product) => <PictureCell product={product} />,
    },
    {
      header: words.name,
      kind: 'title',
      cell: (product) => (
        <NameCell product={product} form={linkToForm(product)} selection={selection} />
      ),
    },
    { header: words.price, cell: (product) => <Price product={product} editing={editing} /> },
    {
      header: words.stock,
      kind: 'number',
      cell: (product) => (
        <ProductNumber
          product={product}
          field="stock"
          editing={editing}
          text={product.stock ?? <Missing />}
        />
      ),
    },
    {
      header: words.unit,
      cell: ({ unit }) => <UnitCell unit={unit} />,
    },
    { header: words.rating, cell: ({ rating }) => rating > 0 && <StarRating value={rating} /> },
    ...(mayChange ? [{ header: words.actions, kind: 'actions', cell: actions } as const] : []),
  ];

  return (
    <DataTable
      caption={words.products}
      columns={columns}
      rows={products}
      rowKey={(product) => product._id}
      isBusy={isBusy}
    />
  );
}

const PictureCell = ({ product: { image, imagePlaceholder } }: { product: Product }) => (
  <ProductImage
    src={image[0]}
    alt=""
    blur={imagePlaceholder[0]}
    sizes="4rem"
    className="w-16 md:max-lg:w-12"
  />
);

const UnitCell = ({ unit }: Pick<Product, 'unit'>) => (
  <span lang={unit === null ? undefined : langOfData} className="block text-balance md:min-w-15">
    {unit ?? <Missing />}
  </span>
);

type FormLink = Pick<LinkProps, 'to' | 'state' | 'prefetch'>;
type NameCellProps = { product: Product; form: FormLink; selection: Selection<Product> };

function NameCell({ product, form, selection }: NameCellProps) {
  const mayChange = useMay()('changeProducts');
  return (
    <div className="flex items-center gap-1 md:max-lg:gap-0">
      {mayChange && (
        <SelectEntry
          label={fill(words.selectProduct, product)}
          isSelected={selection.isSelected(product)}
          onToggle={(isRange) => selection.toggle(product, isRange)}
        />
      )}
      <div className="min-w-24 wrap-anywhere md:max-lg:min-w-20 lg:min-w-32">
        <Link
          {...(mayChange ? form : { to: productPath(product._id) })}
          lang={langOfData}
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
        >
          {product.name}
        </Link>{' '}
        {isDraft(product) && <Badge tone="yellow">{words.draft}</Badge>}
        <ListNumber number={product.listNumber} className="block font-normal" />
        {product.category && (
          <p lang={langOfName(product.category)} className="text-sm font-normal text-ink-soft">
            {leadingName(product.category)}
          </p>
        )}
        <ReasonsInRow reasons={product.listingProblems} />
      </div>
    </div>
  );
}

type ProductActionsProps = {
  product: Product;
  form: FormLink;
  isBeingDeleted: boolean;
  onDelete: () => void;
};

function ProductActions({ product, form, isBeingDeleted, onDelete }: ProductActionsProps) {
  const photo = usePhoto(product);
  return (
    <span className="inline-flex gap-1 max-md:flex-wrap md:max-lg:gap-0">
      <TakePhoto product={product} photo={photo} />
      <Link
        id={editLinkId(product._id)}
        {...form}
        aria-label={fill(words.editOf, product)}
        title={words.edit}
        className={iconButtonLooks('plain', 'md')}
      >
        <EditIcon />
      </Link>
      <IconButton
        label={fill(words.removeOf, product)}
        title={words.remove}
        tone="danger"
        aria-busy={isBeingDeleted || undefined}
        icon={isBeingDeleted ? <Spinner /> : <TrashIcon />}
        onClick={onDelete}
      />
      <UnsavedPhoto photo={photo} />
    </span>
  );
}

type PriceProps = { product: Product; editing: ReturnType<typeof useNumberEditing> };

function Price({ product, editing }: PriceProps) {
  const { price, discount } = product;
  const selling = sellingPriceOf(String(price), discount);
  return (
    <div className="figures md:min-w-28 lg:min-w-36">
      <ProductNumber
        product={product}
        field="price"
        editing={editing}
        text={price === null ? <Missing /> : fill(words.rupees, { price })}
      >
        {discount > 0 && (
          <>
            {' '}
            <span className="whitespace-nowrap text-ink-soft md:max-lg:text-sm">
              {fill(words.off, { discount })}
            </span>
          </>
        )}
        {selling && <p className="text-sm">{fill(words.sellsAt, { price: selling })}</p>}
      </ProductNumber>
    </div>
  );
}

function Missing() {
  return (
    <>
      <span aria-hidden="true" className="text-ink-soft">
        {'—'}
      </span>
      <span className="sr-only">{words.notGivenYet}</span>
    </>
  );
}
