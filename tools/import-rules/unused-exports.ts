import type { SourceFile, Violation } from './source-file.ts';

/** Files whose exports a framework reads, or in Tamil the build: `tools/words.ts` checks those. */
const frameworksOwn =
  /^packages\/(web\/app\/(.*-(page|layout)|root|entry\.\w+)\.tsx|web\/app\/.*words\.ta\.ts|contract\/src\/words\/.*\.ta\.ts|server\/test\/database-template\.ts)$/;

/** Exports that no other file imports, tests included. */
export function findUnusedExports(files: SourceFile[]): Violation[] {
  const taken = new Set(
    files.flatMap(({ imports }) =>
      imports.flatMap(({ target, names }) => names.map((name) => `${target} ${name}`)),
    ),
  );
  return files.flatMap(({ path, exports }) =>
    exports
      .filter(({ name }) => !taken.has(`${path} ${name}`) && !taken.has(`${path} *`))
      .filter(() => !frameworksOwn.test(path))
      .map(({ name, line }) => ({ path, line, sentence: `unused export ${name}` })),
  );
}
