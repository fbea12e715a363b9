import { work } from '#server/work.ts';

await work();
