import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonSize, type ButtonVariant, buttonLooks } from './button-looks.ts';

type LinkButtonProps = LinkProps & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
};

export function LinkButton({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps & { className?: string }) {
  return (
    <Link {...rest} className={buttonLooks(variant, size, className)}>
      {icon}
      {children}
    </Link>
  );
}
