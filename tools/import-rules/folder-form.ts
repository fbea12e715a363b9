import { posix } from 'node:path';
import type { SourceFile, Violation } from './source-file.ts';

const mostFiles = { sources: 35, all: 45 };

/** The maximum number of files in a folder; a larger one has to be divided. */
export function findCrowdedFolders(files: SourceFile[]): Violation[] {
  const folders = Map.groupBy(files, ({ path }) => posix.dirname(path));
  return [...folders].flatMap(([path, inside]) => {
    const sources = inside.filter(({ isTest }) => !isTest).length;
    if (sources <= mostFiles.sources && inside.length <= mostFiles.all) return [];
    const sentence = `${sources} files and ${inside.length - sources} tests; a folder holds at most ${mostFiles.sources} files, ${mostFiles.all} with tests`;
    return [{ path, line: 1, sentence }];
  });
}
