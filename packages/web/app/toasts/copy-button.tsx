import { useEffect, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { CheckIcon, CopyIcon } from './images/icons.tsx';

type CopyButtonProps = {
  text: string;
  /** What is copied, as in 'Copy {label}'. */
  label: string;
  onCopied?: () => void;
  /** The browser refuses the clipboard, as it does outside HTTPS. */
  onRefused?: () => void;
};

export function CopyButton({ text, label, onCopied, onRefused }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      onRefused?.();
      return;
    }
    setCopied(true);
    onCopied?.();
  }

  return (
    <IconButton
      size="sm"
      label={`Copy ${label}`}
      icon={
        isCopied ? <CheckIcon className="size-5 text-green-ink" /> : <CopyIcon className="size-5" />
      }
      onClick={copy}
    />
  );
}
