import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ffmpeg } from './ffmpeg.ts';
import { framesPerSecond, opening } from './programme.ts';
import { shoot, shootStill } from './shoot.ts';
import { type View, viewOf } from './view.ts';

const usage = `Renders the looping fireworks show of the landing page.
  node packages/demo/film/render-film.ts                      the film and its posters
  node packages/demo/film/render-film.ts --posters            the posters only
  node packages/demo/film/render-film.ts --still 4.2 [--portrait] out.png  one frame, to look at`;

const media = path.join(import.meta.dirname, '../../web/public/media');
const landscape = viewOf(1280, 720);
const portrait = viewOf(720, 1280);

const rawFrames = (view: View) =>
  `-f rawvideo -pix_fmt rgb24 -s ${view.width}x${view.height} -r ${framesPerSecond} -i -`.split(
    ' ',
  );

async function renderPosters(): Promise<void> {
  for (const [view, name] of [
    [landscape, 'fireworks-poster'],
    [portrait, 'fireworks-poster-portrait'],
  ] as const) {
    const still = shootStill(view, opening);
    const file = path.join(media, name);
    await ffmpeg([...rawFrames(view), '-quality', '72', `${file}.webp`], [still]);
    await ffmpeg([...rawFrames(view), '-pix_fmt', 'yuvj420p', '-q:v', '6', `${file}.jpg`], [still]);
  }
}

/** Twice through the encoder, so that the bits go where the light is. */
async function encode(master: string, log: string, codec: string, target: string): Promise<void> {
  const shared = ['-i', master, '-an', '-pix_fmt', 'yuv420p', '-passlogfile', log];
  const settings = codec.split(' ');
  await ffmpeg([...shared, ...settings, '-pass', '1', '-f', 'null', '-']);
  await ffmpeg([...shared, ...settings, '-pass', '2', target]);
}

async function renderFilm(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fireworks-'));
  try {
    const master = path.join(folder, 'master.mkv');
    await ffmpeg([...rawFrames(landscape), '-c:v', 'ffv1', master], shoot(landscape));
    await encode(
      master,
      path.join(folder, 'h264'),
      '-c:v libx264 -b:v 690k -preset veryslow -profile:v high -tune film -movflags +faststart',
      path.join(media, 'fireworks.mp4'),
    );
    await encode(
      master,
      path.join(folder, 'vp9'),
      '-c:v libvpx-vp9 -b:v 640k -deadline good -cpu-used 1 -row-mt 1 -tile-columns 1 -g 240',
      path.join(media, 'fireworks.webm'),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

const { values, positionals } = parseArgs({
  options: {
    help: { type: 'boolean' },
    posters: { type: 'boolean' },
    portrait: { type: 'boolean' },
    still: { type: 'string' },
  },
  allowPositionals: true,
});

async function main(): Promise<void> {
  if (values.help) return console.log(usage);
  if (values.still) {
    const view = values.portrait ? portrait : landscape;
    const still = shootStill(view, Number(values.still));
    return ffmpeg([...rawFrames(view), positionals[0] ?? 'still.png'], [still]);
  }
  await mkdir(media, { recursive: true });
  await renderPosters();
  if (!values.posters) await renderFilm();
  for (const name of (await readdir(media)).filter((file) => file.startsWith('fireworks'))) {
    const { size } = await stat(path.join(media, name));
    console.log(`${name}: ${Math.round(size / 1000)} kB`);
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
