import { mulberry32, type Random } from '../src/mulberry32.ts';
import { drift, type Lamp, type Puff, puffsAt } from './drifting-smoke.ts';
import { dim, type LightBuffer, lightBuffer } from './light-buffer.ts';
import { advance, draw, type Particle } from './particle.ts';
import {
  type Cue,
  cues,
  fountains,
  frameSeconds,
  framesPerRound,
  framesPerSecond,
} from './programme.ts';
import { recipes } from './shell-recipes.ts';
import { breakShell, fountainSpark, launch } from './shells.ts';
import type { View } from './view.ts';

/** All that burns and smokes at one moment. */
export interface Show {
  frame: number;
  particles: Particle[];
  /** What stands on the steps, before the town. */
  fountains: Particle[];
  puffs: Puff[];
  lamps: Lamp[];
}

export const openShow = (): Show => ({
  frame: 0,
  particles: [],
  fountains: [],
  puffs: [],
  lamps: [],
});

const flightSeconds = (cue: Cue): number => 0.9 + cue.where[1] / 260;

/** Frames from `at` to now, counted round the programme. */
const framesSince = (at: number, show: Show): number => {
  const passed = (show.frame - Math.round(at * framesPerSecond)) % framesPerRound;
  return passed < 0 ? passed + framesPerRound : passed;
};

/** Each cue has its own dice, so that every round of the programme looks the same. */
const diceOf = (index: number): Random => mulberry32(7919 * (index + 1));

function fire(show: Show): void {
  for (const [index, cue] of cues.entries()) {
    const where: [number, number, number] = [...cue.where];
    const flight = flightSeconds(cue);
    if (cue.kind !== 'pistil' && framesSince(cue.at - flight, show) === 0) {
      show.particles.push(launch(where, flight, diceOf(index + 500)));
    }
    if (framesSince(cue.at, show) > 0) continue;
    const dice = diceOf(index);
    const reach = recipes[cue.kind].radius * cue.size;
    show.particles.push(...breakShell(cue.kind, where, cue.from, cue.to, cue.size, dice));
    show.puffs.push(...puffsAt(where, reach, dice));
    show.lamps.push({ position: where, light: cue.from, age: 0, life: recipes[cue.kind].life[1] });
  }
}

function playFountains(show: Show): void {
  for (const [index, fountain] of fountains.entries()) {
    const frames = framesSince(fountain.at, show);
    const running = frames * frameSeconds;
    if (running > fountain.lasts) continue;
    const swell = Math.min(1, running / 0.5, (fountain.lasts - running) / 0.6);
    const dice = mulberry32(3001 * (index + 1) + frames);
    for (let born = 0; born < 520 * frameSeconds * swell; born++) {
      const height = fountain.height * (0.35 + 0.65 * swell);
      show.fountains.push(fountainSpark([...fountain.where], height, fountain.light, dice));
    }
  }
}

/** Moves the show on by one frame. */
export function play(show: Show): void {
  fire(show);
  playFountains(show);
  show.particles = advance(show.particles, frameSeconds);
  show.fountains = advance(show.fountains, frameSeconds);
  show.puffs = drift(show.puffs, frameSeconds);
  show.lamps = show.lamps.filter((lamp) => {
    lamp.age += frameSeconds;
    return lamp.age < lamp.life;
  });
  show.frame += 1;
}

/** One film for the sky and one for what burns before the town. */
export interface Films {
  sky: LightBuffer;
  steps: LightBuffer;
}

export const loadFilms = (view: View): Films => ({
  sky: lightBuffer(view.width, view.height),
  steps: lightBuffer(view.width, view.height),
});

/** Exposes one frame; what was there before lingers a moment, as on film and in the eye. */
export function expose(show: Show, view: View, films: Films): void {
  dim(films.sky, 0.68);
  dim(films.steps, 0.6);
  for (const particle of show.particles) draw(particle, view, frameSeconds, films.sky);
  for (const particle of show.fountains) draw(particle, view, frameSeconds, films.steps);
}
