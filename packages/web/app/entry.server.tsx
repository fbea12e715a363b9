import { PassThrough } from 'node:stream';
import type { ShopDetails } from '@mathappu/contract/settings';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import {
  reportContext,
  type ServerCall,
  serverCallContext,
  shopDetailsContext,
} from './api/server-call.ts';
import { addAlternates } from './head/language-alternates.ts';
import { delayScripts } from './head/scripts-after-paint.tsx';

type Given = {
  call: ServerCall;
  shopDetails: ShopDetails;
  report: (error: unknown) => void;
};

/** By build: its routes are derived once. */
const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>();

/** The page that a request asks for, whose loaders get what is given. */
export function renderPage(
  build: ServerBuild,
  mode: 'production' | 'development',
  request: Request,
  given: Given,
): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(serverCallContext, given.call);
  context.set(shopDetailsContext, given.shopDetails);
  context.set(reportContext, given.report);
  const handler = handlers.get(build) ?? createRequestHandler(build, mode);
  handlers.set(build, handler);
  return handler(request, context);
}

/** Logs errors; by default React Router prints them, refusals included. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefusal) context.get(reportContext)(error);
};

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const page = await renderWhole(
    <ServerRouter context={routerContext} url={request.url} />,
    loadContext.get(reportContext),
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(new Uint8Array(delayScripts(addAlternates(page))), { status, headers });
}

/** The page as one piece, so that its scripts can be hashed and the whole be cached. */
function renderWhole(page: ReactNode, onError: (error: unknown) => void): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const sink = new PassThrough();
        pipe(sink)
          .toArray()
          .then((parts: Buffer[]) => resolve(Buffer.concat(parts)), reject);
      },
      onError,
      onShellError: reject,
    });
  });
}
