import { fill } from '@mathappu/contract/words';
import { serverCallContext } from '#web/api/server-call.ts';
import { SeasonLine } from '#web/frame/season-line.tsx';
import { describePage } from '#web/head/page-meta.ts';
import { priceListPath } from '#web/navigation/paths.ts';
import { SignedIn, SignedOut } from '#web/session/signed-in.tsx';
import { shopOf } from '#web/shop-details/shop-details.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PauseIcon, PlayIcon } from '#web/ui/images/media-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ourProducts } from '#words/cart';
import * as frameWords from '#words/frame';
import * as words from '#words/landing';
import { tagline } from '#words/shop-details';
import type { Route } from './+types/landing-page';
import { BackgroundVideo } from './background-video.tsx';
import { type Landing, loadLanding } from './load-landing.ts';
import { CategoryTiles, ProductTiles } from './product-tiles.tsx';
import { Promises } from './promises.tsx';
import { TypingHeadline } from './typing-headline.tsx';
import { useGentleMotion } from './use-gentle-motion.ts';

export const meta: Route.MetaFunction = (page) => {
  const { invitation = '', name: shop } = shopOf(page.matches[0].loaderData);
  const description = fill(words.description, { tagline, invitation });
  return describePage(page, { title: fill(words.title, { shop }), description });
};

export const loader = ({ context }: Route.LoaderArgs) =>
  loadLanding(context.get(serverCallContext));

/** Here, so that the browser loads nothing of what the server reads with. */
const emptyLanding: Landing = { categories: [], products: [], areBestsellers: false };

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  serverLoader().catch(() => emptyLanding);

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { categories, products, areBestsellers } = loaderData;
  const [isPlaying, setPlaying] = useGentleMotion();
  return (
    <>
      <section className="night relative grid min-h-[calc(100svh-10rem)] items-center bg-paper">
        <BackgroundVideo isPlaying={isPlaying} onRefused={() => setPlaying(false)} />
        <div className="page-column relative py-16">
          <TypingHeadline isPlaying={isPlaying} />
          <p className="mt-5 max-w-prose text-xl">{tagline}</p>
          <div className="mt-8 flex flex-wrap gap-4">
            <LinkButton to="/products" size="lg" prefetch="intent">
              {ourProducts}
            </LinkButton>
            <PriceListButton />
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
      <div className="page-column">
        <SeasonLine className="mt-4" />
      </div>
      <Promises />
      {categories.length > 0 && <CategoryTiles categories={categories} />}
      {products.length > 0 && <ProductTiles products={products} areBestsellers={areBestsellers} />}
      <div className="page-column mt-8 mb-12 flex flex-wrap gap-4">
        <LinkButton to="/products" size="lg" prefetch="intent">
          {words.allProducts}
        </LinkButton>
        <PriceListButton />
      </div>
    </>
  );
}

const PriceListButton = () => (
  <LinkButton to={priceListPath} size="lg" variant="secondary" prefetch="intent">
    {frameWords.priceList}
  </LinkButton>
);
