import { useEffect, useState } from 'react';

type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean } };

/** Whether to animate: not before `prefers-reduced-motion` is known, then as the visitor chooses. */
export function useGentleMotion(): [isPlaying: boolean, setPlaying: (isPlaying: boolean) => void] {
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    const { connection } = navigator as NavigatorWithConnection;
    const follow = () => setPlaying(!calm.matches && !connection?.saveData);
    follow();
    calm.addEventListener('change', follow);
    return () => calm.removeEventListener('change', follow);
  }, []);
  return [isPlaying, setPlaying];
}
