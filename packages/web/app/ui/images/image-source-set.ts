const ownUpload = /^(\/uploads\/.+)-1280\.webp$/;
const widths = [320, 640, 1280];

/** Our own uploads stand in three widths beside each other; other addresses have none. */
export function imageSourceSet(src: string): string | undefined {
  const stem = ownUpload.exec(src)?.[1];
  return stem && widths.map((width) => `${stem}-${width}.webp ${width}w`).join(', ');
}
