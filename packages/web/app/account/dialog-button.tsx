import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';

type DialogButtonProps<Module> = {
  label: string;
  icon?: ReactNode;
  title: string;
  description?: ReactNode;
  isShownOnce?: boolean;
  /** Imports the form; does not change. */
  load: () => Promise<Module>;
  children: (module: Module, close: () => void) => ReactNode;
};

/** A button that opens a dialog with a form, whose code is loaded when it is needed. */
export function DialogButton<Module>(props: DialogButtonProps<Module>) {
  const { label, icon, load, children, ...dialog } = props;
  const [isOpen, setOpen] = useState(false);
  const form = useLazyModule(load, isOpen);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" icon={icon} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog {...dialog} isOpen={isOpen} onClose={close}>
        {form ? children(form, close) : <Loading />}
      </Dialog>
    </>
  );
}
