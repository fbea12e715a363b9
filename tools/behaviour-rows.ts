type BrokenRow = { readonly line: number; readonly problem: string };

/**
 * Reads the tables of behaviours: the last cell of each row names the tests that check it, each as
 * `path › title`, several separated by `<br>`. Finds the rows that name no existing test.
 */
export function findBrokenRows(
  markdown: string,
  readSource: (path: string) => string | undefined,
): { rows: number; problems: BrokenRow[] } {
  const problems: BrokenRow[] = [];
  let rows = 0;
  for (const [index, text] of markdown.split('\n').entries()) {
    const cells = cellsOf(text);
    if (cells.length < 2 || isFrame(cells)) continue;
    rows += 1;
    for (const problem of checkTests(cells.at(-1) ?? '', readSource)) {
      problems.push({ line: index + 1, problem });
    }
  }
  return { rows, problems };
}

/** The source files named in backticks that match neither a path nor the end of one. */
export function findUnknownFiles(markdown: string, paths: readonly string[]): string[] {
  const named = markdown.matchAll(/`(?:npx node )?([\w./-]+\.tsx?)[` ]/g);
  return [...new Set([...named].map(([, name = '']) => name))].filter(
    (name) => !paths.some((path) => `/${path}`.endsWith(`/${name}`)),
  );
}

function cellsOf(line: string): string[] {
  if (!line.startsWith('|')) return [];
  return line
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** A heading row or the line of dashes under it. */
const isFrame = (cells: readonly string[]): boolean =>
  cells.at(-1) === 'test' || cells.every((cell) => /^:?-+:?$/.test(cell));

function checkTests(cell: string, readSource: (path: string) => string | undefined): string[] {
  if (cell === '') return ['the row names no test'];
  return cell.split('<br>').flatMap((name) => {
    const [path, title] = name.split('›').map((part) => part.trim().replaceAll('`', ''));
    if (!path || !title) return [`'${name.trim()}' is not a path and a title`];
    const source = readSource(path);
    if (source === undefined) return [`there is no file ${path}`];
    return hasTest(source, title) ? [] : [`${path} has no test '${title}'`];
  });
}

/** True when a call of test, test.each or it in the source has exactly this title. */
function hasTest(source: string, title: string): boolean {
  const titles = source.matchAll(
    /\b(?:test|it)\b[\s\S]{0,4000}?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g,
  );
  return [...titles].some(([, , text]) => text?.replace(/\\(['"`])/g, '$1') === title);
}
