import { fill } from '@mathappu/contract/words';
import { useEffect, useState } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CopyIcon } from '#web/ui/images/file-icons.tsx';
import { CheckIcon } from '#web/ui/images/notice-icons.tsx';
import * as words from '#words/toasts';
import { useToastHere } from './use-toast-here.ts';

type CopyButtonProps = {
  text: string;
  /** The name of the copied value, as in 'Copy {label}'. */
  label: string;
  className?: string;
};

export function CopyButton({ text, label, className }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const showToast = useToastHere();

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // The browser refuses the clipboard, as it does outside HTTPS.
      showToast({ kind: 'error', text: fill(words.notCopied, { label }) });
      return;
    }
    setCopied(true);
    showToast({ kind: 'success', text: fill(words.copied, { label }) });
  }

  return (
    <IconButton
      size="sm"
      className={className}
      label={fill(words.copy, { label })}
      icon={
        isCopied ? <CheckIcon className="size-5 text-green-ink" /> : <CopyIcon className="size-5" />
      }
      onClick={copy}
    />
  );
}
