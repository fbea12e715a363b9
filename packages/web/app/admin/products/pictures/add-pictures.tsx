import { maxPicturesAtOnce } from '@mathappu/contract/limits';
import { fill, plural } from '@mathappu/contract/words';
import { useState } from 'react';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { useObjectUrl } from '#web/ui/images/use-object-url.ts';
import { ListNumber } from '#web/ui/list-number.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import * as words from '#words/admin/products';
import { langOfData } from '#words/language';
import { ProductPicker } from '../goes-with/product-picker.tsx';
import { type Entry, isToSave, type Target } from './picture-batch.ts';
import { usePictureBatch } from './use-picture-batch.ts';

/** Pictures that were chosen together, each with the product that its file name means. */
export function AddPictures({ files, onClose }: { files: readonly File[]; onClose: () => void }) {
  const showToast = useToastHere();
  const batch = usePictureBatch(files.slice(0, maxPicturesAtOnce), (count) => {
    const text = fill(plural(words.picturesSaved, count), { count });
    showToast({ kind: 'success', text });
    onClose();
  });
  const { entries, matching, isSaving, save } = batch;
  const toSave = entries.filter(isToSave);
  const hasFailed = toSave.some(({ state }) => state === 'failed');
  const saved = entries.filter(({ state }) => state === 'saved').length;
  const count = toSave.length;
  const taken = entries.filter(({ isLeftOut }) => !isLeftOut);
  const unknown = taken.filter(({ target }) => !target).length;
  const open = taken.length - saved - unknown;

  function close() {
    if (!isSaving || window.confirm(words.stopSaving)) onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={close}
      size="lg"
      title={words.addPictures}
      description={words.picturesLead}
      actions={
        <>
          <p role="status" className="figures mr-auto self-center text-ink-soft">
            {[
              (isSaving || saved > 0) &&
                fill(words.savedSoFar, { count: saved, all: saved + open }),
              unknown > 0 &&
                matching !== 'running' &&
                fill(words.withoutProduct, { count: unknown }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {(count > 0 || isSaving) && (
            <Button isBusy={isSaving} onClick={() => save()}>
              {fill(plural(hasFailed ? words.retryPictures : words.savePictures, count), { count })}
            </Button>
          )}
        </>
      }
    >
      {files.length > maxPicturesAtOnce && (
        <p className="mb-3">{fill(words.onlyFirstPictures, { maximum: maxPicturesAtOnce })}</p>
      )}
      <p role="status" className={matching === 'done' ? 'sr-only' : 'mb-3 text-ink-soft'}>
        {matching === 'running' && words.findingProducts}
        {matching === 'failed' && words.findingFailed}
      </p>
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <PictureRow
            key={entry.id}
            entry={entry}
            isSearched={matching === 'running'}
            onTarget={(target) => batch.setTarget(entry.id, target)}
            onLeaveOut={(isLeftOut) => batch.setLeftOut(entry.id, isLeftOut)}
            onRetry={isSaving ? undefined : () => save(entry.id)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

type PictureRowProps = {
  entry: Entry;
  /** Its product is still being looked for. */
  isSearched: boolean;
  onTarget: (target: Target) => void;
  onLeaveOut: (isLeftOut: boolean) => void;
  onRetry: (() => void) | undefined;
};

function PictureRow({ entry, isSearched, onTarget, onLeaveOut, onRetry }: PictureRowProps) {
  const { file, target, isLeftOut, state, problem } = entry;
  const [isChoosing, setChoosing] = useState(false);
  const src = useObjectUrl(file);
  const isOpen = state === 'chosen' || state === 'failed';
  const button = (label: string, onClick: () => void) => (
    <Button
      variant="quiet"
      size="sm"
      aria-label={fill(words.ofFile, { label, file: file.name })}
      onClick={onClick}
    >
      {label}
    </Button>
  );

  return (
    <li className="grid grid-cols-[3.5rem_1fr] gap-x-4 gap-y-1 py-3">
      <img
        src={src}
        alt=""
        decoding="async"
        className="size-14 rounded-md bg-sunken object-cover"
      />
      <div className="min-w-0">
        <p className="text-sm wrap-anywhere text-ink-soft">{file.name}</p>
        <p className={isLeftOut ? 'text-ink-soft line-through' : 'font-semibold wrap-anywhere'}>
          {target ? (
            <span lang={langOfData}>{target.name}</span>
          ) : (
            !isSearched && !problem && words.noProductFound
          )}
        </p>
        {target && <ListNumber number={target.listNumber} />}
        {problem && state !== 'saved' && (
          <p role="alert" className="text-sm font-medium wrap-anywhere text-danger">
            {problem}
          </p>
        )}
        {state === 'sending' && (
          <ProgressBar
            label={fill(words.savingPicture, { file: file.name })}
            value={entry.progress}
          />
        )}
        {state === 'saved' && (
          <p className="text-sm font-medium text-green-ink">{words.pictureSaved}</p>
        )}
        {isLeftOut && <p className="text-sm text-ink-soft">{words.leftOut}</p>}
      </div>
      {isOpen && (
        <div className="col-span-full -ml-2 flex flex-wrap gap-x-1 sm:col-start-2">
          {state === 'failed' && !isLeftOut && onRetry && button(words.retry, onRetry)}
          {!isLeftOut &&
            button(target ? words.anotherProduct : words.chooseProduct, () =>
              setChoosing(!isChoosing),
            )}
          {(!problem || state === 'failed') &&
            button(isLeftOut ? words.takeIn : words.leaveOut, () => onLeaveOut(!isLeftOut))}
        </div>
      )}
      {isOpen && isChoosing && !isLeftOut && (
        <div className="col-span-full sm:col-start-2">
          <ProductPicker
            label={fill(words.productOfPicture, { file: file.name })}
            hint={words.searchProduct}
            exceptIds={target ? [target._id] : []}
            onPick={({ _id, name, listNumber }) => {
              onTarget({ _id, name, listNumber });
              setChoosing(false);
            }}
          />
        </div>
      )}
    </li>
  );
}
