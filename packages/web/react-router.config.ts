import { join, relative } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { buildLanguage } from './build-language.ts';
import { precompress } from './precompress.ts';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: relative('.', process.env.MATHAPPU_BUILD ?? `build/${buildLanguage}`),
  basename: buildLanguage === 'en' ? '/' : `/${buildLanguage}`,
  routeDiscovery: { mode: 'initial' },
  buildEnd({ reactRouterConfig }) {
    precompress(join(reactRouterConfig.buildDirectory, 'client'));
  },
} satisfies Config;
