import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { UploadIcon } from '#web/ui/images/file-icons.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/admin/product-import';

const loadWindow = () => import('./import-window.tsx');

export function ImportProducts() {
  const [isOpen, setOpen] = useState(false);
  const loaded = useLazyModule(loadWindow, isOpen);
  return (
    <>
      <Button
        variant="secondary"
        className="max-sm:flex-auto max-sm:px-2"
        icon={<UploadIcon />}
        isBusy={isOpen && !loaded}
        onClick={() => setOpen(true)}
      >
        {words.importCsv}
      </Button>
      {loaded && <loaded.ImportWindow isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
