import type { ReactNode } from 'react';
import * as words from '#words/ui';
import { CheckIcon } from './images/notice-icons.tsx';

export type TimelineStep = {
  /** Where a title may come twice. */
  id?: string;
  title: string;
  text: ReactNode;
  /** Below the text. */
  more?: ReactNode;
  state: 'done' | 'current' | 'pending';
};

const dots = {
  done: 'border-green-ink bg-green-ink text-on-primary',
  current: 'border-teal bg-teal-soft text-teal',
  pending: 'border-line-strong bg-surface text-line-strong',
};
const spoken = { done: ` ${words.stepDone}`, current: ` ${words.stepNow}`, pending: '' };

export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol>
      {steps.map((step) => (
        <li
          key={step.id ?? step.title}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="group relative flex gap-4 pb-3 last:pb-0 md:pb-6"
        >
          <span
            aria-hidden="true"
            className={`absolute top-8 bottom-0 left-4 w-0.5 -translate-x-1/2 group-last:hidden ${
              step.state === 'done' ? 'bg-green-ink' : 'bg-line'
            }`}
          />
          <span
            className={`relative grid size-8 shrink-0 place-items-center rounded-pill border-2 ${dots[step.state]}`}
          >
            {step.state === 'done' ? (
              <CheckIcon className="size-5" />
            ) : (
              <span className="size-2.5 rounded-pill bg-current" />
            )}
          </span>
          <div className="pt-0.5">
            <p className="leading-snug font-semibold">
              {step.title}
              <span className="sr-only">{spoken[step.state]}</span>
            </p>
            <p className="text-sm/snug text-ink-soft">{step.text}</p>
            {step.more}
          </div>
        </li>
      ))}
    </ol>
  );
}
