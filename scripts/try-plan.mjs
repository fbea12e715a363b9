const typesOf = {
  contract: ['packages/contract', 'packages/server', 'packages/web'],
  server: ['packages/server'],
  web: ['packages/web'],
  demo: ['packages/demo'],
  'payment-sandbox': ['packages/payment-sandbox'],
};

/** A room is a folder, or a file of the contract, with the same name in contract, server and web. */
const inRoom = /^packages\/(?:contract\/src|server\/src|web\/app)\/(?:admin\/)?([a-z-]+)(?:\/|\.)/;

const roomOf = (path) => inRoom.exec(path)?.[1];

/** An API test needs a database, which its name does not say: it is any test of the server but these. */
const isApiTest = (path) =>
  path.startsWith('packages/server/') && !/\.(unit|process|nightly)\.test\.ts$/.test(path);
const isComponentTest = (path) => path.endsWith('.browser.test.tsx');
const isUnitTest = (path) =>
  /\.test\.(ts|tsx|mjs)$/.test(path) &&
  !/\.(process|nightly|browser)\.test\.tsx?$/.test(path) &&
  !isApiTest(path);

/**
 * What to run after changes in `paths`: the types of their packages and, of `tests`, those that were
 * named or lie in a named folder, and those of the rooms that were changed. The stories of a room are
 * those with its name in theirs.
 */
export function planTry(paths, tests) {
  const isIn = (test, path) => test === path || test.startsWith(`${path}/`);
  const sources = paths.filter((path) => !tests.includes(path));
  const rooms = new Set(sources.map(roomOf).filter((room) => room !== undefined));
  const stems = [...rooms].map((room) => room.replace(/s$/, ''));
  const chosen = tests.filter((test) => {
    if (paths.some((path) => isIn(test, path))) return true;
    if (test.startsWith('e2e/')) return stems.some((stem) => test.split('/').at(-1).includes(stem));
    return rooms.has(roomOf(test));
  });
  const packages = sources.map((path) => /^packages\/([a-z-]+)\//.exec(path)?.[1]);
  return {
    types: [...new Set(packages.flatMap((name) => typesOf[name] ?? []))],
    hasWords: paths.some((path) => /words/.test(path)),
    unit: chosen.filter(isUnitTest),
    api: chosen.filter(isApiTest),
    components: chosen.filter(isComponentTest),
    stories: chosen.filter((test) => test.startsWith('e2e/')),
  };
}
