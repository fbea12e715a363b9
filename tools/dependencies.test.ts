import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = {
  readonly link?: boolean;
  readonly version?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
};

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')) as T;
const { packages } = read<{ packages: Record<string, Package> }>('package-lock.json');
const { allowScripts } = read<{ allowScripts: Record<string, boolean> }>('package.json');

const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');

test('only allowed packages run install scripts', () => {
  const running = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(running.map(([path]) => nameOf(path))).toEqual(Object.keys(allowScripts));
});

test('every package has a checksum, and dependencies are pinned to exact versions', () => {
  const foreign = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  expect(foreign.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  const own = Object.entries(packages)
    .filter(([path]) => !path.includes('node_modules/'))
    .flatMap(([, { dependencies, devDependencies }]) =>
      Object.entries({ ...dependencies, ...devDependencies }),
    );
  expect(own.length).toBeGreaterThan(20);
  const loose = own.filter(([name, range]) => !name.startsWith('@mathappu/') && !/^\d/.test(range));
  expect(loose).toEqual([]);
});
