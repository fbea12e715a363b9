import { fill } from '@mathappu/contract/words';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ImagePreview } from '#web/ui/images/image-preview.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#web/ui/images/navigation-icons.tsx';
import * as words from '#words/admin/products';

type ImageOrderProps = { images: readonly string[]; onChange: (images: string[]) => void };

type Move = { to: number; step: 1 | -1 };

/** The images with buttons to move and remove each; lists show the first. */
export function ImageOrder({ images, onChange }: ImageOrderProps) {
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<Move>();

  // Moving an image in the document takes the focus from its button.
  useEffect(() => {
    if (!moved) return;
    const buttons = list.current?.children[moved.to]?.querySelectorAll('button[data-step]');
    const usable = [...(buttons ?? [])].filter((button) => button.ariaDisabled !== 'true');
    const same = usable.find((button) => button.getAttribute('data-step') === String(moved.step));
    ((same ?? usable[0]) as HTMLElement | undefined)?.focus();
  }, [moved]);

  function move(from: number, step: 1 | -1) {
    const to = from + step;
    const reordered = [...images];
    reordered.splice(to, 0, ...reordered.splice(from, 1));
    onChange(reordered);
    setMoved({ to, step });
  }

  if (images.length === 0) return <p className="text-ink-soft">{words.noImage}</p>;
  return (
    <>
      <ul ref={list} className="flex flex-wrap gap-3">
        {images.map((url, index) => (
          <li key={url} className="grid justify-items-center gap-1">
            <ImagePreview
              src={url}
              name={fill(words.imageNumber, { number: index + 1 })}
              onRemove={() => onChange(images.filter((other) => other !== url))}
            />
            <div className="flex items-center sm:gap-1">
              <IconButton
                size="sm"
                data-step="-1"
                label={fill(words.moveEarlier, { number: index + 1 })}
                icon={<ChevronLeftIcon className="size-5" />}
                aria-disabled={index === 0}
                onClick={() => index > 0 && move(index, -1)}
              />
              {index === 0 && <Badge tone="blue">{words.first}</Badge>}
              <IconButton
                size="sm"
                data-step="1"
                label={fill(words.moveLater, { number: index + 1 })}
                icon={<ChevronRightIcon className="size-5" />}
                aria-disabled={index === images.length - 1}
                onClick={() => index < images.length - 1 && move(index, 1)}
              />
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {moved && fill(words.imageMoved, { number: moved.to + 1, count: images.length })}
      </p>
    </>
  );
}
