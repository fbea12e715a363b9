import { type ComponentProps, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import type { ChangeProducts } from './change-products.tsx';

const loadDialog = () => import('./change-products.tsx');

type ChangeButtonProps = Omit<ComponentProps<typeof ChangeProducts>, 'isOpen' | 'onClose'> & {
  label: string;
  size?: 'sm';
};

/** Opens the change of several products; each time it begins anew. */
export function ChangeButton({ label, size, ...asked }: ChangeButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const loaded = useLazyModule(loadDialog, isOpen);
  return (
    <>
      <Button
        variant="secondary"
        {...(size && { size })}
        isBusy={isOpen && !loaded}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {loaded && isOpen && (
        <loaded.ChangeProducts isOpen {...asked} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
