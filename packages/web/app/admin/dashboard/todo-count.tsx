import { Link } from 'react-router';

type TodoCountProps = { label: string; count: number; to: string };

/** Stands out only while something waits. */
export function TodoCount({ label, count, to }: TodoCountProps) {
  const looks = count > 0 ? 'bg-yellow-soft text-yellow-ink' : 'bg-sunken text-ink-soft';
  return (
    <li className="grid">
      <Link
        to={to}
        className={`flex flex-col rounded-md px-4 py-3 hover:underline hover:underline-offset-4 ${looks}`}
      >
        <span className="figures text-2xl font-bold">{count}</span>
        <span className="font-semibold">{label}</span>
      </Link>
    </li>
  );
}
