import { fill } from '@mathappu/contract/words';
import { useEffect, useState } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CopyIcon } from '#web/ui/images/file-icons.tsx';
import { CheckIcon } from '#web/ui/images/notice-icons.tsx';
import * as words from '#words/toasts';
import { useCopy } from './use-copy.ts';

type CopyButtonProps = {
  text: string;
  /** The name of the copied value, as in 'Copy {label}'. */
  label: string;
  className?: string;
};

export function CopyButton({ text, label, className }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copyText = useCopy();

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    const told = {
      copied: fill(words.copied, { label }),
      notCopied: fill(words.notCopied, { label }),
    };
    if (await copyText(text, told)) setCopied(true);
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
