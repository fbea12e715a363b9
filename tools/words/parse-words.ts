import { parseSync } from 'vite';

/** One text of a file of words: a sentence, or a form of one that counts. */
export type WordText = {
  readonly key: string;
  /** `one` or `other`; empty for a sentence without forms. */
  readonly form: string;
  readonly text: string;
  /** The comment above it. */
  readonly note: string;
  /** Where its literal is in the source. */
  readonly start: number;
  readonly end: number;
};

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** The texts of a file of words, which has nothing but `export const name = '…'` and forms. */
export function parseWords(path: string, source: string): WordText[] {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path} cannot be read: ${errors[0].message}`);
  let end = 0;
  return (program.body as unknown as Node[]).flatMap((statement) => {
    const note = commentIn(source.slice(end, statement.start));
    end = statement.end;
    const declarations = (statement.declaration as Node | undefined)?.declarations as Node[];
    if (statement.type !== 'ExportNamedDeclaration' || !declarations)
      throw new Error(`${path} may have nothing but \`export const name = …\``);
    return declarations.flatMap(({ id, init }) => {
      const { name: key } = id as Node & { name: string };
      return textsOf(init as Node).map((text) => ({ key, note, ...text }));
    });
  });
}

type Text = Pick<WordText, 'form' | 'text' | 'start' | 'end'>;

function textsOf(value: Node): Text[] {
  const inner = value.type === 'TSAsExpression' ? (value.expression as Node) : value;
  if (inner.type === 'Literal') return [textOf('', inner)];
  if (inner.type !== 'ObjectExpression') throw new Error('words are texts, not code');
  return (inner.properties as Node[]).map((property) =>
    textOf((property.key as Node & { name: string }).name, property.value as Node),
  );
}

function textOf(form: string, { value, start, end }: Node): Text {
  if (typeof value !== 'string') throw new Error('words are texts, not code');
  return { form, text: value, start, end };
}

const commentIn = (source: string): string =>
  source
    .replace(/^[\s/*]+|[\s/*]+$/g, '')
    .replace(/\s*\n[\s/*]*/g, ' ')
    .trim();

/** The source with other texts, each for the literal that it replaces. */
export function replaceTexts(source: string, texts: ReadonlyMap<WordText, string>): string {
  const fromTheEnd = [...texts].sort(([a], [b]) => b.start - a.start);
  return fromTheEnd.reduce(
    (code, [{ start, end }, text]) => code.slice(0, start) + quote(text) + code.slice(end),
    source,
  );
}

const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
