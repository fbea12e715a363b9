import { toRupees } from '@mathappu/contract/money';
import type { Paging, Total } from '@mathappu/contract/paging';
import type { AdminUser, UserRole, UserStatus } from '@mathappu/contract/users';
import { type Expression, type SqlBool, sql } from 'kysely';
import { listPage } from '#server/platform/db/list-page.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { containsText } from '#server/platform/db/search-sql.ts';
import { AppError } from '#server/platform/http/app-error.ts';

type UserFilter = { search: string; status?: UserStatus; role?: UserRole };

/**
 * Users as the admin sees them, each with statistics, addresses and favourite products, in one
 * statement. Cancelled orders and online orders not yet paid count neither as orders nor as sales; what
 * was refunded was neither spent nor bought.
 */
export async function listUsers(
  db: Queryable,
  filter: UserFilter & Paging,
): Promise<Total & { users: AdminUser[] }> {
  const { rows, ...total } = await listPage<UserRow>(db, {
    from: sql`from users where deleted_at is null ${conditions(filter)}`,
    order: sql`order by created_at desc, id desc`,
    paging: filter,
    columns,
    join: sql`left join users on users.id = page.id ${aggregates}`,
  });
  return { users: rows.map(toAdminUser), ...total };
}

/** @throws AppError userNotFound */
export async function getAdminUser(db: Queryable, userId: string): Promise<AdminUser> {
  const { rows } = await sql<UserRow>`
    select ${columns} from users ${aggregates}
    where users.id = ${userId} and users.deleted_at is null`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('userNotFound');
  return toAdminUser(row);
}

function conditions({ search, status, role }: UserFilter): Expression<SqlBool> {
  return sql<SqlBool>`
    ${search ? sql`and ${containsText(sql`search_text`, search)}` : sql``}
    ${status ? sql`and status = ${status}` : sql``}
    ${role ? sql`and role = ${role}` : sql``}`;
}

const columns = sql`
  users.id, users.name, users.email, users.phone, users.avatar_url, users.role, users.status,
  users.status_reason, users.created_at, users.last_active_at,
  stats.orders, stats.spent_paise, stats.last_order_at, saved.addresses, liked.products`;

const aggregates = sql`
  left join lateral (
    select count(*) as orders, coalesce(sum(total_paise - refunded_paise), 0)::bigint as spent_paise, max(created_at) as last_order_at
    from orders where orders.user_id = users.id and orders.status not in ('CANCELLED', 'PENDING_PAYMENT')
  ) as stats on true
  left join lateral (
    select json_agg(json_build_object(
        '_id', id, 'name', name, 'mobile', mobile, 'address_line', address_line, 'city', city,
        'state', state, 'pincode', pincode, 'country', country, 'isDefault', is_default)
      order by is_default desc, created_at) as addresses
    from addresses where addresses.user_id = users.id
  ) as saved on true
  left join lateral (
    select json_agg(json_build_object('name', name, 'image', image, 'totalQuantity', quantity)
      order by quantity desc, name) as products
    from (
      select max(line.name) as name, max(line.image) as image, sum(line.quantity - line.refunded_quantity)::integer as quantity
      from orders join order_lines as line on line.order_id = orders.id
      where orders.user_id = users.id and is_sold(orders.status, orders.total_paise, orders.refunded_paise)
        and line.refunded_quantity < line.quantity
      group by line.product_id order by 3 desc, 1 limit 5
    ) as favourite
  ) as liked on true`;

type UserRow = {
  id: string;
  name: string;
  email: string;
  phone: string;
  avatar_url: string;
  role: UserRole;
  status: UserStatus;
  status_reason: string;
  created_at: Date;
  last_active_at: Date | null;
  orders: number;
  spent_paise: number;
  last_order_at: Date | null;
  addresses: AdminUser['addresses'] | null;
  products: AdminUser['favoriteProducts'] | null;
};

function toAdminUser(row: UserRow): AdminUser {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    number: row.phone,
    avatar: row.avatar_url,
    role: row.role,
    status: row.status,
    statusReason: row.status_reason,
    createdAt: row.created_at.toISOString(),
    lastActive: row.last_active_at?.toISOString() ?? null,
    orderStats: {
      totalOrders: row.orders,
      totalSpent: toRupees(row.spent_paise),
      lastOrderDate: row.last_order_at?.toISOString() ?? null,
    },
    addresses: row.addresses ?? [],
    favoriteProducts: row.products ?? [],
  };
}
