import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li';
  padding?: 'none' | 'md' | 'lg';
};

const paddings = { none: '', md: 'p-4 md:p-5', lg: 'p-5 md:p-8' };

export function Card({ as: Tag = 'div', padding = 'md', className, ...rest }: CardProps) {
  const Element = Tag as 'div';
  return (
    <Element
      {...rest}
      className={classNames(
        'rounded-lg border border-line bg-surface shadow-rest',
        paddings[padding],
        className,
      )}
    />
  );
}
