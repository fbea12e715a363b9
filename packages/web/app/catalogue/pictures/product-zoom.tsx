import type { Product } from '@mathappu/contract/catalogue';
import { fill } from '@mathappu/contract/words';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { leadingName } from '#web/language/names.ts';
import { useGoBack } from '#web/navigation/use-go-back.ts';
import { useNavigateHere } from '#web/navigation/use-navigate-here.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MinusIcon, PlusIcon } from '#web/ui/images/edit-icons.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '#web/ui/images/navigation-icons.tsx';
import { imageSourceSet } from '#web/ui/images/product-image.tsx';
import { useModal } from '#web/ui/overlays/use-modal.ts';
import * as words from '#words/catalogue/pictures';
import { useZoomGestures } from './use-zoom-gestures.ts';

type ProductZoomProps = {
  product: Product;
  /** Another picture is shown. */
  onPlace: (place: number) => void;
  /** The picture that was shown last takes the focus, which the platform gives to the one that was pressed. */
  onClosed: (place: number) => void;
};

const zoomStep = 1.5;

/**
 * A picture on the whole screen, its place in the state of the location: opening it was a step in the
 * history, so that Back closes it.
 */
export function ProductZoom({ product, onPlace, onClosed }: ProductZoomProps) {
  const { pathname, state } = useLocation();
  const navigate = useNavigateHere();
  const onClose = useGoBack(pathname);
  const place: number | undefined = product.image[state?.zoomed] ? state.zoomed : undefined;
  function show(next: number) {
    const zoomed = { ...state, zoomed: next };
    navigate(pathname, { state: zoomed, replace: true, preventScrollReset: true });
    onPlace(next);
  }
  const modal = useModal(place !== undefined, onClose);
  const lastPlace = useRef(place);
  const tellClosed = useEffectEvent(onClosed);
  useEffect(() => {
    if (place === undefined && lastPlace.current !== undefined) tellClosed(lastPlace.current);
    lastPlace.current = place;
  }, [place]);
  return (
    <dialog
      {...modal}
      aria-label={fill(words.pictures, { name: leadingName(product) })}
      className="night fixed inset-0 size-full max-h-none max-w-none bg-paper text-ink"
    >
      {place !== undefined && (
        <Picture product={product} place={place} onPlace={show} onClose={onClose} />
      )}
    </dialog>
  );
}

type PictureProps = Omit<ProductZoomProps, 'onClosed'> & { place: number; onClose: () => void };

function Picture({ product, place, onPlace, onClose }: PictureProps) {
  const { image: images } = product;
  const name = leadingName(product);
  const stage = useRef<HTMLDivElement>(null);
  const { view, zoom, reset, handlers } = useZoomGestures(stage, step);
  const src = images[place] ?? '';

  function step(by: number) {
    if (!images[place + by]) return;
    reset();
    onPlace(place + by);
  }

  const keys: Record<string, () => void> = {
    '+': () => zoom(zoomStep),
    '=': () => zoom(zoomStep),
    '-': () => zoom(1 / zoomStep),
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
  };
  function press(event: KeyboardEvent) {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the dialog, wherever its focus is
    <div className="flex h-full flex-col" onKeyDown={press}>
      <div className="flex items-center gap-1 p-2">
        <p role="status" className="figures flex-1 pl-2 font-semibold">
          {fill(words.pictureOf, { number: place + 1, count: images.length })}
        </p>
        {button(words.zoomOut, <MinusIcon />, () => zoom(1 / zoomStep), view.scale <= 1)}
        {button(words.zoomIn, <PlusIcon />, () => zoom(zoomStep), view.scale >= 3)}
        {button(words.closePicture, <CloseIcon />, onClose)}
      </div>
      <div
        ref={stage}
        // A press on the picture leaves the focus where keys are heard.
        tabIndex={-1}
        {...handlers}
        className="relative min-h-0 flex-1 touch-none overflow-hidden select-none"
      >
        <img
          src={src}
          srcSet={imageSourceSet(src)}
          sizes="300vw"
          alt={name}
          draggable={false}
          className="size-full object-contain"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </div>
      {images.length > 1 && (
        <div className="flex justify-center gap-4 p-2">
          {button(words.previousPicture, <ChevronLeftIcon />, () => step(-1), place === 0)}
          {button(
            words.nextPicture,
            <ChevronRightIcon />,
            () => step(1),
            place === images.length - 1,
          )}
        </div>
      )}
    </div>
  );
}

/** A button that keeps the focus while it has no effect. */
const button = (label: string, icon: ReactNode, onClick: () => void, isOff = false) => (
  <IconButton
    label={label}
    icon={icon}
    aria-disabled={isOff || undefined}
    onClick={() => !isOff && onClick()}
    className="aria-disabled:opacity-40"
  />
);
