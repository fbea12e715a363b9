import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type Rolldown,
} from 'vite';
import { buildLanguage } from './build-language.ts';
import { groups } from './chunks.ts';

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

export default defineConfig(({ command }) => {
  // Pages are rendered by the libraries of the build, as in the browser, and by React's build for
  // production, whatever NODE_ENV the shop is started with.
  const isBuild = command === 'build';
  return {
    plugins: [tailwindcss(), reactRouter()],
    cacheDir: `node_modules/.vite/${buildLanguage}`,
    // Optimised when the server starts; finding one later would reload the page during use.
    optimizeDeps: { entries: ['app/**/*.tsx'] },
    environments: {
      client: {
        resolve: { conditions: [...languageConditions, ...defaultClientConditions] },
        build: {
          // What is not built is served from the folder of the English build.
          copyPublicDir: buildLanguage === 'en',
          rolldownOptions: {
            onLog,
            // A page loads its own sentences alone, not the files of words that they stand in.
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
