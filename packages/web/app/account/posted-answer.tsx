import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/account';

/** For who has signed in without scripts. */
export const PostedAnswer = () => (
  <noscript>{import.meta.env.SSR && <Notice tone="yellow">{words.noScripts}</Notice>}</noscript>
);
