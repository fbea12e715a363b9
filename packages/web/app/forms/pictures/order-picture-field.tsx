import { imageMaxBytes, toMegabytes } from '@mathappu/contract/limits';
import { orderPictureAddress } from '@mathappu/contract/order-links/order-pictures';
import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
import { call } from '#web/api/call.ts';
import { FileDrop } from '#web/ui/fields/file-drop.tsx';
import { ImagePreview } from '#web/ui/images/image-preview.tsx';
import * as words from '#words/forms';
import { acceptedImages } from './check-picture.ts';
import { UploadingPreviews } from './uploading-previews.tsx';
import { nameProblem, type SendPicture, useImageUpload } from './use-image-upload.ts';

type Pictures = readonly string[];

type OrderPictureFieldProps = {
  /** Of the order's link, which the pictures belong to. */
  code: string;
  label: string;
  /** The ids of pictures that are there. */
  pictures: Pictures;
  maximum: number;
  error?: string | undefined;
  onChange: (change: (pictures: Pictures) => Pictures) => void;
  /** Says whether one is still on its way. */
  onUploading?: (isUploading: boolean) => void;
};

/**
 * Private pictures of an order, each made small enough and uploaded as soon as it is chosen. One that
 * fails is named; those that are there stay.
 */
export function OrderPictureField(props: OrderPictureFieldProps) {
  const { code, label, pictures, maximum, error, onChange, onUploading } = props;
  const [problems, setProblems] = useState<readonly string[]>([]);
  const sendPicture: SendPicture = async (picture, options) => {
    const files = { image: picture };
    const sent = { params: { code }, files, toast: false, ...options };
    return (await call('uploadOrderPicture', sent)).data._id;
  };
  const upload = useImageUpload(sendPicture);

  async function choose(files: File[]) {
    if (pictures.length + files.length > maximum) {
      setProblems([fill(words.tooManyPictures, { maximum })]);
      return;
    }
    setProblems([]);
    onUploading?.(true);
    for await (const outcome of upload.send(files)) {
      if ('stored' in outcome) {
        onChange((now) => [...now, outcome.stored]);
      } else {
        const { file, problem } = outcome;
        const named = maximum === 1 ? problem : nameProblem(file, problem);
        setProblems((others) => [...others, named]);
      }
    }
    onUploading?.(false);
  }

  const errors = error === undefined ? problems : [...problems, error];
  return (
    <div className="grid gap-3">
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map((id, index) => (
            <li key={id}>
              <ImagePreview
                src={orderPictureAddress(code, id)}
                name={maximum === 1 ? label : fill(words.pictureNumber, { number: index + 1 })}
                onRemove={() => onChange((now) => now.filter((one) => one !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      <UploadingPreviews upload={upload} />
      {pictures.length < maximum && (
        <FileDrop
          label={label}
          hint={fill(words.pictureHint, { megabytes: toMegabytes(imageMaxBytes) })}
          errors={errors}
          accept={acceptedImages}
          multiple={maximum > 1}
          disabled={upload.isUploading}
          onFiles={choose}
        />
      )}
    </div>
  );
}
