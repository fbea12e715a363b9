import type { SessionUser } from '@mathappu/contract/users';
import { listAddresses } from '#server/addresses/address-queries.ts';
import { listCart } from '#server/cart/cart-queries.ts';
import { listOrderNumbers } from '#server/orders/customer-order-queries.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { getUser, mailLanguageOf } from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';
import { findOwnerToAsk } from '#server/staff/staff-queries.ts';

const orderCount = 20;

/** The signed-in user with their addresses, cart and latest orders. */
export async function getSessionUser(
  { db }: Pick<Shop, 'db'>,
  { userId, role, grants, staff }: Caller,
): Promise<SessionUser> {
  const [user, addresses, cart, orders, owner] = await Promise.all([
    getUser(db, userId),
    listAddresses(db, userId),
    listCart(db, userId),
    listOrderNumbers(db, userId, orderCount),
    staff ? findOwnerToAsk(db, userId) : '',
  ]);
  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    avatar: user.avatar_url,
    number: user.phone,
    verify_email: user.email_verified_at !== null,
    last_login_date: user.last_login_at?.toISOString() ?? null,
    status: user.status,
    role,
    staff: staff && {
      ...staff,
      grants: [...grants],
      secondStep: staff.secondStep?.toISOString() ?? null,
      owner,
    },
    language: mailLanguageOf(user),
    address_details: addresses,
    shopping_cart: cart,
    orderHistory: orders,
  };
}
