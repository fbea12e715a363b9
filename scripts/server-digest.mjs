import { projectRoot } from './project.mjs';
import { digestSources } from './source-digest.mjs';

const PACKAGES = ['contract', 'demo', 'payment-sandbox', 'server'];

const SOURCES = [
  ...PACKAGES.flatMap((name) => [`packages/${name}/package.json`, `packages/${name}/src`]),
  'packages/server/rolldown.config.ts',
  'package-lock.json',
];

const isTest = (path) => path.endsWith('.test.ts');

/** The name of the server's build from the sources as they are now. */
export const digestServer = () => digestSources(projectRoot, SOURCES, isTest);
