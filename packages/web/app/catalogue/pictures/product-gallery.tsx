import type { Product } from '@mathappu/contract/catalogue';
import { fill } from '@mathappu/contract/words';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { leadingName } from '#web/language/names.ts';
import { useNavigateHere } from '#web/navigation/use-navigate-here.ts';
import { ProductImage } from '#web/ui/images/product-image.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/catalogue/pictures';

const imageSizes = '(min-width: 88rem) 40rem, (min-width: 48rem) 45vw, 92vw';
const noTallerThanScreen = 'short:w-full short:max-w-[calc(100svh-80px)]';
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

const loadZoom = () => import('./product-zoom.tsx');

export function ProductGallery({ product }: { product: Product }) {
  const { image: images, imagePlaceholder: blurs } = product;
  const name = leadingName(product);
  const row = useRef<HTMLElement>(null);

  const { pathname, state } = useLocation();
  const navigate = useNavigateHere();
  const module = useLazyModule(loadZoom, state?.zoomed !== undefined);
  const enlarge = (place: number) =>
    navigate(pathname, { state: { ...state, zoomed: place }, preventScrollReset: true });
  const enlarged = module && (
    <module.ProductZoom
      product={product}
      onPlace={(place) => scrollTo(row.current, place)}
      onClosed={(place) =>
        row.current?.querySelectorAll('button')[place]?.focus({ preventScroll: true })
      }
    />
  );

  const [only] = images;
  return images.length > 1 ? (
    <div className={`min-w-0 self-start ${noTallerThanScreen}`}>
      <Carousel row={row} product={product} onEnlarge={enlarge} />
      {enlarged}
    </div>
  ) : (
    <div className={noTallerThanScreen}>
      {only ? (
        <Picture src={only} blur={blurs[0]} alt={name} isEager onEnlarge={() => enlarge(0)} />
      ) : (
        <ProductImage alt={name} />
      )}
      {enlarged}
    </div>
  );
}

function scrollTo(row: HTMLElement | null, place: number) {
  row?.scrollTo({ left: place * row.clientWidth });
}

type CarouselProps = {
  row: RefObject<HTMLElement | null>;
  product: Product;
  onEnlarge: (place: number) => void;
};

/** The images scroll with snapping, and the thumbnails below scroll to theirs. */
function Carousel({ row, product, onEnlarge }: CarouselProps) {
  const { image: images, imagePlaceholder: blurs } = product;
  const name = leadingName(product);
  const thumbnails = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  function step(event: KeyboardEvent) {
    const place = current + (steps[event.key] ?? 0);
    if (place === current || !images[place]) return;
    event.preventDefault();
    scrollTo(row.current, place);
    thumbnails.current?.querySelectorAll('button')[place]?.focus();
  }

  return (
    <>
      <section
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        aria-label={fill(words.pictures, { name })}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / clientWidth))
        }
        className="flex snap-x snap-mandatory overflow-x-auto scroll-smooth rounded-md [scrollbar-width:none]"
      >
        {images.map((src, place) => (
          <Picture
            key={src}
            src={src}
            blur={blurs[place]}
            alt={fill(words.pictureOfProduct, { name, number: place + 1 })}
            isEager={place === 0}
            onEnlarge={() => onEnlarge(place)}
          />
        ))}
      </section>
      <ul ref={thumbnails} className="mt-3 flex flex-wrap gap-2" onKeyDown={step}>
        {images.map((src, place) => (
          <li key={src}>
            <Thumbnail
              src={src}
              blur={blurs[place]}
              number={place + 1}
              isCurrent={place === current}
              onShow={() => scrollTo(row.current, place)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

type PictureProps = {
  src: string;
  blur: string | undefined;
  alt: string;
  isEager: boolean;
  onEnlarge: () => void;
};

function Picture({ onEnlarge, ...image }: PictureProps) {
  return (
    <div className="relative w-full shrink-0 snap-center">
      <ProductImage {...image} sizes={imageSizes} />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={fill(words.enlargePicture, { name: image.alt })}
        title={words.enlarge}
        onClick={onEnlarge}
        className="absolute inset-0 cursor-zoom-in rounded-md -outline-offset-3 transition-colors active:bg-ink/15"
      />
    </div>
  );
}

type ThumbnailProps = Pick<PictureProps, 'src' | 'blur'> & {
  number: number;
  isCurrent: boolean;
  onShow: () => void;
};

function Thumbnail({ src, blur, number, isCurrent, onShow }: ThumbnailProps) {
  return (
    <button
      type="button"
      aria-label={fill(words.showPicture, { number })}
      aria-current={isCurrent}
      onClick={onShow}
      className="block rounded-md border-2 border-transparent p-0.5 aria-[current=true]:border-primary"
    >
      <ProductImage src={src} blur={blur} alt="" sizes="4rem" className="w-14 md:w-16" />
    </button>
  );
}
