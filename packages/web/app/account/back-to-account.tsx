import { ArrowLeftIcon } from '#web/ui/images/navigation-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

export function BackToAccount() {
  return (
    <LinkButton to="/account" variant="quiet" icon={<ArrowLeftIcon />} className="-ml-5">
      Back to account
    </LinkButton>
  );
}
