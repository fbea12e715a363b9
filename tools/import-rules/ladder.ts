import type { Import, SourceFile } from './source-file.ts';

export interface Ladder {
  /** With a slash at its end. */
  readonly root: string;
  /** Each folder imports itself and the folders before it. */
  readonly rooms: readonly string[];
}

/** The folder of a file below the ladder's root; undefined for the root's own files and all others. */
export function roomOf({ root }: Ladder, path: string): string | undefined {
  const place = path.startsWith(root) ? path.slice(root.length) : '';
  return place.includes('/') ? place.split('/')[0] : undefined;
}

export function checkRoom(ladder: Ladder, { path }: SourceFile): string | undefined {
  const room = roomOf(ladder, path);
  return room === undefined || ladder.rooms.includes(room)
    ? undefined
    : `the folder ${room} has no place on the ladder`;
}

/** The root's own files are at the top: they import every room, and no room imports them. */
export function checkStep(
  ladder: Ladder,
  file: SourceFile,
  { target, specifier }: Import,
): string | undefined {
  const from = roomOf(ladder, file.path);
  if (from === undefined || !target?.startsWith(ladder.root)) return undefined;
  const to = roomOf(ladder, target);
  if (to === undefined) return `${specifier} is above all features and may not be imported by them`;
  return ladder.rooms.indexOf(to) > ladder.rooms.indexOf(from)
    ? `${from} is below ${to} on the ladder and may not import ${specifier}`
    : undefined;
}
