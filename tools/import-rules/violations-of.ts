import { checkFiles } from './check-files.ts';

/** For tests: what is reported about one file with this text, as `line: sentence`. */
export const violationsOf = (path: string, text: string): string[] =>
  checkFiles(new Map([[path, text]])).map(({ line, sentence }) => `${line}: ${sentence}`);
