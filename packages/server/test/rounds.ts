/** How often a test repeats what depends on chance: as often as it says at night, a fifth of that at every commit. */
export const rounds = (atNight: number): number =>
  process.env.TEST_TIER === 'nightly' ? atNight : Math.ceil(atNight / 5);
