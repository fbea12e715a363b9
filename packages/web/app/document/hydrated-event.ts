/** Dispatched on the window once React has hydrated the page. */
export const hydratedEvent = 'hydrated';

/** Dispatched on the window once React has hydrated what stands in a `data-late` element, too. */
export const lateHydratedEvent = 'late-hydrated';
