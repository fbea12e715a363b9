import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Before anything else is loaded, so that later starts reuse the compiled code:
// https://nodejs.org/api/module.html#module-compile-cache
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compile', import.meta.url)));
await import('./serve.ts');
