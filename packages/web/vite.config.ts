import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * What changes rarely in one file, what frames every page in another, then what most pages share:
 * dozens of small files compress worse, and a phone on a weak network asks for each of them.
 * A group that imports something of a later one loads all of that on every page, so the frame
 * names what it takes from elsewhere; what few pages need stays out of the first two.
 */
const groups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\/(?!.*(useMutation|mutationObserver))/,
  },
  {
    name: 'shell',
    test: /preload-helper|web\/app\/(api|cart|document|frame|session\/(?!start-reads|private)|stores|toasts|ui\/format\/plural)/,
    minShareCount: 2,
  },
  { name: 'common', test: /packages\/(web\/app|contract)\//, minShareCount: 8 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Optimised when the server starts; finding one later would reload the page during use.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
