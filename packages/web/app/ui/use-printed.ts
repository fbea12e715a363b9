import { useEffect, useState } from 'react';

/** What stands on the page only while it is printed: `print` puts it there, prints, and takes it away. */
export function usePrinted<Shown>() {
  const [printed, print] = useState<Shown>();
  useEffect(() => {
    if (printed === undefined) return;
    const end = () => print(undefined);
    addEventListener('afterprint', end);
    window.print();
    return () => removeEventListener('afterprint', end);
  }, [printed]);
  return { printed, print };
}
