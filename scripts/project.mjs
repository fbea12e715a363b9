import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

export const inProject = (...parts) => join(projectRoot, ...parts);

/** The Node the project pins; everything after the installation runs on it. */
export const pinnedNode = inProject(
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Child processes find the pinned Node and the installed tools first. */
export const projectEnvironment = (extra = {}) => ({
  ...process.env,
  PATH: [dirname(pinnedNode), inProject('node_modules/.bin'), process.env.PATH].join(delimiter),
  ...extra,
});

/** Also for what Node loads before a program can ask for it. */
export const programEnvironment = (extra = {}) =>
  projectEnvironment({
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? inProject('node_modules/.cache/compile'),
    ...extra,
  });

/**
 * The heap of a process of the shop. By itself V8 takes the more the more the machine has, and leaves
 * garbage in it; in a unit or container with a limit Node goes by that.
 */
const shopHeap = '--max-old-space-size=512 --max-semi-space-size=8';

/**
 * The pools of the C library's malloc. By itself it makes one for each thread, up to eight a core, and
 * what has been free in one is not used for another: https://www.gnu.org/software/libc/manual/html_node/Memory-Allocation-Tunables.html
 */
const shopArenas = '2';

/** For what runs as long as the shop; what the operator has set counts. */
export const shopEnvironment = () =>
  programEnvironment({
    NODE_OPTIONS: `${shopHeap} ${process.env.NODE_OPTIONS ?? ''}`.trim(),
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? shopArenas,
  });

/** npm replaces node_modules, so it must not itself run on anything that lives there. */
export const machineEnvironment = () => ({
  ...process.env,
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(inProject('node_modules')))
    .join(delimiter),
});
