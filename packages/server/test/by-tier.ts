/** How much of a long test runs: all of it at night, a fifth at every commit. */
export const byTier = (atNight: number): number =>
  process.env.TEST_TIER === 'nightly' ? atNight : Math.ceil(atNight / 5);
