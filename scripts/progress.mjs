const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Shows that a piece of work is moving: on a terminal one line that changes, elsewhere a line
 * every few seconds. Everything goes to stderr, so that stdout stays the program's own.
 */
export async function withProgress(label, work, detail = () => '') {
  const terminal = process.stderr.isTTY;
  const began = performance.now();
  const show = () => {
    const line = [`${label} …`, detail(), seconds(began)].filter(Boolean).join(' ');
    process.stderr.write(terminal ? `\r\x1b[K${line}` : `${line}\n`);
  };
  if (terminal) show();
  else process.stderr.write(`${label} …\n`);
  const timer = setInterval(show, terminal ? 250 : 5000);
  try {
    const result = await work();
    process.stderr.write(`${terminal ? '\r\x1b[K' : ''}${label}: ${seconds(began)}\n`);
    return result;
  } catch (error) {
    if (terminal) process.stderr.write('\n');
    throw error;
  } finally {
    clearInterval(timer);
  }
}
