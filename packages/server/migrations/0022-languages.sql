-- The language of the pages on which the account was made or last signed in to, and the one that its
-- owner has chosen for mails, which no sign-in changes.
alter table users
  add column language text not null default 'en'
    constraint users_language_check check (language in ('en', 'ta')),
  add column chosen_language text
    constraint users_chosen_language_check check (chosen_language in ('en', 'ta'));

-- The language of the pages on which the order was placed.
alter table orders
  add column language text not null default 'en'
    constraint orders_language_check check (language in ('en', 'ta'));
