import { Link } from 'react-router';
import { SparkIcon } from '#web/ui/icons.tsx';
import { useShop } from './shop-details.ts';

export function Brand() {
  const { name } = useShop();
  return (
    <Link to="/" className="inline-flex min-h-11 items-center gap-2 text-xl font-bold">
      <SparkIcon className="size-6 text-primary" />
      {name}
    </Link>
  );
}
