import { useNavigation } from 'react-router';
import { useReloadGuard } from '#web/app-shell/use-reload-guard.ts';

/** A thin line at the top while the code of the next page is loaded. */
export function NavigationProgress() {
  useReloadGuard();
  const isPending = useNavigation().state !== 'idle';
  if (!isPending) return null;
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 print:hidden top-0 z-skip-link h-0.75 origin-left scale-x-90 bg-gold transition-transform delay-150 duration-3000 ease-out starting:scale-x-0"
    />
  );
}
