const closeTimeoutMs = 9_000;

/** On SIGTERM or SIGINT: closes, then exits with 0, within ten seconds. */
export function closeOnSignal(close: () => Promise<void>): void {
  let isClosing = false;
  const stop = () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), closeTimeoutMs).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
