import type { ReactNode } from 'react';
import * as words from '#words/ui';
import { Button } from './button.tsx';
import { AlertIcon } from './images/notice-icons.tsx';

type ErrorStateProps = {
  message: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Further actions, such as Go Back. */
  children?: ReactNode;
};

export function ErrorState({ message, onRetry, isRetrying, children }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center"
    >
      <span className="mb-4 grid size-16 place-items-center rounded-pill bg-red-soft text-red-ink">
        <AlertIcon className="size-8" />
      </span>
      <p className="text-lg font-semibold">{message}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button onClick={onRetry} isBusy={isRetrying}>
            {words.retry}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
