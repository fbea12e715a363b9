/** How much of a long test runs: all of it at night, a share at every commit, which is a fifth unless another is given. */
export const byTier = (atNight: number, share = 5): number =>
  process.env.TEST_TIER === 'nightly' ? atNight : Math.ceil(atNight / share);
