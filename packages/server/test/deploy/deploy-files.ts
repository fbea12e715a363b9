import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';

export const projectRoot = fileURLToPath(new URL('../../../../', import.meta.url));
export const deployFolder = fileURLToPath(new URL('../../../../deploy/', import.meta.url));

export const readDeployFile = (name: string): string => readFileSync(deployFolder + name, 'utf8');

/** What an operator fills in, for compose or for a machine, where PostgreSQL and Redis are named as well. */
export const exampleSettings = (isForCompose: boolean): Record<string, string> =>
  Object.fromEntries(
    readDeployFile('example.env')
      .split('\n')
      .map((line) => (isForCompose ? line : line.replace(/^#(?=[A-Z_]+=)/, '')))
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  );

/** The folder of DATA_DIR that `npm run backup` writes to. */
export function folderOfBackups(): string {
  const source = readFileSync(`${projectRoot}packages/server/src/cli/backup.ts`, 'utf8');
  const folder = /join\(config\.dataDir, '(\w+)'\)/.exec(source)?.[1];
  return `${readPairs(readImage('ENV')).DATA_DIR}/${folder}`;
}

/** A start of the shop's own code, as one of the files words it. */
export type Start = {
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** How long it may take to end after SIGTERM. */
  readonly graceSeconds: number;
};

type Instruction = { readonly name: string; readonly value: string };

/** The instructions of each stage, in order. */
export function readDockerfile(): Instruction[][] {
  const text = readDeployFile('Dockerfile')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ');
  const stages: Instruction[][] = [[]];
  for (const line of text.split('\n').filter(Boolean)) {
    const [, name = '', value = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (!name) throw new Error(`Dockerfile: ${line}`);
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, value });
  }
  return stages;
}

/** The value of an instruction of the image itself, the last one that matches. */
export function readImage(name: string, pattern = /^/): string {
  const found = readDockerfile()
    .at(-1)
    ?.findLast((instruction) => instruction.name === name && pattern.test(instruction.value));
  if (!found) throw new Error(`the image has no ${name}`);
  return found.value;
}

/** `A=1 B=2`, as Docker and systemd write it. */
export const readPairs = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(/\s+/).map((pair) => pair.split(/=(.*)/s).slice(0, 2)));

const jsonIn = (text: string): string[] => JSON.parse(text.slice(text.indexOf('['))) as string[];

export const imageCommand = (): string[] => jsonIn(readImage('CMD'));
export const imageHealthCheck = (): string[] => jsonIn(readImage('HEALTHCHECK'));

type Service = {
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
  readonly healthcheck?: { readonly disable?: boolean; readonly test?: readonly string[] };
  readonly networks?: { readonly default: { readonly ipv4_address: string } };
  readonly [other: string]: unknown;
};

export const readCompose = () =>
  parse(readDeployFile('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };

/** The line of a shell by which compose asks the worker. */
export const workerHealthCheck = (): string =>
  readCompose().services.worker?.healthcheck?.test?.at(-1) ?? '';

export function startOfService(name: string): Start {
  const service = readCompose().services[name];
  return {
    command: service?.command ?? imageCommand(),
    environment: { ...readPairs(readImage('ENV')), ...service?.environment },
    graceSeconds: Number.parseInt(service?.stop_grace_period ?? '', 10),
  };
}

/** The lines of a unit, each `[name, value]`. */
export const readUnit = (name: string): [name: string, value: string][] =>
  readDeployFile(`systemd/${name}`)
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]);

/** A unit's start, where its folder is this clone. */
export function startOfUnit(name: string, instance = ''): Start {
  const lines = new Map(readUnit(name));
  const said = (key: string) => (lines.get(key) ?? '').replaceAll('%i', instance);
  const folder = `${said('WorkingDirectory')}/`;
  return {
    command: said('ExecStart').replace(folder, projectRoot).split(' '),
    environment: readPairs(said('Environment')),
    graceSeconds: Number(said('TimeoutStopSec')),
  };
}

type Manifest = {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  // biome-ignore lint/suspicious/noExplicitAny: manifests of several kinds
  readonly [part: string]: any;
};

export const readManifests = (name: string): Manifest[] =>
  parseAllDocuments(readDeployFile(`kubernetes/${name}.yaml`)).map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS() as Manifest;
  });

/** The pod of a deployment, a job or what makes jobs. */
export function podOf(file: string) {
  const { template, jobTemplate } = readManifests(file)[0]?.spec ?? {};
  return (template ?? jobTemplate.spec.template).spec;
}

export const clusterSettings = (): Record<string, string> =>
  Object.assign(
    {},
    ...['settings', 'secret']
      .flatMap(readManifests)
      .map(({ data, stringData }) => data ?? stringData),
  );
