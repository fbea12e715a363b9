import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useMay } from '#web/admin/api/use-may.ts';
import { acceptedImages } from '#web/forms/pictures/check-picture.ts';
import { Button } from '#web/ui/button.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/admin/products';

const loadDialog = () => import('./add-pictures.tsx');

type PictureDropProps = {
  /** @param button chooses pictures as well; nothing for whoever may not add any */
  children: (button: ReactNode) => ReactNode;
};

/** A list on which pictures of its products can be dropped, by whoever may add them. */
export function PictureDrop({ children }: PictureDropProps) {
  return useMay()('addPicture') ? <DropArea>{children}</DropArea> : children(null);
}

function DropArea({ children }: PictureDropProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isHovering, setHovering] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const dialog = useLazyModule(loadDialog, files.length > 0);

  function hover(event: DragEvent) {
    // Rows and texts are dragged, too.
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setHovering(true);
  }

  function leave({ currentTarget, relatedTarget }: DragEvent) {
    if (!currentTarget.contains(relatedTarget as Node | null)) setHovering(false);
  }

  function drop(event: DragEvent) {
    setHovering(false);
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    // Those of before are not saved yet.
    if (files.length === 0) setFiles([...event.dataTransfer.files]);
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    setFiles([...(target.files ?? [])]);
    target.value = '';
  }

  const button = (
    <>
      <input
        ref={input}
        type="file"
        accept={acceptedImages}
        multiple
        // The button chooses for it.
        tabIndex={-1}
        aria-hidden="true"
        onChange={choose}
        className="sr-only"
      />
      <Button
        variant="secondary"
        size="sm"
        title={words.addPicturesHint}
        isBusy={files.length > 0 && !dialog}
        onClick={() => input.current?.click()}
      >
        {words.addPictures}
      </Button>
    </>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same without a mouse.
    <div
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={leave}
      onDrop={drop}
      className={
        isHovering ? 'relative rounded-lg outline-3 outline-offset-4 outline-teal' : undefined
      }
    >
      {isHovering && (
        <p className="pointer-events-none sticky top-24 z-header mx-auto mb-[-3rem] w-fit rounded-pill bg-teal px-5 py-2.5 font-semibold text-surface shadow-overlay">
          {words.dropPictures}
        </p>
      )}
      {children(button)}
      {dialog && files.length > 0 && (
        <dialog.AddPictures files={files} onClose={() => setFiles([])} />
      )}
    </div>
  );
}
