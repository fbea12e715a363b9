/**
 * The best statements that could be written by hand for some answers of the shop, each answer one
 * statement where that is possible: the limit that the shop is compared with. Written for itself,
 * so that a slower query of the shop is seen.
 */
type Statement = { readonly name: string; readonly text: string };

const statement = (name: string, text: string): Statement => ({ name, text });

const product = `
  p.id, p.name, p.description, p.price_paise, p.discount_bp, p.stock, p.unit, p.rating_tenths,
  p.review_count, p.review_stars, p.images, p.details, p.passport, p.version, p.updated_at, p.name_ta,
  p.description_ta,
  c.id as category_id, c.slug as category_slug, c.name as category_name, c.name_ta as category_name_ta,
  array(
    select coalesce(f.placeholder, '')
    from unnest(p.images) with ordinality as image (url, place)
      left join uploaded_files f on f.id = substr(image.url, 10, length(image.url) - 19)
    order by image.place
  ) as placeholders`;

const customer = `
  sessions s join users u on u.id = s.user_id and u.deleted_at is null and u.status = 'Active'`;
const isValid = 's.revoked_at is null and s.expires_at > now()';

/** Session. No row: signed out; one without a line: an empty cart. */
export const readCart = statement(
  'cart',
  `select line.id as line_id, line.quantity, ${product}
   from ${customer}
     left join cart_lines line on line.user_id = u.id
     left join products p on p.id = line.product_id and p.is_listed
     left join categories c on c.id = p.category_id
   where s.id = $1 and ${isValid}
   order by line.added_at, line.id`,
);

/** Session, how many, after how many. Cash orders have neither refunds nor payments. */
export const listOrders = statement(
  'orders',
  `select o.*, sold.lines,
     (select count(*) from (select from orders where user_id = u.id limit 200) known) as total,
     (select count(*) from quotes where user_id = u.id and kind = 'enquiry') as enquiries
   from ${customer}
     left join lateral (
       select o.id, o.number, o.created_at, o.status, o.payment_status, o.payment_method,
         o.subtotal_paise, o.total_paise, o.adjustments, o.delivery, o.shipped_at, o.delivered_at,
         o.cancelled_at
       from orders o where o.user_id = u.id
       order by o.created_at desc, o.id desc limit $2 offset $3
     ) o on true
     left join lateral (
       select json_agg(json_build_object('productId', l.product_id, 'name', l.name, 'image', l.image,
         'unit', l.unit, 'price', l.price_paise::float8 / 100, 'discount', l.discount_bp::float8 / 100,
         'quantity', l.quantity, 'total', l.total_paise::float8 / 100, 'passport', l.passport,
         'review', (select json_build_object('_id', r.id, 'stars', r.stars, 'text', r.text,
             'status', r.status, 'reason', r.reason, 'answer', r.answer, 'createdAt', r.created_at)
           from reviews r where r.order_id = o.id and r.product_id = l.product_id),
         'canReview', o.status = 'DELIVERED') order by l.line_no) as lines
       from order_lines l where l.order_id = o.id
     ) sold on true
   where s.id = $1 and ${isValid}
   order by o.created_at desc, o.id desc`,
);

/** Session, key, hash of the request, answer, address: who orders, locked, and what was answered before. */
export const claimOrder = statement(
  'claim',
  `with buyer as (
     select u.id, u.name, u.email, u.phone, u.chosen_language from ${customer}
     where s.id = $1 and ${isValid} for no key update of u
   ), claimed as (
     insert into idempotent_requests as known (user_id, route, key, request_hash, answer)
     select id, 'order cod', $2, $3, $4 from buyer
     on conflict (user_id, route, key) do update set key = known.key
     returning request_hash, answer, xmax <> 0 as is_earlier
   )
   select buyer.*, claimed.*,
     json_build_object('name', a.name, 'mobile', a.mobile, 'address_line', a.address_line, 'city', a.city,
       'state', a.state, 'pincode', a.pincode, 'country', a.country) as address,
     (select document from shop_settings where part = 'selling') as selling,
     (select document from shop_settings where part = 'delivery') as delivery
   from buyer cross join claimed join addresses a on a.id = $5 and a.user_id = buyer.id`,
);

/** Of a request that comes again. */
export const findNumber = statement('number', 'select number from orders where id = $1');

/** Products, locked in the order that all who lock several keep. */
export const lockProducts = statement(
  'lock',
  `select id, name, price_paise, discount_bp, unit, coalesce(images[1], '') as image, stock, passport
   from products where id = any($1::uuid[]) and is_listed order by id for update`,
);

/** All that an order writes: stock and its movements, order, lines, history, cart and the job of its mail. */
export const writeOrder = statement(
  'order',
  `with wanted as (
     select * from json_to_recordset($1::json) as line ("movementId" uuid, "lineNo" integer,
       "productId" uuid, name text, image text, unit text, "pricePaise" bigint, "discountBp" integer,
       quantity integer, "totalPaise" bigint, passport jsonb)
   ), moved as (
     insert into stock_movements (id, product_id, kind, quantity, order_id, round)
     select "movementId", "productId", 'take', -quantity, $2::uuid, 1 from wanted
   ), taken as (
     update products set stock = stock - wanted.quantity, is_stock_as_set = false
     from wanted where products.id = any($15::uuid[]) and products.id = wanted."productId"
   ), placed as (
     insert into orders (id, number, user_id, status, payment_method, payment_status, subtotal_paise,
       adjustments, total_paise, customer_name, customer_email, customer_phone, delivery,
       is_age_notice_shown, request_hash, language)
     values ($2, $3, $4, 'PENDING', 'cod', 'PENDING', $5, $6, $7, $8, $9, $10, $11, false, $12, 'en')
     on conflict (number) do nothing returning id
   ), lines as (
     insert into order_lines (order_id, line_no, product_id, name, image, unit, price_paise,
       discount_bp, quantity, total_paise, passport)
     select $2::uuid, "lineNo", "productId", name, image, unit, "pricePaise", "discountBp", quantity,
       "totalPaise", passport from wanted
   ), changed as (
     insert into order_status_changes (id, order_id, to_status, actor_id, actor_name)
     values ($13, $2, 'PENDING', $4, 'Customer')
   ), emptied as (
     delete from cart_lines
     where cart_lines.user_id = $4 and cart_lines.product_id = any($15::uuid[])
   ), mailed as (
     insert into pgboss.job_common (id, name, data, priority, start_after, expire_seconds,
       deletion_seconds, keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy,
       dead_letter, heartbeat_seconds)
     select gen_random_uuid(), name, $14, 0, now(), expire_seconds, deletion_seconds,
       now() + retention_seconds * interval '1s', retry_limit, retry_delay, retry_backoff,
       retry_delay_max, policy, dead_letter, heartbeat_seconds
     from pgboss.queue where name = 'order-mail'
   )
   select id from placed`,
);
