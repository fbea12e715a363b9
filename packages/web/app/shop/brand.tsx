import { Link } from 'react-router';
import { SparklerMark } from '#web/ui/sparkler-mark.tsx';
import { useShop } from './shop-details.ts';

export function Brand() {
  const { name } = useShop();
  return (
    <Link to="/" className="inline-flex min-h-11 items-center gap-2 text-xl font-bold">
      <SparklerMark className="size-8" />
      {name}
    </Link>
  );
}
