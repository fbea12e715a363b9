import { useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { lettersOf } from '#web/ui/format/letters.ts';

type AvatarProps = { name: string; src: string; className?: string };

/** The picture, or else the first letter of the name. The caller gives it its size. */
export function Avatar({ name, src, className }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const shape = classNames('rounded-pill border border-line', className);
  if (src && src !== broken) {
    return (
      <img
        src={src}
        alt=""
        onError={() => setBroken(src)}
        className={classNames(shape, 'bg-sunken object-cover')}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(
        shape,
        'grid place-items-center bg-gold-soft font-semibold text-yellow-ink',
      )}
    >
      {lettersOf(name.trim())[0]?.toUpperCase()}
    </span>
  );
}
