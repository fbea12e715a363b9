/** How a picture is shown: enlarged, and moved by so many pixels from the middle of the screen. */
export type ZoomView = { readonly scale: number; readonly x: number; readonly y: number };

type Point = { readonly x: number; readonly y: number };
type Size = { readonly width: number; readonly height: number };

export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 };

const maxScale = 3;

/**
 * Enlarges by a factor, up to three times; what is at the point stays there.
 * @param at from the middle of the screen
 */
export function zoomAt(view: ZoomView, factor: number, at: Point, screen: Size): ZoomView {
  const scale = Math.min(Math.max(view.scale * factor, 1), maxScale);
  const by = scale / view.scale;
  return within({ scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, screen);
}

export function move(view: ZoomView, by: Point, screen: Size): ZoomView {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, screen);
}

/** The picture cannot be pushed off the screen. */
function within({ scale, x, y }: ZoomView, { width, height }: Size): ZoomView {
  const most = { x: ((scale - 1) * width) / 2, y: ((scale - 1) * height) / 2 };
  return { scale, x: clamp(x, most.x), y: clamp(y, most.y) };
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, -most), most) || 0;
