import { useToastHere } from './use-toast-here.ts';

type CopyWords = { copied: string; notCopied: string };

/** Returns a function that copies a text, says so, and resolves to whether it could be copied. */
export function useCopy() {
  const showToast = useToastHere();
  return async (text: string, { copied, notCopied }: CopyWords): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // The browser refuses the clipboard, as it does outside HTTPS.
      showToast({ kind: 'error', text: notCopied });
      return false;
    }
    showToast({ kind: 'success', text: copied });
    return true;
  };
}
