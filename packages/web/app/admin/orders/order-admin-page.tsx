import { RequireAdmin } from '#web/admin/frame/require-admin.tsx';
import { pageMeta } from '#web/document/page-meta.ts';
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
