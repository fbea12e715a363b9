import type { Random } from '../src/mulberry32.ts';
import { type Colour, mix, scale } from './colour.ts';
import { addStroke, type LightBuffer } from './light-buffer.ts';
import { between } from './random-choice.ts';
import { pixelsPerMetre, screenX, screenY, stageOf, type View } from './view.ts';

/** The sparks a burning star sheds on its way. */
export interface Tail {
  perSecond: number;
  life: number;
  light: Colour;
  size: number;
  spread: number;
}

/** One burning thing. Metres, seconds; the drag is what slows it, the weight its share of gravity. */
export interface Particle {
  position: [number, number, number];
  velocity: [number, number, number];
  age: number;
  life: number;
  drag: number;
  weight: number;
  size: number;
  from: Colour;
  to: Colour;
  fade: number;
  flicker: number;
  /** Drawn anew each frame; 1 is full light. */
  steadiness?: number;
  random: Random;
  tail?: Tail;
  crackles?: boolean;
}

const gravity = 9.81;
const wind = 2.2;
const white: Colour = [1, 0.93, 0.8];

function shedSparks(star: Particle, tail: Tail, seconds: number, into: Particle[]): void {
  const { random } = star;
  const share = 1 - (star.age / star.life) ** 3;
  let due = tail.perSecond * seconds * share;
  while (due > random()) {
    due -= 1;
    const back = random() * seconds;
    into.push({
      position: [
        star.position[0] - star.velocity[0] * back,
        star.position[1] - star.velocity[1] * back,
        star.position[2] - star.velocity[2] * back,
      ],
      velocity: [
        star.velocity[0] * 0.08 + between(random, -tail.spread, tail.spread),
        star.velocity[1] * 0.08 + between(random, -tail.spread, tail.spread),
        star.velocity[2] * 0.08,
      ],
      age: 0,
      life: tail.life * between(random, 0.35, 1.1),
      drag: 2.6,
      weight: 0.28,
      size: tail.size * between(random, 0.6, 1.15),
      from: tail.light,
      to: scale(tail.light, 0.4),
      fade: 1.25,
      flicker: 0.55,
      random,
    });
  }
}

function crackle(star: Particle, into: Particle[]): void {
  const { random } = star;
  for (let spark = 0; spark < 7; spark++) {
    const angle = random() * Math.PI * 2;
    const speed = between(random, 4, 26);
    into.push({
      position: [...star.position],
      velocity: [Math.cos(angle) * speed, Math.sin(angle) * speed, 0],
      age: 0,
      life: between(random, 0.07, 0.3),
      drag: 7,
      weight: 0.4,
      size: spark === 0 ? 1.5 : 0.7,
      from: spark === 0 ? [3.4, 2.9, 2.1] : [1.6, 1.2, 0.62],
      to: [0.9, 0.45, 0.12],
      fade: 1.2,
      flicker: 0,
      random,
    });
  }
}

/** Moves every particle on; what is born on the way is added, what has burnt out is dropped. */
export function advance(particles: Particle[], seconds: number): Particle[] {
  const born: Particle[] = [];
  const alive: Particle[] = [];
  for (const particle of particles) {
    particle.age += seconds;
    if (particle.age >= particle.life) {
      if (particle.crackles) crackle(particle, born);
      continue;
    }
    particle.steadiness = 1 - particle.flicker * particle.random();
    const slowed = Math.exp(-particle.drag * seconds);
    const { position, velocity } = particle;
    velocity[0] = wind + (velocity[0] - wind) * slowed;
    velocity[1] = velocity[1] * slowed - gravity * particle.weight * seconds;
    velocity[2] *= slowed;
    position[0] += velocity[0] * seconds;
    position[1] += velocity[1] * seconds;
    position[2] += velocity[2] * seconds;
    if (particle.tail) shedSparks(particle, particle.tail, seconds, born);
    alive.push(particle);
  }
  for (const particle of born) alive.push(particle);
  return alive;
}

/** How much of the light of something `z` metres away gets through the haze. */
const clarity = (z: number): number => Math.exp(-Math.max(0, z - 240) / 420);

export function draw(particle: Particle, view: View, seconds: number, film: LightBuffer): void {
  const { position, velocity } = particle;
  const z = Math.max(position[2], 40);
  const share = particle.age / particle.life;
  const hot = Math.max(0, 1 - particle.age / 0.22) * 0.55;
  const burning = (1 - share) ** particle.fade;
  const light = scale(
    mix(mix(particle.from, particle.to, Math.min(1, share * 1.25)), white, hot * (1 - share)),
    burning * (particle.steadiness ?? 1) * clarity(z),
  );
  const [x, y] = stageOf(position[0], position[1], z);
  const [oldX, oldY] = stageOf(
    position[0] - velocity[0] * seconds,
    position[1] - velocity[1] * seconds,
    Math.max(position[2] - velocity[2] * seconds, 40),
  );
  const radius = Math.max(0.55 * view.scale, particle.size * pixelsPerMetre(view, z) * 0.5);
  addStroke(
    film,
    [screenX(view, oldX), screenY(view, oldY)],
    [screenX(view, x), screenY(view, y)],
    radius,
    light,
  );
}
