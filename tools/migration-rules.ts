/**
 * What breaks the version that still runs while a migration is applied, and for a minute after it: it
 * reads and writes what it knows. So a change that takes something away comes in two releases: the first
 * stops using it, the second, whose file says so, removes it. What is demanded of rows comes in two as
 * well: the first release writes only such rows, and since then it is kept.
 */
const statedSince = /^-- (?:unused|kept) since (\d{4})\b/m;

const breaks: readonly [pattern: RegExp, what: string][] = [
  [
    /^drop (table|(materialized )?view|type|domain|function|procedure|routine|sequence|schema|extension)\b/,
    'drops what it may use',
  ],
  [/^drop index .*_p?key\b/, 'drops a unique index on which its inserts may rely'],
  [/^alter table .*\bdrop constraint\b/, 'drops a constraint on which its inserts may rely'],
  [/^create unique index\b/, 'refuses rows that it may write'],
  [/^create or replace (?!.*\breturns trigger\b|trigger\b)/, 'changes what it may call'],
  [/^alter .*\brename\b/, 'renames what it may use'],
  [/^alter table .*\bdrop column\b/, 'drops a column'],
  [/^alter table .*\bdrop default\b/, 'drops a default on which its inserts may rely'],
  [/^alter table .*\balter (column )?\S+ (set data )?type\b/, 'changes the type of a column'],
  [/^alter table .*\bset not null\b/, 'demands a value that it may leave out'],
];

/** What nobody can wait for while customers order, whichever version is used. */
const blocks: readonly [pattern: RegExp, what: string][] = [
  [
    /^alter table .*\badd (constraint \S+ )?(check|foreign key)\b(?!.*\bnot valid\b)/,
    'reads a table while its writes wait: `not valid` first, then `validate constraint`',
  ],
  [
    /^alter table .*\badd (constraint \S+ )?(unique|primary key|exclude)\b(?!.*\busing index\b)/,
    'builds an index while its writes wait',
  ],
  [
    /^alter table .*\badd column .*(\bstored\b|\bas identity\b|\b(big|small)?serial\b|\bdefault (\w*random\w*|clock_timestamp|nextval)\()/,
    'rewrites a table that nobody can read meanwhile',
  ],
  [/^update (?!.*\bwhere\b)/, 'writes every row of a table in one transaction'],
  [/^(truncate|cluster|lock|vacuum full|reindex (?!.*\bconcurrently\b))\b/, 'locks a table'],
  [/^do\b/, 'runs what no rule can read'],
];

/**
 * Why the version before, whose last migration has the number, could fail beside this migration; empty
 * when it could not, or when the file names an earlier version that already stopped using it.
 */
export function findBreaks(script: string, before: string): string[] {
  const statements = statementsOf(script);
  const blocking = [...findBlocking(statements), ...findBlockingIndexes(statements)];
  const since = statedSince.exec(script)?.[1];
  if (since !== undefined && since <= before) return blocking;
  const found = statements.flatMap((statement) => {
    const found = breaks.filter(([pattern]) => pattern.test(statement)).map(([, what]) => what);
    if (isOfNewTable(statement, statements)) return [];
    const demands = addedColumns(statement).filter(
      (column) => /\bnot null\b/.test(column) && !/\b(default|generated)\b/.test(column),
    );
    const dropped = /^drop trigger (?:if exists )?(\w+)/.exec(statement)?.[1];
    const isMadeAgain = statements.some((one) => one.startsWith(`create trigger ${dropped} `));
    return [
      ...found,
      ...(demands.length > 0 ? ['adds a column that its inserts leave out'] : []),
      ...(demandsRows.test(statement) ? ['refuses rows that it may write'] : []),
      ...(dropped && !isMadeAgain ? ['drops a trigger on which its writes may rely'] : []),
    ];
  });
  return [...found, ...blocking];
}

/** A check or key of a table, or of a column that its inserts leave out: they may not meet it. */
const demandsRows =
  /^alter table .*\badd (constraint\b|check\b|foreign key\b|unique\b|primary key\b|exclude\b|column .*\b(check|references|unique|primary key)\b)/;

const findBlocking = (statements: readonly string[]): string[] =>
  statements
    .filter((statement) => !isOfNewTable(statement, statements))
    .flatMap((statement) =>
      blocks.filter(([pattern]) => pattern.test(statement)).map(([, what]) => what),
    );

const made = (statements: readonly string[]): (string | undefined)[] =>
  statements.map((one) => /^create table (?:if not exists )?(\w+)/.exec(one)?.[1]);

/** Nobody waits for a table that the file itself makes, nor writes to it yet. */
function isOfNewTable(statement: string, statements: readonly string[]): boolean {
  const table =
    /^(?:alter table(?: if exists)?(?: only)?|update|create unique index .*?\bon(?: only)?) (\w+)/.exec(
      statement,
    )?.[1];
  return table !== undefined && made(statements).includes(table);
}

function findBlockingIndexes(statements: readonly string[]): string[] {
  const tables = made(statements);
  return statements.flatMap((statement) => {
    const [, how, table] =
      /^create (?:unique )?index (.*?)\bon (?:only )?(\w+)/.exec(statement) ?? [];
    if (table === undefined || tables.includes(table)) return [];
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
