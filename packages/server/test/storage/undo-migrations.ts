import { sql } from 'kysely';
import type { Db } from '#server/platform/db/open-database.ts';

/** The migration of the categories. */
export const oldestUndone = '0024-categories.sql';

/** Takes back that migration and those after it, which stand on it. */
export async function undoMigrations(db: Db): Promise<void> {
  await sql`drop table closed_months`.execute(db);
  await sql`alter table receipts drop column account`.execute(db);
  await sql`alter table users drop column notice_version`.execute(db);
  await sql`alter table messages drop column notice_version`.execute(db);
  await sql`alter table orders drop column notice_version`.execute(db);
  await sql`drop index audit_entries_action_idx`.execute(db);
  await sql`drop table price_rules`.execute(db);
  await sql`alter table orders drop column price_rule`.execute(db);
  await sql`drop table second_steps`.execute(db);
  await sql`alter table recovery_proofs drop column is_for_admin`.execute(db);
  await sql`drop table webhook_deliveries, webhooks`.execute(db);
  await sql`drop function announce_events, write_order_event, write_enquiry_event, write_stock_event cascade`.execute(
    db,
  );
  await sql`drop function write_event`.execute(db);
  await sql`drop table api_keys`.execute(db);
  await sql`alter table audit_entries drop column via`.execute(db);
  await sql`drop table staff, roles`.execute(db);
  await sql`drop table shipments`.execute(db);
  await sql`alter table uploaded_files drop column order_id`.execute(db);
  await sql`drop table reports`.execute(db);
  await sql`alter table orders drop column share_code, drop column buyer_gstin, drop column changed_from,
    drop column buyer_name`.execute(db);
  await sql`drop function new_share_code`.execute(db);
  await sql`drop function count_refunded_pieces, count_refunded_lines, recount_refunded cascade`.execute(
    db,
  );
  await sql`drop trigger orders_count on orders`.execute(db);
  await sql`
    create trigger orders_count after insert or delete or update of status, created_at on orders
    for each row execute function count_order()`.execute(db);
  await sql`drop function is_sold, refunded_paise_of`.execute(db);
  await sql`alter table payments drop column changed_paise`.execute(db);
  await sql`drop index orders_overpaid_idx`.execute(db);
  await sql`drop index stock_movements_refund_key, orders_refunded_idx, sessions_user_created_idx`.execute(
    db,
  );
  await sql`alter table orders drop column refunded_paise`.execute(db);
  await sql`alter table order_lines drop column refunded_quantity, drop column returned_quantity,
    drop column price_reason`.execute(db);
  await sql`alter table stock_movements drop column refund_id`.execute(db);
  await sql`drop table refused_payments`.execute(db);
  await sql`alter table gateway_contacts drop column keys_refused_at`.execute(db);
  await sql`drop index sessions_revoked_idx, email_verifications_expires_idx, recovery_proofs_expires_idx,
    message_senders_sent_idx, order_lines_image_idx, users_avatar_idx,
    product_import_rows_images_idx`.execute(db);
  await sql`drop statistics product_import_rows_images`.execute(db);
  await sql`alter table uploaded_files drop column missing_since, drop column avif_tried_at`.execute(
    db,
  );
  await sql`
    drop function announce_stock_change, announce_product_edit, announce_bought_together,
      announce_categories, announce_reviews cascade`.execute(db);
  await sql`
    create trigger products_announce after insert or update or delete on products
    for each statement execute function announce_catalogue_change()`.execute(db);
  await sql`drop function give_list_number, keep_list_number cascade`.execute(db);
  await sql`
    alter table products drop column maker, drop column mrp_paise, drop column pieces_per_case,
      drop column list_number, drop column freed_list_number, drop column numbered_at`.execute(db);
  await sql`alter table quote_lines drop column list_number`.execute(db);
  await sql`alter table order_lines drop column list_number`.execute(db);
  await sql`drop index orders_unpaid_offline_idx, orders_cancelled_money_idx`.execute(db);
  await sql`drop table receipts, tax_documents, quote_changes, quote_lines, quotes`.execute(db);
  await sql`drop function say_kind_of_quote`.execute(db);
  await sql`alter table orders drop column received_paise, drop column pay_by, drop column adjustments, drop column subtotal_paise`.execute(
    db,
  );
  await sql`drop function sum_adjustments`.execute(db);
  await sql`drop table shop_settings`.execute(db);
  await sql`drop function announce_settings_change`.execute(db);
  await undoPriceLists(db);
  await undoPassport(db);
  await sql`drop table reviews`.execute(db);
  await sql`
    drop function recount_reviews, recount_changed_reviews, recount_reviews_of_order cascade
    `.execute(db);
  await sql`alter table products drop column review_count, drop column review_stars,
    drop column unit_paise`.execute(db);
  await sql`
    drop function words_with_places, add_search_words, write_product_words, write_category_words,
      add_category_words, announce_search_words, announce_synonyms cascade`.execute(db);
  await sql`drop table bought_together, product_words, search_words, synonyms, given_once, search_terms`.execute(
    db,
  );
  await sql`
    alter table products drop column words, drop column words_version, drop column sold_30_days,
      drop column category_id, drop column name_ta, drop column description_ta,
      drop column goes_with, add column search_text text not null default ''
    `.execute(db);
  await sql`drop table category_slugs, categories, deleted_categories`.execute(db);
  await sql`delete from applied_migrations where name >= ${oldestUndone}`.execute(db);
}

async function undoPriceLists(db: Db): Promise<void> {
  await sql`drop table product_import_heads`.execute(db);
  await sql`
    alter table product_imports drop column is_list, drop column accepted, drop column missing_count,
      drop column missing_names, drop column takes_off_sale, drop column made_categories,
      drop column new_categories`.execute(db);
  await sql`alter table product_import_problems drop column stop, drop column problem`.execute(db);
}

async function undoPassport(db: Db): Promise<void> {
  await sql`drop table listing_rules`.execute(db);
  await sql`
    alter table product_import_problems drop column is_unlisted, drop column is_same_name,
      add constraint product_import_problems_pkey primary key (import_id, row, column_name)`.execute(
    db,
  );
  await sql`alter table order_lines drop column passport`.execute(db);
  await sql`
    alter table products drop column is_listed, drop column class, drop column noise_db,
      drop column min_age, drop column best_seen, drop column passport,
      drop column is_passport_complete, drop column listing_problems`.execute(db);
  await sql`
    alter table products add column is_listed boolean not null generated always as
      (deleted_at is null and price_paise is not null and stock is not null and unit is not null)
      stored`.execute(db);
  await sql`create index products_stock_idx on products (stock, id) where is_listed`.execute(db);
}
