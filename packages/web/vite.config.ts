import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { groups } from './chunks.ts';

/** Without names: those of the shared files would be in the manifest that every page loads. */
const chunkFileNames = 'assets/[hash].js';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Optimised when the server starts; finding one later would reload the page during use.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  environments: {
    client: {
      build: { rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups } } } },
    },
  },
});
