import { useRead } from '#web/api/use-read.ts';
import { langOfText, leadingName, leadingText } from '#web/language/names.ts';
import { productPath } from '#web/navigation/paths.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ProductImage } from '#web/ui/images/product-image.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import * as catalogueWords from '#words/catalogue';
import * as words from '#words/catalogue/price-list';
import { CardFacts } from '../card-facts.tsx';
import { shopProduct } from '../product-placeholder.ts';
import { UnitPrice } from '../unit-price.tsx';

type LookAtProductProps = { id: string | undefined; onClose: () => void };

/** A product of the list in a dialog: closing it leads back to its row. */
export function LookAtProduct({ id, onClose }: LookAtProductProps) {
  const { data, error } = useRead('getProduct', shopProduct(id ?? ''), {
    enabled: id !== undefined,
    toast: false,
  });
  const product = id ? data?.data : undefined;
  return (
    <Dialog
      isOpen={id !== undefined}
      onClose={onClose}
      title={product ? leadingName(product) : catalogueWords.product}
      actions={
        id && (
          <LinkButton to={productPath(id)} variant="secondary">
            {words.wholePage}
          </LinkButton>
        )
      }
    >
      {product ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <ProductImage
            src={product.image[0]}
            blur={product.imagePlaceholder[0]}
            alt=""
            sizes="(min-width: 30rem) 14rem, 90vw"
          />
          <div className="min-w-0">
            <UnitPrice product={product} />
            <CardFacts product={product} />
            <p
              lang={langOfText(product)}
              className="mt-2 whitespace-pre-line text-sm wrap-anywhere"
            >
              {leadingText(product)}
            </p>
          </div>
        </div>
      ) : error ? (
        <ErrorState message={catalogueWords.productNotLoaded} />
      ) : (
        <Loading text={catalogueWords.loadingProduct} />
      )}
    </Dialog>
  );
}
