// The page that was asked for, once the shop can be reached again. The event alone is not enough: it
// may come before this page listens for it, and a shop that was away announces nothing.
const everyMs = 5_000;
const isReached = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

addEventListener('online', () => location.reload());
setInterval(async () => {
  if (!document.hidden && (await isReached())) location.reload();
}, everyMs);
