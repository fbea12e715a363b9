/**
 * How a job sends a mail. 56 retries take at least two days: the pauses of 10 seconds to an hour grow
 * for one and a half hours, then there are 47 of an hour.
 */
export const mailDelivery = {
  retryLimit: 56,
  retryDelay: 10,
  concurrency: 10,
  isKeptWhenFailed: true,
} as const;
