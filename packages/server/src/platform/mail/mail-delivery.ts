/**
 * How a job sends a mail. 57 retries take at least two days: the pauses of 5 seconds to an hour grow
 * for one and a half hours, then there are 47 of an hour.
 */
export const mailDelivery = {
  retryLimit: 57,
  retryDelay: 5,
  concurrency: 10,
  isKeptWhenFailed: true,
} as const;
