import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

type DialogState = { isOpen: boolean; onClose: () => void };

type LazyDialogButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'className'> & {
  label: string;
  /** The dialog, whose code is loaded when it is first opened. */
  children: (dialog: DialogState) => ReactNode;
};

/** A button that opens a dialog, which then keeps what was typed into it. */
export function LazyDialogButton({ label, children, ...looks }: LazyDialogButtonProps) {
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <Button {...looks} disabled={!isHydrated} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen !== undefined && (
        <Suspense>{children({ isOpen, onClose: () => setOpen(false) })}</Suspense>
      )}
    </>
  );
}
