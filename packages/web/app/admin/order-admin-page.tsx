import { RequireAdmin } from '#web/session/require-admin.tsx';
import { pageMeta } from '#web/shop/page-meta.ts';
import { OrderAdmin } from './order-admin.tsx';

export const meta = pageMeta({
  title: 'Order Management',
  description: 'Orders of the shop, their payment and their way to the customer.',
  isPrivate: true,
});

export default function OrderAdminPage() {
  return (
    <RequireAdmin>
      <OrderAdmin />
    </RequireAdmin>
  );
}
