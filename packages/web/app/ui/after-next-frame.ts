/**
 * Runs a task once the browser has painted what the current event changed: a press is answered
 * first, and what takes long follows.
 */
export function afterNextFrame(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
