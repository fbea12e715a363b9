import { InlineScript } from '#web/ui/inline-script.tsx';
import { userKey } from './session-store.ts';

const mark = import.meta.env.SSR
  ? `try{let u=JSON.parse(localStorage.getItem('${userKey}'));if(u?._id)document.documentElement.dataset.signedIn=u.role}catch{}`
  : '';

/**
 * Public pages are cached for all and contain the content for visitors as well as for signed-in
 * users. This marks the document before the first paint, and `in-data-signed-in:` selects;
 * the value is the user's role.
 */
export const SessionMark = () => <InlineScript code={mark} />;
