import { useEffect, useEffectEvent, useRef } from 'react';

const portrait = '(orientation: portrait)';
const looks = 'absolute inset-0 size-full object-cover';

type BackgroundVideoProps = {
  isPlaying: boolean;
  /** The browser plays nothing that was not asked for, as a phone does that saves its battery. */
  onRefused: () => void;
};

/** A poster that is shown immediately; the film is fetched only when it is to play. */
export function BackgroundVideo({ isPlaying, onRefused }: BackgroundVideoProps) {
  const video = useRef<HTMLVideoElement>(null);

  const stop = useEffectEvent((film: HTMLVideoElement, error: unknown) => {
    film.pause();
    if (error instanceof DOMException && error.name === 'NotAllowedError') onRefused();
  });

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    film.muted = true;
    if (isPlaying) film.play().catch((error) => stop(film, error));
    else film.pause();
  }, [isPlaying]);

  return (
    <div aria-hidden="true" className="absolute inset-0 overflow-hidden">
      <picture>
        <source media={portrait} srcSet="/media/fireworks-poster-portrait.webp" type="image/webp" />
        <source srcSet="/media/fireworks-poster.webp" type="image/webp" />
        <img
          src="/media/fireworks-poster.jpg"
          alt=""
          width={1280}
          height={720}
          fetchPriority="high"
          className={looks}
        />
      </picture>
      <video ref={video} muted loop playsInline preload="none" tabIndex={-1} className={looks}>
        <source media={portrait} src="/media/fireworks-portrait.webm" type="video/webm" />
        <source media={portrait} src="/media/fireworks-portrait.mp4" type="video/mp4" />
        <source src="/media/fireworks.webm" type="video/webm" />
        <source src="/media/fireworks.mp4" type="video/mp4" />
      </video>
      <div className="absolute inset-0 bg-linear-to-r from-night/80 via-night/45 to-night/5" />
    </div>
  );
}
