import { Link } from 'react-router';
import { iconButtonLooks } from '#web/ui/icon-button.tsx';
import { ArrowLeftIcon } from '#web/ui/images/icons.tsx';

export function BackToAccount() {
  return (
    <Link
      to="/account"
      aria-label="Back to account"
      title="Back to account"
      className={`${iconButtonLooks('plain', 'md')} -ml-2.5`}
    >
      <ArrowLeftIcon />
    </Link>
  );
}
