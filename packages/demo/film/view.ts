/**
 * The scene is drawn on a stage of 1280 by 720 with its foot at the bottom. A portrait view shows
 * the middle of the stage, larger.
 */
export interface View {
  width: number;
  height: number;
  scale: number;
}

const stageWidth = 1280;
const stageHeight = 720;
export const horizon = 604;
const focalLength = 700;

export function viewOf(width: number, height: number): View {
  return { width, height, scale: height / stageHeight };
}

export const screenX = (view: View, stageX: number): number =>
  view.width / 2 + (stageX - stageWidth / 2) * view.scale;

export const screenY = (view: View, stageY: number): number => stageY * view.scale;

/** Metres right of the middle, above the ground and away from the eye, to stage coordinates. */
export const stageOf = (x: number, y: number, z: number): readonly [number, number] => [
  stageWidth / 2 + (focalLength * x) / z,
  horizon - (focalLength * y) / z,
];

export const pixelsPerMetre = (view: View, z: number): number => (focalLength / z) * view.scale;
