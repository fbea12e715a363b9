import { InlineScript } from '#web/ui/inline-script.tsx';
import { userKey } from './session-store.ts';

const mark = import.meta.env.SSR
  ? `try{if(JSON.parse(localStorage.getItem('${userKey}'))?._id)document.documentElement.dataset.signedIn=''}catch{}`
  : '';

/**
 * Public pages are cached for all and contain the content for visitors as well as for signed-in
 * users. This marks the document before the first paint, and `in-data-signed-in:` selects.
 */
export const SessionMark = () => <InlineScript code={mark} />;
