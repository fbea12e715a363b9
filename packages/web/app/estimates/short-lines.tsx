import { fill } from '@mathappu/contract/words';
import { Fragment, type ReactNode } from 'react';
import { langOfName, leadingName } from '#web/language/names.ts';
import { rich } from '#web/language/rich.ts';
import * as words from '#words/cart';
import { type ComparedLine, piecesThere } from './compare-today.ts';

type ShortLinesProps = {
  lines: readonly ComparedLine[];
  /** Whether the names lead to their rows. */
  isLinked?: boolean;
};

/** Which goods of the list are not there, or fewer than it has; nothing when all are there. */
export function ShortLines({ lines, isLinked = false }: ShortLinesProps) {
  const short = lines.filter((line) => piecesThere(line) < line.quantity);
  const missing = short.filter((line) => piecesThere(line) === 0);
  const fewer = short.filter((line) => piecesThere(line) > 0);
  const nameOf = (line: ComparedLine) => {
    const name = leadingName(line);
    return isLinked ? (
      <a lang={langOfName(line)} href={`#${rowOf(line)}`} className="link">
        {name}
      </a>
    ) : (
      <span lang={langOfName(line)}>{name}</span>
    );
  };
  return (
    <>
      {missing.length > 0 && (
        <p className="wrap-anywhere">{rich(words.listGone, { names: joined(missing, nameOf) })}</p>
      )}
      {fewer.length > 0 && (
        <p className="wrap-anywhere">
          {rich(words.listFewer, {
            names: joined(fewer, (line) => (
              <>
                {nameOf(line)}{' '}
                {fill(words.listLeftOf, { left: piecesThere(line), quantity: line.quantity })}
              </>
            )),
          })}
        </p>
      )}
    </>
  );
}

/** The id of a line's row on the page. */
export const rowOf = ({ productId }: Pick<ComparedLine, 'productId'>) => `row-${productId}`;

const joined = (lines: readonly ComparedLine[], show: (line: ComparedLine) => ReactNode) => (
  <>
    {lines.map((line, index) => (
      <Fragment key={line.productId}>
        {index > 0 && ', '}
        {show(line)}
      </Fragment>
    ))}
  </>
);
