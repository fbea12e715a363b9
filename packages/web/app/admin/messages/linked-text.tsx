import { Link } from 'react-router';
import { adminOrderPath } from '#web/admin/orders/orders-query.ts';
import { findLinks } from './find-links.ts';

/** A text in which order numbers lead to the order and mobile numbers can be called. */
export function LinkedText({ text }: { text: string }) {
  return findLinks(text).map(({ text: part, order, phone, at }) => {
    if (order) {
      return (
        <Link key={at} to={adminOrderPath(order)} className="link whitespace-nowrap">
          {part}
        </Link>
      );
    }
    if (phone) {
      return (
        <a key={at} href={`tel:${phone}`} className="link whitespace-nowrap">
          {part}
        </a>
      );
    }
    return part;
  });
}
