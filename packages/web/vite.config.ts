import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { groups } from './chunks.ts';

/** Short and without names: those of the shared files are in the manifest that every page loads. */
const chunkFileNames = 'assets/[hash:7].js';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Optimised when the server starts; finding one later would reload the page during use.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Also where another file exports them, such as the limits of the contract.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          output: { chunkFileNames, hashCharacters: 'base36', codeSplitting: { groups } },
        },
      },
    },
  },
});
