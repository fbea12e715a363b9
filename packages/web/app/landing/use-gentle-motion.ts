import { useEffect, useState } from 'react';

type NavigatorWithConnection = Navigator & {
  connection?: { saveData?: boolean; effectiveType?: string };
};

/**
 * Whether to animate: not before `prefers-reduced-motion` is known, then as the visitor chooses. On
 * a slow or metered network the film is fetched only for who asks for it:
 * https://developer.mozilla.org/docs/Web/API/NetworkInformation/effectiveType
 */
export function useGentleMotion(): [isPlaying: boolean, setPlaying: (isPlaying: boolean) => void] {
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    const { connection } = navigator as NavigatorWithConnection;
    const isSlow = /2g|3g/.test(connection?.effectiveType ?? '');
    const follow = () => setPlaying(!calm.matches && !connection?.saveData && !isSlow);
    follow();
    calm.addEventListener('change', follow);
    return () => calm.removeEventListener('change', follow);
  }, []);
  return [isPlaying, setPlaying];
}
