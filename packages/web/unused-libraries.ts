import type { Unused } from './unused-parts.ts';

const router = (file: string): RegExp =>
  new RegExp(`react-router/dist/production/lib/${file}\\.js$`.replaceAll('/', '[\\\\/]'));

/**
 * Of 377 kB of React, its router and the queries these take 96, 28 of 116 kB gzipped. Left are
 * hydration, Suspense, events and forms of React, navigation, loaders, prefetching and blockers of
 * its router, and queries.
 */
export const unusedLibraries: readonly Unused[] = [
  {
    file: /react-dom-client\.production\.js$/,
    // Profiler, SuspenseList, LegacyHidden, ViewTransition and Activity.
    kinds: [12, 19, 23, 30, 31],
    functions: `
      commitEnterViewTransitions commitExitViewTransitions trackEnterViewTransitions
      commitNestedViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions
      startViewTransition queueTransitionTypes accumulateSuspenseyCommitOnFiber
      isFragmentInstanceParent commitNewChildToFragmentInstances
      commitFragmentInstanceInsertionEffects commitFragmentInstanceDeletionEffects
      mountActionState updateActionState rerenderActionState extractEvents$1
      preload preloadModule preinitStyle preinitScript preinitModuleScript
      preconnectAs prefetchDNS preconnect
      setPropOnCustomElement constructSelectEvent
      getNativeBeforeInputChars getFallbackBeforeInputChars
      attemptExplicitHydrationTarget getStackByFiberInDevAndProd
      getComponentNameFromType useMemoCache preloadStylesheet`,
    // No stylesheet and no picture holds a commit back.
    returns: { waitForCommitToBeReady: 'null' },
    setOn: ['FragmentInstance', 'exports.createRoot', 'ReactDOMSharedInternals.findDOMNode'],
    always: {
      'shouldStartViewTransition\n    ?': 'false ?',
      'new FragmentInstance(current)': 'null',
    },
  },
  {
    file: /react-dom\.production\.js$/,
    setOn: [
      ...['browser', 'preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload'],
      ...['preloadModule', 'requestFormReset', 'useFormState', 'useFormStatus'],
    ].map((name) => `exports.${name}`),
  },
  {
    file: /react\.production\.js$/,
    setOn: [
      ...['Activity', 'Children', 'Profiler', 'PureComponent', 'ViewTransition', 'cache'],
      ...['cacheSignal', 'addTransitionType', 'unstable_useCacheRefresh', 'useActionState'],
    ].map((name) => `exports.${name}`),
  },
  {
    file: /scheduler\.production\.js$/,
    setOn: ['forceFrameRate', 'next', 'runWithPriority', 'wrapCallback'].map(
      (name) => `exports.unstable_${name}`,
    ),
  },
  {
    file: router('router/router'),
    // Actions, fetchers, routes found later, instrumentation, middleware and view transitions.
    functions: `
      handleAction handleFetcherAction handleFetcherLoader fetch setFetcherError resetFetcher
      getFetcher queueFetcherForDeletion getUpdatedRevalidatingFetchers markFetchersDone
      discoverRoutes patchRoutes _internalSetRoutes
      persistAppliedTransitions restoreAppliedTransitions`,
    returns: { runClientMiddlewarePipeline: 'handler()' },
    always: {
      'typeof route.lazy === "function"': 'false',
      'future.unstable_routePatternMatching': 'false',
      'opts.mask': 'undefined',
      'opts?.mask': 'undefined',
      'init.instrumentations': 'undefined',
      'opts?.instrumentationNavigateMetaReceiver': 'undefined',
      'consumeInstrumentationClientResultMetaReceiver(router)': 'undefined',
      'init.patchRoutesOnNavigation': 'undefined',
      '!isSubmissionNavigation(opts)': 'true',
      'isMutationMethod(request.method)': 'false',
      'isMutationMethod(submission.formMethod)': 'false',
      'isMutationMethod(opts.submission.formMethod)': 'false',
      'isMutationMethod(state.navigation.formMethod)': 'false',
      'isMutationMethod(activeSubmission.formMethod)': 'false',
      'fetchLoadMatches.forEach(': 'false && fetchLoadMatches.forEach(',
      'revalidatingFetchers.length > 0': 'false',
      'revalidatingFetchers.forEach(': 'false && revalidatingFetchers.forEach(',
      'if (isFogOfWar) {': 'if (false) {',
      'pendingViewTransitionEnabled)': 'false)',
      'pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location':
        'false',
    },
  },
  {
    file: router('components'),
    always: {
      '!viewTransitionOpts || !isViewTransitionAvailable': 'true',
      'if (renderDfd ': 'if (false && renderDfd ',
      'vtContext.isTransitioning && !vtContext.flushSync': 'false',
      '!vtContext.isTransitioning && interruption': 'false',
    },
  },
  {
    file: router('dom/lib'),
    setOn: ['Form', 'HistoryRouter'],
    always: {
      'Form = React$1.forwardRef': 'Form = /* @__PURE__ */ React$1.forwardRef',
      'if (mask)': 'if (false)',
      'useViewTransitionState(path) && viewTransition === true': 'false',
    },
  },
  { file: router('dom/ssr/routes'), setOn: ['dataRoute.action'] },
  { file: router('hooks'), functions: 'RSCErrorHandler' },
  // Advice for developers, who have it when they build pages, in `npm run dev`.
  { file: router('router/history'), functions: 'warning' },
  { file: router('server-runtime/warnings'), functions: 'warnOnce' },
  {
    file: router('dom/ssr/single-fetch'),
    functions: 'singleFetchActionStrategy nonSsrStrategy singleFetchLoaderFetcherStrategy',
  },
  {
    file: router('dom/ssr/fog-of-war'),
    always: { '!isFogOfWarEnabled(routeDiscovery, ssr)': 'true' },
  },
  { file: router('dom/ssr/components'), always: { 'useIsRSCRouterContext()': 'false' } },
  {
    file: /query-core[\\/]build[\\/]modern[\\/]query\.js$/,
    always: { 'this.#queryType === "infinite"': 'false' },
  },
  {
    file: /query-core[\\/]build[\\/]modern[\\/]queryClient\.js$/,
    // `useMutation` is ours.
    functions: `
      infiniteQuery fetchInfiniteQuery prefetchInfiniteQuery ensureInfiniteQueryData ensureQueryData
      isMutating resumePausedMutations setMutationDefaults getMutationDefaults
      defaultMutationOptions setDefaultOptions clear`,
    always: {
      'config.mutationCache || new MutationCache()': 'undefined',
      'await this.resumePausedMutations()': 'undefined',
    },
  },
];
