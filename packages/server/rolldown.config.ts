import { relative } from 'node:path';
import { defineConfig } from 'rolldown';

/** Builds are `build/<digest>/<file>`, as deep as this. */
const aBuild = `${import.meta.dirname}/build/of-some-sources`;

/**
 * These stay packages: code in C, files beside the code, and what is loaded long after the start, when
 * the build that a process runs on may be gone.
 */
const packages = ['@electric-sql/pglite', '@node-rs/argon2', 'nodemailer', 'sharp', 'vite'];

/** The server as few files, which load in a third of the time: decision 60. */
export default defineConfig({
  input: { serve: 'src/serve.ts', work: 'src/work.ts' },
  platform: 'node',
  external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [
    {
      name: 'files beside a source are found where they are',
      transform: {
        filter: { code: 'import.meta.url', id: /packages\/[\w-]+\/src\// },
        handler: (code, id) => ({
          code: code.replaceAll(
            'import.meta.url',
            `new URL(${JSON.stringify(relative(aBuild, id))}, import.meta.url)`,
          ),
          map: null,
        }),
      },
    },
  ],
  output: { format: 'esm', sourcemap: true, keepNames: true },
});
