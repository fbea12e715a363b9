import { useEffect, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { NoImage } from './no-image.tsx';

type ProductImageProps = {
  src?: string;
  alt: string;
  /** The width of the image on the page, as in the `sizes` attribute. */
  sizes?: string;
  /** For the largest image of the first screen (LCP): loaded at once, with high priority. */
  isEager?: boolean;
  /** A tiny data URI, the placeholder while the image loads. */
  blur?: string;
  className?: string;
};

/** Has a fixed aspect ratio, so that the layout does not shift when the image arrives. */
export function ProductImage(props: ProductImageProps) {
  const { src, alt, sizes = '100vw', isEager = false, blur, className } = props;
  const [failedSrc, setFailedSrc] = useState<string>();
  const ref = useRef<HTMLImageElement>(null);
  const isMissing = !src || failedSrc === src;

  useEffect(() => {
    const image = ref.current;
    const brokeBeforeHydration = image?.complete && image.naturalWidth === 0;
    if (brokeBeforeHydration) setFailedSrc(src);
  }, [src]);

  return (
    // A span, since it stands in buttons, too.
    <span
      className={classNames(
        'relative block aspect-square overflow-hidden rounded-md bg-sunken',
        className,
      )}
    >
      {blur && !isMissing && (
        <img src={blur} alt="" aria-hidden="true" className="absolute size-full object-cover" />
      )}
      {isMissing ? (
        <NoImage alt={alt} />
      ) : (
        <img
          ref={ref}
          src={src}
          srcSet={imageSourceSet(src)}
          sizes={sizes}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : undefined}
          decoding="async"
          onError={() => setFailedSrc(src)}
          className="absolute size-full object-cover"
        />
      )}
    </span>
  );
}

const ownUpload = /^(\/uploads\/.+)-1280\.webp$/;
const widths = [320, 640, 1280];

/** Uploads are stored in three widths; other images have no source set. */
export function imageSourceSet(src: string): string | undefined {
  const stem = ownUpload.exec(src)?.[1];
  return stem && widths.map((width) => `${stem}-${width}.webp ${width}w`).join(', ');
}
