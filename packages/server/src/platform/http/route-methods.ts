import type { FastifyInstance } from 'fastify';

/**
 * Records the methods of each route, to tell 405 from 404. Returns a function that lists the
 * methods of a path; none when there is no route.
 */
export function rememberMethods(app: FastifyInstance): (path: string) => string[] {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ method, url }) => {
    if (url === '*') return;
    const route = known.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const each of [method].flat()) route.methods.add(each);
    known.set(url, route);
  });
  return (path) => {
    const answering = [...known.values()].filter(({ pattern }) => pattern.test(path));
    return [...new Set(answering.flatMap(({ methods }) => [...methods]))].sort();
  };
}

/** The pages' catch-all route excludes the API and the uploads. */
function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.+?^$()|[\]\\{}]/g, '\\$&');
  const source = escaped.replace(/:\w+/g, '[^/]+').replace('*', '.*');
  return new RegExp(`^${url.endsWith('*') ? '(?!/api/|/uploads/)' : ''}${source}$`);
}
