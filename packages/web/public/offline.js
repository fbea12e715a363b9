// The page that was asked for, once the network is back.
addEventListener('online', () => location.reload());
