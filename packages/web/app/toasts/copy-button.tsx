import { useEffect, useState } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CopyIcon } from '#web/ui/images/file-icons.tsx';
import { CheckIcon } from '#web/ui/images/notice-icons.tsx';
import { useToastHere } from './use-toast-here.ts';

type CopyButtonProps = {
  text: string;
  /** What is copied, as in 'Copy {label}' and '{label} copied to clipboard'. */
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
      showToast({ kind: 'error', text: `${label} could not be copied` });
      return;
    }
    setCopied(true);
    showToast({ kind: 'success', text: `${label} copied to clipboard` });
  }

  return (
    <IconButton
      size="sm"
      className={className}
      label={`Copy ${label}`}
      icon={
        isCopied ? <CheckIcon className="size-5 text-green-ink" /> : <CopyIcon className="size-5" />
      }
      onClick={copy}
    />
  );
}
