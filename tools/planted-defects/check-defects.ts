// Plants defects one at a time, tries the tests that ought to notice each, and takes it back:
// check-defects.ts [part of a name].
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Defect, defects } from './defects.ts';

const [wanted = ''] = process.argv.slice(2);
const chosen = defects.filter(({ name }) => name.includes(wanted));

/** The source with the defect in it. @throws Error when code or tests have changed under the defect */
function plant({ name, file, from, to, noticedBy }: Defect): string {
  if (!existsSync(noticedBy)) throw new Error(`${name}: there is no ${noticedBy}`);
  const source = readFileSync(file, 'utf8');
  if (source.split(from).length !== 2) throw new Error(`${name}: not once in ${file}: ${from}`);
  return source.replace(from, () => to);
}

function isNoticed(defect: Defect): boolean {
  const source = readFileSync(defect.file, 'utf8');
  writeFileSync(defect.file, plant(defect));
  try {
    const command = ['scripts/try.mjs', defect.noticedBy];
    const { stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    // Nothing counts as a failure that would fail without the defect: a file that is not there.
    return /^\d+ passed, [1-9]\d* failed/m.test(stdout) && !/no test|There is no/i.test(stdout);
  } finally {
    writeFileSync(defect.file, source);
  }
}

for (const defect of chosen) plant(defect);
const missed = chosen.filter((defect) => {
  const noticed = isNoticed(defect);
  console.log(`${noticed ? 'noticed' : 'MISSED '} ${defect.name}`);
  return !noticed;
});
console.log(`${chosen.length - missed.length} passed, ${missed.length} failed`);
if (missed.length > 0 || chosen.length === 0) process.exitCode = 1;
