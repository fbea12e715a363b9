import { develop } from './develop.ts';
import { frameSeconds, framesPerRound, framesPerSecond, opening } from './programme.ts';
import { buildScenery } from './scenery.ts';
import { expose, loadFilms, openShow, play } from './show.ts';
import type { View } from './view.ts';

/**
 * The frames of one round, from the opening on. The show has then already run a round unseen, so
 * that what still burns and smokes at the end is what hangs in the sky at the beginning.
 */
export function* shoot(view: View): Generator<Buffer> {
  const scenery = buildScenery(view);
  const show = openShow();
  const films = loadFilms(view);
  const first = framesPerRound + Math.round(opening * framesPerSecond);
  for (let frame = 0; frame < first + framesPerRound; frame++) {
    play(show);
    if (frame < first - framesPerSecond) continue;
    expose(show, view, films);
    const seconds = (frame % framesPerRound) * frameSeconds;
    if (frame >= first) yield develop(show, scenery, films, view, seconds);
  }
}

/** One frame of the round, without developing the others. */
export function shootStill(view: View, seconds: number): Buffer {
  const scenery = buildScenery(view);
  const show = openShow();
  const films = loadFilms(view);
  const last = framesPerRound + Math.round(seconds * framesPerSecond);
  for (let frame = 0; frame <= last; frame++) {
    play(show);
    if (frame > last - framesPerSecond) expose(show, view, films);
  }
  return develop(show, scenery, films, view, seconds);
}
