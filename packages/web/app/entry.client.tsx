import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { createQueryClient, queryClientContext } from './api/query-client.ts';

const queryClient = createQueryClient();

/** What the browser hands to the `clientLoader`s of one navigation. */
function createLoadContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(queryClientContext, queryClient);
  return context;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <HydratedRouter getContext={createLoadContext} />
      </QueryClientProvider>
    </StrictMode>,
  );
});
