import { langOfName, langOfOther, leadingName, type Names, otherNameOf } from './names.ts';

/** The name that leads, with the one in the other language under it. */
export function TwoNames(names: Names) {
  const other = otherNameOf(names);
  return (
    <>
      <span lang={langOfName(names)} className="block">
        {leadingName(names)}
      </span>
      {other && (
        <span lang={langOfOther} className="block text-sm">
          {other}
        </span>
      )}
    </>
  );
}
