import { lowStock } from '@mathappu/contract/limits';
import { Link } from 'react-router';

type RunningOutProps = { products: readonly { _id: string; name: string; stock: number }[] };

export function RunningOut({ products }: RunningOutProps) {
  return (
    <>
      <h3 className="mt-5 mb-1">
        <Link to="/admin/productsEdit?stock=low" className="link inline-flex min-h-11 items-center">
          Products running out
        </Link>
      </h3>
      {products.length > 0 ? (
        <ul className="sm:columns-2 sm:gap-8">
          {products.map(({ _id, name, stock }) => (
            <li key={_id} className="break-inside-avoid">
              <Link
                to={`/admin/edit-product/${_id}`}
                className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-1.5 hover:text-teal"
              >
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <span
                  className={`figures shrink-0 font-semibold ${stock === 0 ? 'text-danger' : ''}`}
                >
                  {stock === 0 ? 'Sold out' : `${stock} left`}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">Every product has more than {lowStock} in stock.</p>
      )}
    </>
  );
}
