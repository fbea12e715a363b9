import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { UploadIcon } from '#web/ui/images/file-icons.tsx';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';

type FileDropProps = {
  label: string;
  hint?: string;
  /** Why files were refused, each with a line of its own. */
  errors?: readonly string[];
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  /** Called on each choice and drop. A dropped file can be of any type: the caller has to check. */
  onFiles: (files: File[]) => void;
};

export function FileDrop(props: FileDropProps) {
  const {
    label,
    hint,
    errors = [],
    accept = 'image/*',
    multiple = false,
    disabled,
    onFiles,
  } = props;
  const id = useId();
  const [isHovering, setHovering] = useState(false);
  const [choices, setChoices] = useState(0);

  function take(files: FileList | null) {
    const chosen = [...(files ?? [])].slice(0, multiple ? undefined : 1);
    if (chosen.length === 0) return;
    setChoices(choices + 1);
    onFiles(chosen);
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    take(event.target.files);
    event.target.value = '';
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setHovering(false);
    if (!disabled) take(event.dataTransfer.files);
  }

  return (
    <div>
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setHovering(!disabled);
        }}
        onDragLeave={() => setHovering(false)}
        onDrop={drop}
        data-isHovering={isHovering || undefined}
        className="relative flex flex-col items-center gap-1 rounded-md border-2 border-dashed border-line-strong bg-surface px-4 py-7 text-center transition-colors hover:border-teal hover:bg-teal-soft has-disabled:bg-sunken has-disabled:text-ink-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus data-isHovering:border-teal data-isHovering:bg-teal-soft"
      >
        <UploadIcon className="size-7 text-teal" />
        <span className="font-semibold">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </span>
        )}
        <input
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          onChange={choose}
          aria-label={label}
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={[hint && `${id}-hint`, errors.length > 0 && `${id}-errors`]
            .filter(Boolean)
            .join(' ')}
          className="sr-only"
        />
      </label>
      <FileErrors id={`${id}-errors`} errors={errors} choices={choices} />
    </div>
  );
}

type FileErrorsProps = { id: string; errors: readonly string[]; choices: number };

/** @param choices how often files were chosen: a refusal is announced again after each choice */
const FileErrors = ({ id, errors, choices }: FileErrorsProps) => (
  <div aria-live="assertive" id={id}>
    {errors.map((error) => (
      <p
        key={`${choices} ${error}`}
        className="mt-1.5 flex gap-1.5 text-sm font-medium wrap-anywhere text-danger"
      >
        <AlertIcon className="mt-px size-5 shrink-0" />
        {error}
      </p>
    ))}
  </div>
);
