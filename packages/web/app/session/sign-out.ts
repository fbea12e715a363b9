import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { clearTokens } from '#web/api/tokens.ts';
import { clearStored } from '#web/stores/browser-storage.ts';
import { languageKey } from '#web/stores/language-key.ts';
import { themeKey } from '#web/stores/theme.ts';
import { flashToastAfterReload } from '#web/toasts/flash-toast.ts';
import type { ToastWords } from '#web/toasts/toast.ts';
import { prefix } from '#words/language';
import * as words from '#words/session';
import { logout } from './session-store.ts';

/** Signs out on the server, as far as it can be reached, and always in this browser. */
export async function signOut(path?: string): Promise<void> {
  leaveWithToast(await endOnServer(), path);
}

/**
 * Clears tokens, cookies and storage, but for what was chosen for the browser, and reloads the app at
 * its first page, or another one.
 */
export function leaveWithToast(toast: ToastWords, path = '/'): void {
  clearTokens();
  clearStored('localStorage', [themeKey, languageKey]);
  clearStored('sessionStorage');
  clearCookies();
  flashToastAfterReload(toast);
  // Not before the reload: a screen that requires a user would show that the session has ended.
  window.addEventListener('pagehide', logout, { once: true });
  window.location.assign(prefix + path);
}

async function endOnServer(): Promise<ToastWords> {
  try {
    await call('logout', {
      headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
      refusalText: words.signOutFailed,
      toast: false,
    });
    return { kind: 'success', text: words.signedOut, autoClose: 2000 };
  } catch (error) {
    return {
      kind: 'warning',
      text: error instanceof CallError && error.isRefusal ? error.message : words.signedOutHere,
      autoClose: 3000,
    };
  }
}

function clearCookies(): void {
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    if (name) document.cookie = `${name}=; path=/; max-age=0`;
  }
}
