// Generated from the migrated database: npm run types:tables
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  Adjustments,
  DeliverySnapshot,
  FieldChange,
  PackedPieces,
  RefundLine,
  ReportLine,
  SettingsDocument,
  StatedPassport,
  StoredTaxDocument,
} from './json-columns.ts';

type Json<T> = ColumnType<T, string, string>;
type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

type GatewayContactsFailure = 'silent' | 'keysRefused';

type ListingRulesName = 'passport' | 'joined' | 'conventional';

type MessagesStatus = 'unread' | 'read' | 'archived';

type OrdersLanguage = 'en' | 'ta';

type OrdersPaymentMethod = 'cod' | 'online' | 'offline';

type OrdersPaymentStatus = 'PENDING' | 'PAID' | 'FAILED' | 'REFUNDED';

type OrdersStatus =
  | 'PENDING'
  | 'PROCESSING'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'CANCELLED'
  | 'PENDING_PAYMENT';

type PaymentsDiffersIn = 'amount' | 'currency' | 'unpaid';

type PaymentsState = 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';

type ProductImportsState =
  | 'receiving'
  | 'checking'
  | 'applying'
  | 'undoing'
  | 'done'
  | 'refused'
  | 'undone';

type ProductImportsStockColumns = 'none' | 'stock' | 'difference';

type ProductsBestSeen = 'day' | 'night' | 'both';

type ProductsClass = 'swas' | 'safal' | 'star' | 'conventional' | 'none' | 'mixed';

type QuoteChangesAct =
  | 'send'
  | 'edit'
  | 'offer'
  | 'accept'
  | 'ask'
  | 'withdraw'
  | 'decline'
  | 'confirm';

type QuotesSource = 'web' | 'phone' | 'whatsapp' | 'counter';

type QuotesState =
  | 'ESTIMATE'
  | 'ENQUIRY'
  | 'OFFERED'
  | 'ACCEPTED'
  | 'CONFIRMED'
  | 'DECLINED'
  | 'WITHDRAWN';

type ReceiptsMethod = 'cash' | 'upi' | 'bank';

type RefundsCause = 'cancelled' | 'unfillable' | 'paidTwice' | 'wrongAmount' | 'byShop' | 'changed';

type RefundsSource = 'shop' | 'provider';

type RefundsState = 'requested' | 'accepted' | 'processed' | 'failed';

type ReportsKind = 'payment' | 'problem';

type ReportsMethod = 'upi' | 'bank';

type ReportsSource = 'account' | 'link' | 'staff';

type ReportsState = 'open' | 'accepted' | 'refused';

type ReviewsReason = 'personalData' | 'insult' | 'advertising' | 'offTopic';

type ReviewsStatus = 'pending' | 'published' | 'rejected';

type ShipmentsFreight = 'toPay' | 'paid';

type ShopSettingsPart = 'shop' | 'selling' | 'delivery' | 'payment' | 'tax' | 'rules';

type StockMovementsKind = 'set' | 'take' | 'release';

type SynonymsKind = 'equal' | 'oneWay' | 'filler';

type TaxDocumentsKind = 'invoice' | 'credit_note';

type UsersChosenLanguage = 'en' | 'ta';

type UsersLanguage = 'en' | 'ta';

type UsersRole = 'USER' | 'ADMIN';

type UsersStatus = 'Active' | 'suspended' | 'banned';

type WebhookDeliveriesState = 'waiting' | 'delivered' | 'failed';

/**
 * The tables as the migrations leave them. A table belongs to the feature whose migration made
 * it: only that feature's queries write it.
 */
export type Tables = {
  addresses: {
    id: string;
    user_id: string;
    name: string;
    mobile: string;
    address_line: string;
    city: string;
    state: string;
    pincode: string;
    country: Generated<string>;
    is_default: Generated<boolean>;
    created_at: Generated<Date>;
  };
  api_keys: {
    id: string;
    name: string;
    start: string;
    token_hash: string;
    grants: string[];
    user_id: string;
    ends_on: Date;
    ended_at: Date | null;
    last_used_on: Date | null;
    last_network: Generated<string>;
    created_at: Generated<Date>;
  };
  applied_migrations: {
    name: string;
    at: Generated<Date>;
  };
  audit_entries: {
    id: string;
    at: Generated<Date>;
    actor_id: string;
    action: string;
    subject_kind: string;
    subject_id: string;
    before: Json<unknown> | null;
    after: Json<unknown> | null;
    via: string | null;
  };
  bought_together: {
    product_id: string;
    other_id: string;
    orders: number;
  };
  cart_lines: {
    id: string;
    user_id: string;
    product_id: string;
    quantity: number;
    added_at: Generated<Date>;
  };
  categories: {
    id: string;
    slug: string;
    name: string;
    name_ta: Generated<string>;
    position: number;
    image: string | null;
    version: Generated<number>;
    words: Generated<string>;
    words_version: Generated<number>;
    passport: GeneratedJson<StatedPassport>;
  };
  category_slugs: {
    slug: string;
    category_id: string | null;
  };
  closed_months: {
    month: string;
    hash: string;
    papers: number;
    total_paise: number;
    closed_by: string;
    closed_at: Date;
  };
  deleted_categories: {
    id: string;
    slug: string;
    name: string;
    name_ta: string;
    position: number;
    image: string | null;
    passport: GeneratedJson<StatedPassport>;
    version: number;
    slugs: string[];
    product_ids: string[];
    deleted_at: Generated<Date>;
  };
  email_verifications: {
    token_hash: string;
    user_id: string;
    expires_at: Date;
  };
  gateway_contacts: {
    key_id: string;
    asked_at: Date;
    answered_at: Date | null;
    failing_since: Date | null;
    failure: GatewayContactsFailure | null;
    refunds_listed_at: Date | null;
    keys_refused_at: Date | null;
  };
  gateway_orders: {
    gateway_order_id: string;
    order_id: string;
    amount_paise: number;
    currency: Generated<string>;
    created_at: Generated<Date>;
    check_at: Date | null;
    checks: Generated<number>;
    sync_requests: Generated<number>;
    unanswered_since: Date | null;
    refusals: Generated<number>;
  };
  given_once: {
    what: string;
    at: Generated<Date>;
  };
  idempotent_requests: {
    user_id: string;
    route: string;
    key: string;
    request_hash: string;
    answer: Json<unknown>;
    created_at: Generated<Date>;
  };
  listing_rules: {
    name: ListingRulesName;
    value: string;
    reason: string;
    since: Generated<Date>;
    changed_at: Date | null;
    changed_by: string | null;
    version: Generated<number>;
  };
  message_senders: {
    sender: string;
    last_sent_at: Date;
  };
  messages: {
    id: string;
    user_id: string | null;
    name: string;
    email: string;
    subject: string;
    message: string;
    status: Generated<MessagesStatus>;
    created_at: Generated<Date>;
    search_text: GeneratedAlways<string>;
    answered_at: Date | null;
    answered_by: string | null;
    notice_version: string | null;
  };
  order_days: {
    day: Date;
    status: OrdersStatus;
    shard: number;
    orders: number;
    takings_paise: number;
  };
  order_lines: {
    order_id: string;
    line_no: number;
    product_id: string;
    name: string;
    image: string;
    unit: string;
    price_paise: number;
    discount_bp: number;
    quantity: number;
    total_paise: number;
    passport: Json<StatedPassport> | null;
    refunded_quantity: Generated<number>;
    returned_quantity: Generated<number>;
    list_number: number | null;
    price_reason: Generated<string>;
  };
  order_status_changes: {
    id: string;
    order_id: string;
    from_status: OrdersStatus | null;
    to_status: OrdersStatus;
    actor_id: string | null;
    actor_name: string;
    reason: Generated<string>;
    at: Generated<Date>;
  };
  orders: {
    id: string;
    number: string;
    user_id: string | null;
    status: OrdersStatus;
    payment_method: OrdersPaymentMethod;
    payment_status: OrdersPaymentStatus;
    total_paise: number;
    customer_name: string;
    customer_email: string;
    customer_phone: string;
    delivery: Json<DeliverySnapshot>;
    is_age_notice_shown: boolean | null;
    stock_round: Generated<number>;
    is_stock_taken: Generated<boolean>;
    hold_until: Date | null;
    request_hash: string;
    created_at: Generated<Date>;
    shipped_at: Date | null;
    delivered_at: Date | null;
    cancelled_at: Date | null;
    paid_at: Date | null;
    placed_mail_due_at: Date | null;
    search_text: GeneratedAlways<string>;
    language: Generated<OrdersLanguage>;
    subtotal_paise: number;
    adjustments: Json<Adjustments>;
    pay_by: Date | null;
    received_paise: Generated<number>;
    refunded_paise: Generated<number>;
    share_code: Generated<string | null>;
    buyer_gstin: string | null;
    changed_from: string | null;
    price_rule: string | null;
    buyer_name: string | null;
    notice_version: string | null;
  };
  payments: {
    gateway_payment_id: string;
    gateway_order_id: string;
    order_id: string;
    state: PaymentsState;
    amount_paise: number;
    currency: string;
    is_settling: Generated<boolean>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    provider_refunded_paise: Generated<number>;
    refunds_paise: Generated<number>;
    is_reported: Generated<boolean>;
    differs_in: PaymentsDiffersIn | null;
    accepted_paise: number | null;
    changed_paise: Generated<number>;
  };
  price_rules: {
    id: string;
    name: string;
    code: string | null;
    minimum_paise: Generated<number>;
    percent_bp: number | null;
    amount_paise: number | null;
    categories: Generated<string[]>;
    products: Generated<string[]>;
    starts_at: Date | null;
    ends_at: Date | null;
    is_for_chosen: Generated<boolean>;
    accounts: Generated<string[]>;
    mobiles: Generated<string[]>;
    max_uses: number | null;
    max_uses_each: number | null;
    is_on: Generated<boolean>;
    version: Generated<number>;
    created_at: Generated<Date>;
  };
  product_days: {
    day: Date;
    product_id: string;
    quantity: number;
    takings_paise: number;
  };
  product_import_heads: {
    heads_hash: string;
    columns: Json<unknown>;
    used_at: Generated<Date>;
  };
  product_import_problems: {
    import_id: string;
    row: number;
    column_name: string;
    message: string;
    is_warning: Generated<boolean>;
    is_unlisted: Generated<boolean>;
    is_same_name: Generated<boolean>;
    stop: Generated<string>;
    problem: Json<unknown> | null;
  };
  product_import_rows: {
    import_id: string;
    row: number;
    product_id: string | null;
    content: Json<unknown> | null;
    before: Json<unknown> | null;
    after: Json<unknown> | null;
    version: number | null;
  };
  product_imports: {
    id: string;
    actor_id: string;
    file_name: string;
    file_hash: string;
    is_dry_run: boolean;
    stock_columns: ProductImportsStockColumns;
    state: Generated<ProductImportsState>;
    total_rows: number;
    processed_rows: Generated<number>;
    cursor_row: Generated<number>;
    created_count: Generated<number>;
    updated_count: Generated<number>;
    unchanged_count: Generated<number>;
    restocked_count: Generated<number>;
    left_count: Generated<number>;
    problem_count: Generated<number>;
    failure_count: Generated<number>;
    worked_at: Date | null;
    created_at: Generated<Date>;
    undone_by: string | null;
    has_versions: Generated<boolean>;
    is_list: Generated<boolean>;
    accepted: Generated<string[]>;
    missing_count: Generated<number>;
    missing_names: GeneratedJson<unknown>;
    takes_off_sale: Generated<boolean>;
    made_categories: Generated<string[]>;
    new_categories: Generated<string[]>;
  };
  product_words: {
    word: string;
    product_id: string;
    place: number;
    ordinal: number;
  };
  products: {
    id: string;
    name: string;
    description: string;
    price_paise: number | null;
    discount_bp: Generated<number>;
    stock: number | null;
    unit: string | null;
    rating_tenths: Generated<number>;
    images: Generated<string[]>;
    details: GeneratedJson<Record<string, string>>;
    position: Generated<number>;
    version: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deleted_at: Date | null;
    set_aside: Generated<number>;
    is_stock_as_set: Generated<boolean>;
    category_id: string | null;
    name_ta: Generated<string>;
    words: Generated<string>;
    words_version: Generated<number>;
    sold_30_days: Generated<number>;
    review_count: Generated<number>;
    review_stars: Generated<number>;
    goes_with: Generated<string[]>;
    passport: GeneratedJson<StatedPassport>;
    class: GeneratedAlways<ProductsClass | null>;
    noise_db: GeneratedAlways<number | null>;
    min_age: GeneratedAlways<number | null>;
    best_seen: GeneratedAlways<ProductsBestSeen | null>;
    is_passport_complete: Generated<boolean>;
    listing_problems: Generated<string[]>;
    is_listed: GeneratedAlways<boolean>;
    unit_paise: GeneratedAlways<number | null>;
    description_ta: Generated<string>;
    maker: Generated<string>;
    mrp_paise: number | null;
    pieces_per_case: number | null;
    list_number: number | null;
    freed_list_number: number | null;
    numbered_at: Date | null;
  };
  quote_changes: {
    id: string;
    quote_id: string;
    version: number;
    act: QuoteChangesAct;
    actor_id: string | null;
    actor_name: string;
    changes: Json<FieldChange[]>;
    at: Date;
  };
  quote_lines: {
    quote_id: string;
    line_no: number;
    product_id: string;
    name: string;
    image: string;
    unit: string;
    list_price_paise: number;
    discount_bp: number;
    unit_price_paise: number;
    price_reason: Generated<string>;
    asked_quantity: number | null;
    quantity: number;
    total_paise: number;
    reason: Generated<string>;
    passport: Json<StatedPassport> | null;
    list_number: number | null;
  };
  quotes: {
    id: string;
    number: string;
    share_code: string;
    state: QuotesState;
    source: QuotesSource;
    user_id: string | null;
    customer_name: Generated<string>;
    customer_email: Generated<string>;
    customer_phone: Generated<string>;
    buyer_gstin: Generated<string>;
    delivery: Json<DeliverySnapshot> | null;
    note: Generated<string>;
    subtotal_paise: number;
    adjustments: Json<Adjustments>;
    total_paise: number;
    version: Generated<number>;
    valid_until: Date | null;
    is_age_notice_shown: Generated<boolean>;
    order_id: string | null;
    reason: Generated<string>;
    created_by: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    search_text: GeneratedAlways<string>;
    request_hash: string | null;
    shop_note: Generated<string>;
    kind: string | null;
    price_rule: string | null;
    buyer_name: Generated<string>;
    notice_version: string | null;
  };
  receipts: {
    id: string;
    order_id: string;
    amount_paise: number;
    method: ReceiptsMethod;
    reference: string;
    received_on: Date;
    note: string;
    actor_id: string;
    at: Generated<Date>;
    account: Generated<string>;
  };
  recovery_codes: {
    email_hash: string;
    id: string;
    user_id: string | null;
    code_hash: string;
    expires_at: Date;
  };
  recovery_proofs: {
    proof_hash: string;
    user_id: string;
    expires_at: Date;
    is_for_admin: Generated<boolean>;
  };
  recovery_tries: {
    id: string;
    code_id: string;
    email_hash: string;
    network_hash: string;
    tried_at: Generated<Date>;
  };
  refunds: {
    gateway_payment_id: string;
    order_id: string;
    idempotency_key: string;
    gateway_refund_id: string | null;
    state: Generated<RefundsState>;
    amount_paise: number;
    reason: string;
    requested_at: Generated<Date>;
    processed_at: Date | null;
    id: string;
    accepted_at: Date | null;
    failed_at: Date | null;
    source: Generated<RefundsSource>;
    cause: Generated<RefundsCause>;
    provider_status: string | null;
    provider_message: Generated<string>;
    lines: Json<RefundLine[]> | null;
    attempts: Generated<number>;
    check_at: Date | null;
    replaced_by: string | null;
    withdrawn_at: Date | null;
  };
  refused_payments: {
    id: string;
    user_id: string;
    amount_paise: number;
    provider_message: string;
    tries: Generated<number>;
    refused_at: Date;
  };
  reports: {
    id: string;
    order_id: string;
    kind: ReportsKind;
    source: ReportsSource;
    amount_paise: number | null;
    method: ReportsMethod | null;
    reference: Generated<string>;
    paid_on: Date | null;
    lines: GeneratedJson<ReportLine[]>;
    text: Generated<string>;
    photos: Generated<string[]>;
    state: ReportsState;
    answer: Generated<string>;
    decided_by: string | null;
    decided_at: Date | null;
    at: Date;
  };
  reviews: {
    id: string;
    order_id: string;
    product_id: string;
    user_id: string | null;
    stars: number;
    text: Generated<string>;
    status: ReviewsStatus;
    reason: ReviewsReason | null;
    answer: string | null;
    version: Generated<number>;
    created_at: Generated<Date>;
    is_counted: Generated<boolean>;
  };
  roles: {
    id: string;
    name: string;
    grants: Generated<string[]>;
    is_owner: Generated<boolean>;
    version: Generated<number>;
    asks_second_step: Generated<boolean>;
  };
  search_terms: {
    day: Date;
    term: string;
    times: number;
    results: number;
  };
  search_words: {
    word: string;
    place: number;
  };
  second_steps: {
    user_id: string;
    secret: string | null;
    confirmed_at: Date | null;
    new_secret: string | null;
    new_secret_at: Date | null;
    last_step: Generated<number>;
    recovery_hashes: Generated<string[]>;
    version: string;
  };
  sessions: {
    id: string;
    user_id: string;
    generation: Generated<number>;
    is_rotating: Generated<boolean>;
    exchanged_at: Date | null;
    created_at: Generated<Date>;
    expires_at: Date;
    user_agent: Generated<string>;
    ip: Generated<string>;
    revoked_at: Date | null;
    revoked_reason: Generated<string>;
    last_seen_at: Generated<Date>;
  };
  shipments: {
    order_id: string;
    version: Generated<number>;
    packed: GeneratedJson<PackedPieces>;
    cartons: number | null;
    packed_by: Generated<string>;
    checked_by: Generated<string>;
    transporter: Generated<string>;
    lr_number: Generated<string>;
    lr_date: Date | null;
    photo: string | null;
    freight: ShipmentsFreight | null;
    freight_paise: number | null;
    office_name: Generated<string>;
    office_phone: Generated<string>;
    office_text: Generated<string>;
    eway_bill: Generated<string>;
    updated_at: Generated<Date>;
    updated_by: string | null;
    updated_by_name: Generated<string>;
  };
  shop_settings: {
    part: ShopSettingsPart;
    version: Generated<number>;
    document: Json<SettingsDocument>;
    updated_at: Generated<Date>;
    updated_by: string | null;
  };
  staff: {
    id: string;
    name: string;
    email: string;
    role_id: string;
    user_id: string | null;
    link_hash: string | null;
    link_ends_at: Date | null;
    is_link_mailed: Generated<boolean>;
    until: Date | null;
    version: Generated<number>;
    created_at: Generated<Date>;
  };
  stock_movements: {
    id: string;
    product_id: string;
    kind: StockMovementsKind;
    quantity: number;
    order_id: string | null;
    round: number | null;
    at: Generated<Date>;
    refund_id: string | null;
  };
  synonyms: {
    id: string;
    kind: SynonymsKind;
    words: string[];
    finds: Generated<string[]>;
    version: Generated<number>;
  };
  tax_documents: {
    id: string;
    kind: TaxDocumentsKind;
    year: string;
    serial: number;
    number: string;
    date: Date;
    order_id: string;
    invoice_id: string | null;
    total_paise: number;
    taxable_paise: number;
    cgst_paise: number;
    sgst_paise: number;
    rate_bp: number;
    snapshot: Json<StoredTaxDocument>;
    issued_by: string | null;
    created_at: Generated<Date>;
    igst_paise: Generated<number>;
    place: Generated<string>;
    buyer_gstin: string | null;
  };
  uploaded_files: {
    id: string;
    uploaded_by: string | null;
    placeholder: Generated<string>;
    created_at: Generated<Date>;
    missing_since: Date | null;
    avif_tried_at: Date | null;
    order_id: string | null;
  };
  user_counts: {
    role: UsersRole;
    status: UsersStatus;
    users: number;
  };
  users: {
    id: string;
    name: string;
    email: string;
    phone: Generated<string>;
    password_hash: string;
    role: Generated<UsersRole>;
    status: Generated<UsersStatus>;
    status_reason: Generated<string>;
    avatar_url: Generated<string>;
    email_verified_at: Date | null;
    last_login_at: Date | null;
    last_active_at: Date | null;
    created_at: Generated<Date>;
    deleted_at: Date | null;
    search_text: GeneratedAlways<string>;
    language: Generated<UsersLanguage>;
    chosen_language: UsersChosenLanguage | null;
    notice_version: string | null;
  };
  webhook_deliveries: {
    id: string;
    webhook_id: string;
    event: string;
    data: Json<unknown>;
    is_queued: Generated<boolean>;
    state: Generated<WebhookDeliveriesState>;
    tries: Generated<number>;
    answer: Generated<string>;
    created_at: Generated<Date>;
    tried_at: Date | null;
  };
  webhook_events: {
    event_id: string;
    type: string;
    received_at: Generated<Date>;
  };
  webhooks: {
    id: string;
    url: string;
    events: string[];
    secret: string;
    is_on: Generated<boolean>;
    told_at: Date | null;
    version: Generated<number>;
    created_at: Generated<Date>;
  };
};
