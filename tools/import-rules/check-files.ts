import { findCircles } from './circles.ts';
import { checkFileForm } from './file-form.ts';
import { checkImportForm } from './import-form.ts';
import { checkPackageWalls } from './package-walls.ts';
import { checkServerFile, checkServerImport } from './server-rules.ts';
import { readSource, type SourceFile, type Violation } from './source-file.ts';
import { findUnusedExports } from './unused-exports.ts';
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
