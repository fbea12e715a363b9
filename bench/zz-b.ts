import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { firstScripts } from './first-visit.ts';

for (const f of firstScripts('/products'))
  console.log(typeof f === 'string' ? f : JSON.stringify(f).slice(0, 100));
