import { checkPackageWalls } from './package-walls.ts';
import { checkServerFile, checkServerImport } from './server-rules.ts';
import { type Import, readSource, type SourceFile, type Violation } from './source-file.ts';
import { checkWebFile, checkWebImport } from './web-rules.ts';

const importRules = [checkImportForm, checkPackageWalls, checkServerImport, checkWebImport];

/** Every violation of the rules on files and imports; `texts` maps paths to sources. */
export function checkFiles(texts: Map<string, string>): Violation[] {
  const files = [...texts].map(([path, text]) => readSource(path, text));
  return [...files.flatMap(checkFile), ...findCircles(files), ...findUnusedExports(files)].sort(
    (a, b) => a.path.localeCompare(b.path) || a.line - b.line,
  );
}

function checkFile(file: SourceFile): Violation[] {
  const at = (line: number, sentence: string) => ({ path: file.path, line, sentence });
  return [
    ...[...checkFileForm(file), checkWebFile(file) ?? []].flat().map((sentence) => at(1, sentence)),
    ...checkServerFile(file).map(([line, sentence]) => at(line, sentence)),
    ...file.imports.flatMap((imported) =>
      importRules
        .map((rule) => rule(file, imported))
        .filter((sentence) => sentence !== undefined)
        .map((sentence) => at(imported.line, sentence)),
    ),
  ];
}

/** For tests of the rules: the problems of one file with this text, as `line: sentence`. */
export const violationsOf = (path: string, text: string): string[] =>
  checkFiles(new Map([[path, text]])).map(({ line, sentence }) => `${line}: ${sentence}`);

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|mjs)$/;
const emptyWords = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'manager', 'service'];

/** The name of one file. */
function checkFileForm(file: SourceFile): string[] {
  const found: string[] = [];
  const stem = stemOf(file.name);
  if (!kebabCase.test(file.name)) found.push('file names are kebab-case');
  if (stem === 'index') found.push('no barrels: an index file is named for nothing');
  const empty = stem.split(/[-.]/).at(-1) ?? '';
  if (emptyWords.includes(empty)) found.push(`"${empty}" says nothing about what is inside`);
  return found;
}

const stemOf = (name: string) => name.replace(/\.(ts|tsx|mjs)$/, '');

/** Files whose exports a framework reads, or in Tamil the build: `tools/words.ts` checks those. */
const frameworksOwn =
  /^packages\/(web\/app\/(.*-(page|layout)|root|entry\.\w+)\.tsx|web\/app\/.*words\.ta\.ts|contract\/src\/words\/.*\.ta\.ts|server\/test\/database-template\.ts)$/;

/** Exports that no other file imports, tests included. */
function findUnusedExports(files: SourceFile[]): Violation[] {
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

/** The folders whose subfolders are features, imported from outside only by `#` imports. */
const featureRoots = ['packages/server/src/', 'packages/web/app/'];

/** The form of an import, regardless of its target. */
function checkImportForm(file: SourceFile, imported: Import): string | undefined {
  const { specifier, target, isReExport } = imported;
  if (isReExport) return `no re-exports: import from ${specifier} where it is used`;
  if (specifier.startsWith('../../'))
    return `no ../.. chains: reach another folder by its # import instead of ${specifier}`;
  const isWithout = /^(\.\/\+types|#words)\//.test(specifier);
  if (/^(\.|#)/.test(specifier) && !isWithout && !/\.\w+(\?\w+)?$/.test(specifier))
    return `${specifier} lacks its extension`;
  const root = featureRoots.find((folder) => file.path.startsWith(folder));
  if (root && target && specifier.startsWith('../')) {
    const featureOf = (path: string) => path.slice(root.length).split('/')[0];
    if (!target.startsWith(root) || featureOf(target) !== featureOf(file.path))
      return `another folder is reached by its # import, not by ${specifier}`;
  }
  return undefined;
}

/**
 * Files that import each other in a loop, types included: none of them can be read, moved or tested
 * without the others. Each circle is reported once, at its alphabetically first file.
 */
function findCircles(files: SourceFile[]): Violation[] {
  const importsOf = new Map(
    files.map(({ path, imports }) => [path, imports.flatMap(({ target }) => target ?? [])]),
  );
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];

  // Tarjan's strongly connected components: https://doi.org/10.1137/0201010
  function visit(path: string): number {
    const number = order.size;
    order.set(path, number);
    lowest.set(path, number);
    open.push(path);
    for (const target of importsOf.get(path) ?? []) {
      if (!importsOf.has(target)) continue;
      if (!order.has(target)) lower(path, visit(target));
      else if (open.includes(target)) lower(path, order.get(target) ?? 0);
    }
    if (lowest.get(path) === number) {
      const circle = open.splice(open.indexOf(path));
      if (circle.length > 1 || importsOf.get(path)?.includes(path)) circles.push(circle.sort());
    }
    return lowest.get(path) ?? number;
  }
  function lower(path: string, to: number): void {
    lowest.set(path, Math.min(lowest.get(path) ?? to, to));
  }

  for (const path of importsOf.keys()) if (!order.has(path)) visit(path);
  return circles.map(([path = '', ...others]) => ({
    path,
    line: 1,
    sentence: `imports itself through ${others.join(', ') || 'itself'}`,
  }));
}
