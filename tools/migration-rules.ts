/**
 * What breaks the version that still runs while a migration is applied, and for a minute after it: it
 * reads and writes what it knows. So a change that takes something away comes in two releases: the first
 * stops using it, the second, whose file says so, removes it.
 */
const unusedSince = /^-- unused since (\d{4})\b/m;

const breaks: readonly [pattern: RegExp, what: string][] = [
  [/^drop (table|view|type|function)\b/, 'drops what it may use'],
  [/^alter .*\brename\b/, 'renames what it may use'],
  [/^alter table .*\bdrop column\b/, 'drops a column'],
  [/^alter table .*\bdrop default\b/, 'drops a default on which its inserts may rely'],
  [/^alter table .*\balter (column )?\S+ (set data )?type\b/, 'changes the type of a column'],
  [/^alter table .*\bset not null\b/, 'demands a value that it may leave out'],
];

/**
 * Why the version before, whose last migration has the number, could fail beside this migration; empty
 * when it could not, or when the file names an earlier version that already stopped using it.
 */
export function findBreaks(script: string, before: string): string[] {
  const statements = statementsOf(script);
  const builds = findBlockingIndexes(statements);
  const since = unusedSince.exec(script)?.[1];
  if (since !== undefined && since <= before) return builds;
  const found = statements.flatMap((statement) => {
    const found = breaks.filter(([pattern]) => pattern.test(statement)).map(([, what]) => what);
    const demands = addedColumns(statement).filter(
      (column) => /\bnot null\b/.test(column) && !/\b(default|generated)\b/.test(column),
    );
    return demands.length > 0 ? [...found, 'adds a column that its inserts leave out'] : found;
  });
  return [...found, ...builds];
}

/** An index of a table that the file itself makes has nobody who waits for it. */
function findBlockingIndexes(statements: readonly string[]): string[] {
  const made = statements.map((one) => /^create table (?:if not exists )?(\w+)/.exec(one)?.[1]);
  return statements.flatMap((statement) => {
    const [, how, table] =
      /^create (?:unique )?index (.*?)\bon (?:only )?(\w+)/.exec(statement) ?? [];
    if (table === undefined || made.includes(table)) return [];
    // Only so can it be begun again after it was broken off.
    return how?.startsWith('concurrently if not exists ')
      ? []
      : ['builds an index while its writes wait'];
  });
}

/** In lower case and in one line each, without comments, bodies of functions and texts. */
const statementsOf = (script: string): string[] =>
  script
    .replace(/--.*$/gm, '')
    .replace(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim());

/** What follows each `add column`, up to the next action of the statement. */
const addedColumns = (statement: string): string[] =>
  statement.startsWith('alter table')
    ? statement
        .split(/\badd column\b/)
        .slice(1)
        .map((rest) => rest.split(/, (?:add|alter|drop|validate)\b/, 1)[0] ?? '')
    : [];
