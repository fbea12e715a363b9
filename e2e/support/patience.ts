/** Multiplies time limits; more than 1 on a slow or busy machine: scripts/patience.mjs. */
export const patience = Number(process.env.TEST_PATIENCE ?? 1);
