import { ArrowLeftIcon } from '#web/ui/images/navigation-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import * as words from '#words/account';

export function BackToAccount() {
  return (
    <LinkButton to="/account" variant="quiet" icon={<ArrowLeftIcon />} className="-ml-5">
      {words.backToAccount}
    </LinkButton>
  );
}
