/**
 * The version of the privacy policy: the day it holds from, and the beginning of a hash over its texts in
 * both languages, so that it moves with them. It is kept with what people enter.
 */
export const noticeVersion = '2026-12-01.2193629487';

/** The first day of the version, for the policy's head. */
export const noticeDay: string = noticeVersion.slice(0, 10);
