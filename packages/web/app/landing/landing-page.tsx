import { listProducts } from '@mathappu/contract/catalogue';
import { unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import { toRupees } from '@mathappu/contract/money';
import { fill } from '@mathappu/contract/words';
import { serverCallContext } from '#web/api/server-call.ts';
import { describePage } from '#web/head/page-meta.ts';
import { langOfName, leadingName } from '#web/language/two-names.tsx';
import { productPath } from '#web/navigation/paths.ts';
import { SignedIn, SignedOut } from '#web/session/signed-in.tsx';
import { bareShop } from '#web/shop-details/shop-details.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PauseIcon, PlayIcon } from '#web/ui/images/media-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ourProducts } from '#words/cart';
import * as frameWords from '#words/frame';
import * as words from '#words/landing';
import { tagline } from '#words/shop-details';
import type { Route } from './+types/landing-page';
import { BackgroundVideo } from './background-video.tsx';
import { NewestProducts, type NewProduct } from './newest-products.tsx';
import { TypingHeadline } from './typing-headline.tsx';
import { useGentleMotion } from './use-gentle-motion.ts';

export const meta: Route.MetaFunction = (page) => {
  const { invitation = '', name: shop } = page.matches[0].loaderData ?? bareShop;
  const description = fill(words.description, { tagline, invitation });
  return describePage(page, { title: fill(words.title, { shop }), description });
};

/** Without the products when they cannot be read. */
export async function loader({ context }: Route.LoaderArgs): Promise<NewProduct[]> {
  const list = context.get(serverCallContext)(listProducts, { body: { page: 1, limit: 4 } });
  const products = (await list.catch(() => undefined))?.data ?? [];
  return products.map((product) => ({
    address: productPath(product._id),
    name: leadingName(product),
    lang: langOfName(product),
    price: formatRupees(toRupees(unitPriceOf(product))),
    picture: product.image[0]?.replace(/-1280(?=\.webp$)/, '-640'),
  }));
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  serverLoader().catch((): NewProduct[] => []);

export default function LandingPage({ loaderData: products }: Route.ComponentProps) {
  const [isPlaying, setPlaying] = useGentleMotion();
  return (
    <>
      <section className="night relative grid min-h-[calc(100svh-4rem)] items-center bg-paper">
        <BackgroundVideo isPlaying={isPlaying} onRefused={() => setPlaying(false)} />
        <div className="page-column relative py-16">
          <TypingHeadline isPlaying={isPlaying} />
          <p className="mt-5 max-w-prose text-xl">{tagline}</p>
          <div className="mt-8 flex flex-wrap gap-4">
            <LinkButton to="/products" size="lg" prefetch="intent">
              {ourProducts}
            </LinkButton>
            <SignedIn>
              <LinkButton to="/contact" size="lg" variant="secondary" prefetch="intent">
                {frameWords.contact}
              </LinkButton>
            </SignedIn>
            <SignedOut>
              <LinkButton to="/login" size="lg" variant="secondary" prefetch="intent">
                {frameWords.login}
              </LinkButton>
            </SignedOut>
          </div>
        </div>
        <div className="absolute right-4 bottom-4 rounded-md bg-surface">
          <IconButton
            label={isPlaying ? words.pause : words.play}
            icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
            onClick={() => setPlaying(!isPlaying)}
          />
        </div>
      </section>
      {products.length > 0 && <NewestProducts products={products} />}
    </>
  );
}
