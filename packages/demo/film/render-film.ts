import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ffmpeg } from './ffmpeg.ts';
import { framesPerSecond, opening } from './programme.ts';
import { shoot, shootStill } from './shoot.ts';
import { type View, viewOf } from './view.ts';

const usage = `Renders the looping fireworks show of the landing page.
  node packages/demo/film/render-film.ts                      the films and their posters
  node packages/demo/film/render-film.ts --portrait           the film for phones only
  node packages/demo/film/render-film.ts --posters            the posters only
  node packages/demo/film/render-film.ts --still 4.2 [--portrait] out.png  one frame, to look at`;

const media = path.join(import.meta.dirname, '../../web/public/media');
const landscape = viewOf(1280, 720);
const portrait = viewOf(720, 1280);

/** For phones: small enough for a mobile network, in a size that still looks sharp behind words. */
const phoneFilm = { view: viewOf(432, 768), name: 'fireworks-portrait', h264: 160, vp9: 150 };
const films = [{ view: landscape, name: 'fireworks', h264: 690, vp9: 640 }, phoneFilm];

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

/** The bit rates are in kbit/s. */
async function renderFilm({ view, name, h264, vp9 }: (typeof films)[number]): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fireworks-'));
  try {
    const master = path.join(folder, 'master.mkv');
    await ffmpeg([...rawFrames(view), '-c:v', 'ffv1', master], shoot(view));
    await encode(
      master,
      path.join(folder, 'h264'),
      `-c:v libx264 -b:v ${h264}k -preset veryslow -profile:v high -tune film -movflags +faststart`,
      path.join(media, `${name}.mp4`),
    );
    await encode(
      master,
      path.join(folder, 'vp9'),
      `-c:v libvpx-vp9 -b:v ${vp9}k -deadline good -cpu-used 1 -row-mt 1 -tile-columns 1 -g 240`,
      path.join(media, `${name}.webm`),
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
  if (!values.portrait) await renderPosters();
  const wanted = values.portrait ? [phoneFilm] : films;
  for (const film of values.posters ? [] : wanted) await renderFilm(film);
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
