import { formatDate } from '@mathappu/contract/shop-time';
import type { AdminUser } from '@mathappu/contract/users';
import { fill } from '@mathappu/contract/words';
import { DetailSection } from '#web/admin/frame/detail-section.tsx';
import { IfMay } from '#web/admin/frame/if-may.tsx';
import { PageLink } from '#web/admin/frame/page-link.tsx';
import { ordersOfPath } from '#web/admin/orders/orders-query.ts';
import { CopyButton } from '#web/toasts/copy-button.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { ProductImage } from '#web/ui/images/product-image.tsx';
import * as words from '#words/admin/users';
import { UserStatusBadge } from './user-status.tsx';
import { UserStatusForm } from './user-status-form.tsx';

type UserDetailProps = { user: AdminUser; isEditing: boolean; onClose: () => void };

export function UserDetail({ user, isEditing, onClose }: UserDetailProps) {
  return (
    <div className="space-y-7">
      <DetailSection title={words.basics}>
        <DescriptionList
          items={[
            { term: words.name, value: user.name },
            { term: words.email, value: user.email },
            {
              term: words.userId,
              value: (
                <span className="inline-flex items-center gap-1">
                  <span className="font-mono text-sm">{user._id}</span>
                  <CopyButton text={user._id} label={words.userId} />
                </span>
              ),
            },
            { term: words.phone, value: user.number || words.notProvided },
            { term: words.joined, value: formatDate(user.createdAt) },
            { term: words.role, value: user.role === 'ADMIN' ? words.admin : words.customer },
            { term: words.status, value: <UserStatusBadge status={user.status} /> },
            ...(user.statusReason ? [{ term: words.reason, value: user.statusReason }] : []),
          ]}
        />
      </DetailSection>
      <DetailSection title={words.statistics}>
        <OrderStatistics stats={user.orderStats} />
        {user.orderStats?.totalOrders > 0 && (
          <PageLink
            to={ordersOfPath(user._id)}
            className="link mt-2 inline-flex min-h-11 items-center"
          >
            {words.ordersOfCustomer}
          </PageLink>
        )}
      </DetailSection>
      <DetailSection title={fill(words.addresses, { count: user.addresses.length })}>
        <Addresses addresses={user.addresses} />
      </DetailSection>
      <DetailSection title={words.favorites}>
        <FavoriteProducts products={user.favoriteProducts} />
      </DetailSection>
      <IfMay call="updateUserStatus">
        <DetailSection title={words.updateStatus}>
          <UserStatusForm
            key={isEditing ? 'edit' : 'view'}
            user={user}
            isEditing={isEditing}
            onClose={onClose}
          />
        </DetailSection>
      </IfMay>
    </div>
  );
}

function OrderStatistics({ stats }: { stats: AdminUser['orderStats'] | undefined }) {
  if (!stats) return <Missing>{words.noStatistics}</Missing>;
  const { totalOrders, totalSpent, lastOrderDate } = stats;
  return (
    <DescriptionList
      items={[
        { term: words.totalOrders, value: totalOrders },
        { term: words.totalSpent, value: formatRupees(totalSpent) },
        {
          term: words.lastOrder,
          value: lastOrderDate ? formatDate(lastOrderDate) : words.noOrders,
        },
      ]}
    />
  );
}

function Addresses({ addresses }: Pick<AdminUser, 'addresses'>) {
  if (addresses.length === 0) return <Missing>{words.noAddresses}</Missing>;
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {addresses.map((address) => (
        <li key={address._id} className="rounded-md border border-line px-4 py-3 wrap-anywhere">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {address.name}
            {address.isDefault && <Badge tone="blue">{words.isDefault}</Badge>}
          </p>
          <p>{address.address_line}</p>
          <p>{`${address.city}, ${address.state} - ${address.pincode}`}</p>
          <p className="figures">{fill(words.phoneOf, { phone: address.mobile })}</p>
        </li>
      ))}
    </ul>
  );
}

function FavoriteProducts({ products }: { products: AdminUser['favoriteProducts'] }) {
  if (products.length === 0) return <Missing>{words.noFavorites}</Missing>;
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {products.map(({ name, image, totalQuantity }) => (
        <li key={`${name} ${image}`} className="flex items-center gap-3">
          <ProductImage src={image} alt="" sizes="56px" className="size-14 shrink-0" />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="figures text-sm text-ink-soft">
              {fill(words.ordered, { count: totalQuantity })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Missing({ children }: { children: string }) {
  return <p className="text-ink-soft">{children}</p>;
}
