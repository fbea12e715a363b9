import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { move, wholePicture, type ZoomView, zoomAt } from './zoom-view.ts';

type Point = { x: number; y: number };

const swipePx = 50;
const tapPx = 10;
const doubleTapMs = 300;

/**
 * Pinch, double tap and dragging of a picture.
 * @param step goes to another picture: a swipe of the whole picture
 */
export function useZoomGestures(stage: RefObject<HTMLElement | null>, step: (by: number) => void) {
  const [view, setView] = useState(wholePicture);
  const fingers = useRef(new Map<number, Point>());
  const travelled = useRef<Point>({ x: 0, y: 0 });
  const lastTap = useRef({ at: Number.NEGATIVE_INFINITY });
  const hadTwo = useRef(false);

  const screen = () => ({
    width: stage.current?.clientWidth ?? 0,
    height: stage.current?.clientHeight ?? 0,
  });
  /** From the middle of the screen. */
  const fromMiddle = ({ x, y }: Point): Point => {
    const { left = 0, top = 0 } = stage.current?.getBoundingClientRect() ?? {};
    const { width, height } = screen();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const zoom = (factor: number, at: Point = { x: 0, y: 0 }) =>
    setView((last: ZoomView) => zoomAt(last, factor, at, screen()));

  function down({ pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent) {
    currentTarget.setPointerCapture(pointerId);
    if (fingers.current.size === 0) {
      travelled.current = { x: 0, y: 0 };
      hadTwo.current = false;
    }
    fingers.current.set(pointerId, { x, y });
    hadTwo.current ||= fingers.current.size > 1;
  }

  function drag({ pointerId, clientX: x, clientY: y }: PointerEvent) {
    const before = fingers.current.get(pointerId);
    if (!before) return;
    const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1];
    fingers.current.set(pointerId, { x, y });
    if (other) {
      const factor = distance({ x, y }, other) / Math.max(distance(before, other), 1);
      zoom(factor, fromMiddle({ x: (x + other.x) / 2, y: (y + other.y) / 2 }));
    }
    const by = { x: x - before.x, y: y - before.y };
    travelled.current = { x: travelled.current.x + by.x, y: travelled.current.y + by.y };
    const share = other ? 2 : 1;
    setView((last) => move(last, { x: by.x / share, y: by.y / share }, screen()));
  }

  function up({ pointerId, clientX: x, clientY: y, timeStamp }: PointerEvent) {
    if (!fingers.current.delete(pointerId) || hadTwo.current) return;
    const far = travelled.current;
    if (view.scale === 1 && Math.abs(far.x) > Math.max(swipePx, Math.abs(far.y))) {
      step(far.x > 0 ? -1 : 1);
    } else if (distance(far, { x: 0, y: 0 }) < tapPx) {
      const isDouble = timeStamp - lastTap.current.at < doubleTapMs;
      lastTap.current.at = isDouble ? Number.NEGATIVE_INFINITY : timeStamp;
      if (isDouble) zoom(view.scale > 1 ? 0 : 2, fromMiddle({ x, y }));
    }
  }

  return {
    view,
    zoom,
    reset: () => setView(wholePicture),
    handlers: {
      onPointerDown: down,
      onPointerMove: drag,
      onPointerUp: up,
      onPointerCancel: ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId),
    },
  };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
