import type { ClientInstrumentation } from 'react-router';
import { withoutPrefix } from './current-address.ts';

let latest: { readonly path: string } | undefined;

/** The path that is being gone to, known before anything of it is rendered. A step back has none. */
export const nextPath = (): string | undefined => latest?.path;

/** Has the router tell where it goes: https://reactrouter.com/how-to/instrumentation */
export const noteNextPath: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(navigate, { to }) {
        const next =
          typeof to === 'string'
            ? { path: withoutPrefix(new URL(to, window.location.href).pathname) }
            : undefined;
        latest = next;
        try {
          await navigate();
        } finally {
          if (latest === next) latest = undefined;
        }
      },
    }),
};
