import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, matchesGlob, relative } from 'node:path';
import {
  imageCommand,
  readDeployFile,
  readDockerfile,
} from '#packages/server/test/deploy/deploy-files.ts';
import { makeDatabase } from '../bench-database.ts';
import { scratch, startShop } from '../processes.ts';
import { keepReport } from '../results.ts';

/**
 * What the Dockerfile says, carried out in folders instead of containers, each stage in one of its own:
 * the packages that production has and the files that are copied have to be enough for a shop that
 * answers in both languages. Then once more, with the first as the one before.
 */
const root = join(import.meta.dirname, '../..');
const [, , serverUrl = ''] = process.argv;
const mostMegabytes = 280;

/** The files that a build gets: https://docs.docker.com/build/concepts/context/#dockerignore-files */
function listContext(): string[] {
  const rules = readDeployFile('Dockerfile.dockerignore').split('\n').filter(Boolean);
  const isTold = (path: string) => {
    const folders = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
    let isLeft = false;
    for (const rule of rules) {
      const pattern = rule.replace(/^!/, '');
      if (folders.some((part) => matchesGlob(part, pattern))) isLeft = !rule.startsWith('!');
    }
    return !isLeft;
  };
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return files.split('\n').filter((path) => path && isTold(path));
}

function copyContext(sources: readonly string[], target: string): void {
  const files = listContext();
  for (const source of sources) {
    for (const path of files) {
      const isInside = source === '.' || path.startsWith(`${source}/`);
      if (!isInside && path !== source) continue;
      const to = join(target, isInside ? relative(source, path) : basename(path));
      mkdirSync(dirname(to), { recursive: true });
      cpSync(join(root, path), to);
    }
  }
}

/** In the second image, so that its scripts have other names. */
const changed = 'packages/web/app/entry.client.tsx';

/** The folder that is /app in the last stage. */
function build(before?: string): string {
  const stages = new Map<string, string>(before ? [['before', before]] : []);
  let folder = '';
  for (const instructions of readDockerfile()) {
    const { value: from = '' } = instructions.find(({ name }) => name === 'FROM') ?? {};
    const [base = '', as = ''] = from.split(' AS ');
    if (!base || stages.has(as)) continue;
    folder = mkdtempSync(join(scratch, 'stage-'));
    const earlier = stages.get(base.startsWith('$') ? 'manifests' : base);
    if (earlier) cpSync(earlier, folder, { recursive: true, verbatimSymlinks: true });
    stages.set(as, folder);
    for (const { name, value } of instructions) {
      // What concerns users, folders and packages of the system is for an engine.
      if (name === 'RUN' && !/^(install|apt-get) |\/app\//.test(value)) {
        const { status, stderr } = spawnSync('sh', ['-c', value], {
          cwd: folder,
          encoding: 'utf8',
        });
        if (status !== 0) throw new Error(`${value}: ${stderr}`);
      }
      if (name === 'COPY') copy(value.split(' '), folder, stages);
      if (before && value === '. .')
        appendFileSync(join(folder, changed), "\nperformance.mark('second image');\n");
    }
  }
  return folder;
}

function copy(words: readonly string[], folder: string, stages: ReadonlyMap<string, string>): void {
  const [first = '', ...rest] = words;
  const stage = /^--from=(.*)$/.exec(first)?.[1];
  if (!stage) {
    copyContext(words.slice(0, -1), join(folder, words.at(-1) ?? ''));
    return;
  }
  const [source = '', target = ''] = rest;
  const from = join(stages.get(stage) ?? '', source.replace(/^\/app\/?/, ''));
  cpSync(from, join(folder, target), { recursive: true, verbatimSymlinks: true });
}

const scriptsOf = (app: string) =>
  readdirSync(join(realpathSync(join(app, 'packages/web/build/current')), 'en/client/assets'));
const megabytes = (folder: string) =>
  Math.round(
    Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0]) / 1024,
  );

async function measure(): Promise<string[]> {
  const first = build();
  const second = build(first);
  const databaseUrl = await makeDatabase(serverUrl, 'bench_image');
  const [, script = ''] = imageCommand();
  const started = performance.now();
  const shop = await startShop(
    { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', SEED: 'none' },
    { script: join(second, script) },
  );
  const startSeconds = (performance.now() - started) / 1_000;
  try {
    const pages = await Promise.all(
      ['/', '/ta', '/products', '/ta/products'].map(async (path) => {
        const answer = await fetch(shop.url + path);
        return [answer.status, (await answer.text()).includes('</html>')];
      }),
    );
    const old = await Promise.all(
      scriptsOf(first).map(async (name) => (await fetch(`${shop.url}/assets/${name}`)).status),
    );
    const isRight =
      pages.every(([status, isWhole]) => status === 200 && isWhole) &&
      old.every((status) => status === 200);
    const size = megabytes(second);
    if (!isRight || size > mostMegabytes) process.exitCode = 1;
    return [
      `- /app has ${size} MB (≤ ${mostMegabytes} MB), of which node_modules ${megabytes(join(second, 'node_modules'))} MB.`,
      `- On an empty database it is ready after ${startSeconds.toFixed(1)} s; pages in both languages: ${JSON.stringify(pages)}.`,
      `- Scripts of the image before: ${old.length}, missing ${old.filter((status) => status !== 200).length}.`,
    ];
  } finally {
    await shop.stop();
  }
}

await keepReport('image', { database: 'PostgreSQL', measure });
