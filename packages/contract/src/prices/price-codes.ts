import * as z from 'zod/mini';

/** A code as a customer types it; any text, since one that no rule has is told so. */
export const typedCode = z
  .string()
  .check(z.maxLength(100), z.trim(), z.normalize('NFKC'), z.toUpperCase());

/** Why a code that was given takes nothing off. */
const codeProblems = [
  'codeNotFound',
  'codeEnded',
  'codeUsedUp',
  'codeNotForYou',
  'codeNotBest',
] as const;
export type CodeProblem = (typeof codeProblems)[number];
/** In answers to a code. */
export const codeProblem = z.optional(z.enum(codeProblems));
