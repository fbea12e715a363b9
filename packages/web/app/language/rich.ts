import type { Holes } from '@mathappu/contract/words';
import { createElement, Fragment, type ReactNode } from 'react';

type TagOf<Sentence extends string> = Sentence extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | TagOf<Rest>
  : never;

type Render = (inside: ReactNode) => ReactNode;
type Parts<Sentence extends string> = Holes<Sentence, ReactNode> &
  Readonly<Record<TagOf<Sentence>, Render>>;

/**
 * A sentence with elements in it: `<name>…</name>` is what the function `name` renders, `{name}` the
 * value `name`. A translator sees the sentence whole and may move both.
 */
export const rich: <const Sentence extends string>(
  sentence: Sentence,
  parts: Parts<Sentence>,
) => ReactNode = render;

function render(sentence: string, parts: Record<string, ReactNode | Render>): ReactNode {
  // Four at a time: text, the name of a tag, what is inside it, the name of a value.
  const pieces = sentence.split(/<(\w+)>(.*?)<\/\1>|\{(\w+)\}/);
  const nodes = pieces.map((piece, at) => {
    if (at % 4 === 0) return piece;
    const part = at % 4 === 2 ? null : parts[piece];
    return typeof part === 'function' ? part(render(pieces[at + 1] ?? '', parts)) : part;
  });
  // The parts are arguments, since each element of an array would need a key.
  return createElement(Fragment, null, ...nodes);
}
