/** How a figure stands against the one before it: '12% up', '3% down', 'as before'. */
export function compareWith(now: number, before: number): string {
  if (now === before) return 'as before';
  if (before === 0) return 'up from nothing';
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  return `${percent < 1 ? 'under 1' : percent}% ${now > before ? 'up' : 'down'}`;
}
