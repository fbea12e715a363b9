const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Prints a line when a piece of work has ended, with the time that it took; on a terminal the line
 * also shows that it is moving. It goes to stderr, so that stdout stays the program's own.
 */
export async function withProgress(label, work, detail = () => '') {
  const terminal = process.stderr.isTTY;
  const began = performance.now();
  const show = () => {
    const line = [`${label} …`, detail(), seconds(began)].filter(Boolean).join(' ');
    process.stderr.write(`\r\x1b[K${line}`);
  };
  if (terminal) show();
  const timer = terminal ? setInterval(show, 250) : undefined;
  try {
    return await work();
  } finally {
    clearInterval(timer);
    process.stderr.write(`${terminal ? '\r\x1b[K' : ''}${label}: ${seconds(began)}\n`);
  }
}
