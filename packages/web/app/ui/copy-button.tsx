import { useEffect, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { CheckIcon, CopyIcon } from './icons.tsx';

type CopyButtonProps = {
  text: string;
  /** What is copied, as in 'Copy {label}'. */
  label: string;
  onCopied?: () => void;
};

export function CopyButton({ text, label, onCopied }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    onCopied?.();
  }

  return (
    <IconButton
      size="sm"
      label={`Copy ${label}`}
      icon={
        copied ? <CheckIcon className="size-5 text-green-ink" /> : <CopyIcon className="size-5" />
      }
      onClick={copy}
    />
  );
}
