import { useEffect, useState } from 'react';

const second = 1000;

/** A countdown: whole seconds until a moment, never below 0. */
export function useRemaining(until: string): number {
  const end = Date.parse(until);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((end - now) / second));
}

/** 19:05 */
export function formatRemaining(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
