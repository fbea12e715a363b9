import type { ReactNode } from 'react';
import { SparkIcon } from './images/shop-icons.tsx';

type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  /** One or two buttons or links. */
  children?: ReactNode;
};

export function EmptyState({ title, text, icon, children }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-14 text-center">
      <span className="mb-4 grid size-16 place-items-center rounded-pill bg-gold-soft text-yellow-ink">
        {icon ?? <SparkIcon className="size-8" />}
      </span>
      <h2 className="text-xl">{title}</h2>
      {text && <p className="mt-1 text-ink-soft wrap-anywhere">{text}</p>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
