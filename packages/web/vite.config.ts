import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type Plugin,
  type Rolldown,
} from 'vite';
import { buildLanguage } from './build-language.ts';
import { groups } from './chunks.ts';
import { laterStyles } from './later-styles.ts';
import { unusedLibraries } from './unused-libraries.ts';
import { withoutUnusedParts } from './unused-parts.ts';

/** Short and without names: they are in the manifest that every page loads. */
const scriptNames = 'assets/[hash:7].js';
const hashCharacters = 'base36';

/** Decides which file of words an import of `#words/…` means: see package.json. */
const languageConditions = buildLanguage === 'ta' ? ['tamil'] : [];

/** A sentence that a file of words lacks is a warning by default, and a gap on the screen. */
const onLog: Rolldown.InputOptions['onLog'] = (level, log, handle) => {
  if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
  handle(level, log);
};

/** Changes what a library takes from nobody; a version without it fails the build. */
const rewrite = (name: string, file: RegExp, from: string, to: string): Plugin => ({
  name,
  enforce: 'pre',
  transform: {
    filter: { id: file },
    handler(code) {
      if (!code.includes(from)) throw new Error(`${name}: there is no ${from}`);
      return code.replace(from, to);
    },
  },
});

/**
 * The variables of the toasts belong to their layer: set on the root they would be inherited by the
 * whole page, whose style would be computed again when the stylesheet of the first toast arrives.
 */
const toastVariables = rewrite('toast-variables', /ReactToastify\.css/, ':root', '.toast-layer');

/** For screen readers. */
const toastTimer = rewrite(
  'toast-timer',
  /react-toastify\/dist\/.*js$/,
  'notification timer',
  'அறிவிப்பின் நேரம்',
);

export default defineConfig(({ command }) => {
  // Pages are rendered by the libraries of the build, as in the browser, and by React's build for
  // production, whatever NODE_ENV the shop is started with.
  const isBuild = command === 'build';
  return {
    plugins: [
      toastVariables,
      buildLanguage === 'ta' && toastTimer,
      withoutUnusedParts(unusedLibraries),
      laterStyles,
      tailwindcss(),
      reactRouter(),
    ],
    cacheDir: `node_modules/.vite/${buildLanguage}`,
    // Optimised when the server starts; finding one later would reload the page during use.
    optimizeDeps: { entries: ['app/**/*.tsx'] },
    environments: {
      client: {
        resolve: { conditions: [...languageConditions, ...defaultClientConditions] },
        build: {
          // What is not built is served from the folder of the English build.
          copyPublicDir: buildLanguage === 'en',
          // A part that is loaded later finds what it needs by itself: most of it is there already, and
          // a list of it would be in every page. Styles have to be there first.
          modulePreload: {
            resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith('.css')),
          },
          rolldownOptions: {
            onLog,
            // Also where another file exports them, such as the limits of the contract and the words of
            // a room: a page loads its own sentences alone.
            optimization: { inlineConst: { mode: 'all', pass: 3 } },
            output: {
              entryFileNames: scriptNames,
              chunkFileNames: scriptNames,
              hashCharacters,
              codeSplitting: { groups },
            },
          },
        },
      },
      ssr: {
        resolve: {
          conditions: [...languageConditions, ...defaultServerConditions],
          ...(isBuild && { noExternal: true }),
        },
        ...(isBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
        build: {
          rolldownOptions: {
            onLog,
            // As of the browser's files: under another name the stylesheet would be fetched twice.
            output: { hashCharacters },
          },
        },
      },
    },
  };
});
