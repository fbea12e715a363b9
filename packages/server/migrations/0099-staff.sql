-- Who works in the shop, and what they may do. Users who are not named here have no grant, also when the
-- released version, which reads neither table, made them admins meanwhile.
create table roles (
  id uuid primary key,
  name text not null,
  -- read_{area} and write_{area}; the owner's role has all there are.
  grants text[] not null default '{}',
  is_owner boolean not null default false,
  version integer not null default 1,
  constraint roles_name_key unique (name)
);
create unique index roles_owner_key on roles (is_owner) where is_owner;

insert into roles (id, name, grants, is_owner) values
  ('5f0d8a70-0000-4000-8000-000000000001', 'Owner', '{}', true),
  ('5f0d8a70-0000-4000-8000-000000000002', 'Desk',
    '{write_orders,write_enquiries,write_receipts,write_messages,read_dispatch,read_products,read_users}', false),
  ('5f0d8a70-0000-4000-8000-000000000003', 'Packing', '{write_dispatch,read_orders}', false),
  ('5f0d8a70-0000-4000-8000-000000000004', 'Books',
    '{write_books,read_orders,read_receipts,read_payments}', false);

create table staff (
  id uuid primary key,
  name text not null,
  email text not null,
  role_id uuid not null references roles (id),
  -- Null while the invitation is open.
  user_id uuid references users (id) on delete cascade,
  link_hash text,
  link_ends_at timestamptz,
  -- A mailed link proves who opens it to own the address; a shown one does not.
  is_link_mailed boolean not null default false,
  -- The last day, of the shop's calendar.
  until date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint staff_email_key unique (email),
  constraint staff_user_id_key unique (user_id),
  constraint staff_link_hash_key unique (link_hash)
);
create index staff_role_id_idx on staff (role_id);

insert into staff (id, name, email, role_id, user_id)
select gen_random_uuid(), name, email, '5f0d8a70-0000-4000-8000-000000000001', id
from users where role = 'ADMIN' and deleted_at is null;
