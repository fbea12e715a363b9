import type { MessageStatus } from '@mathappu/contract/messages';
import type { OrderStatus } from '@mathappu/contract/order-status';
import type { PaymentMethod, PaymentStatus } from '@mathappu/contract/orders';
import type { UserRole, UserStatus } from '@mathappu/contract/users';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/**
 * The tables as the migrations leave them. A table belongs to the feature whose migration made
 * it: only that feature's queries write it.
 */
export type Tables = {
  audit_entries: AuditEntryTable;
  idempotent_requests: IdempotentRequestTable;
  uploaded_files: UploadedFileTable;
  users: UserTable;
  user_counts: UserCountTable;
  sessions: SessionTable;
  email_verifications: EmailVerificationTable;
  recovery_codes: RecoveryCodeTable;
  recovery_tries: RecoveryTryTable;
  recovery_proofs: RecoveryProofTable;
  products: ProductTable;
  stock_movements: StockMovementTable;
  addresses: AddressTable;
  cart_lines: CartLineTable;
  orders: OrderTable;
  order_lines: OrderLineTable;
  order_status_changes: OrderStatusChangeTable;
  order_days: OrderDayTable;
  product_days: ProductDayTable;
  gateway_orders: GatewayOrderTable;
  payments: PaymentTable;
  refunds: RefundTable;
  webhook_events: WebhookEventTable;
  messages: MessageTable;
  message_senders: MessageSenderTable;
};

/** A moment the database fills in when it is not given. */
type Now = ColumnType<Date, Date | undefined, Date>;
type Json<T> = ColumnType<T, string, string>;

type AuditEntryTable = {
  id: string;
  at: Now;
  actor_id: string;
  action: string;
  subject_kind: string;
  subject_id: string;
  before: Json<unknown> | null;
  after: Json<unknown> | null;
};

type IdempotentRequestTable = {
  user_id: string;
  route: string;
  key: string;
  request_hash: string;
  answer: Json<unknown>;
  created_at: Now;
};

type UploadedFileTable = {
  id: string;
  uploaded_by: string | null;
  placeholder: Generated<string>;
  created_at: Now;
};

type UserTable = {
  id: string;
  name: string;
  email: string;
  phone: Generated<string>;
  password_hash: string;
  role: Generated<UserRole>;
  status: Generated<UserStatus>;
  status_reason: Generated<string>;
  avatar_url: Generated<string>;
  email_verified_at: Date | null;
  last_login_at: Date | null;
  last_active_at: Date | null;
  created_at: Now;
  deleted_at: Date | null;
  search_text: GeneratedAlways<string>;
};

type UserCountTable = { role: UserRole; status: UserStatus; users: number };

type SessionTable = {
  id: string;
  user_id: string;
  generation: Generated<number>;
  is_rotating: Generated<boolean>;
  exchanged_at: Date | null;
  created_at: Now;
  expires_at: Date;
  user_agent: Generated<string>;
  ip: Generated<string>;
  revoked_at: Date | null;
  revoked_reason: Generated<string>;
};

type EmailVerificationTable = { token_hash: string; user_id: string; expires_at: Date };

type RecoveryCodeTable = {
  user_id: string;
  code_hash: string;
  tries: Generated<number>;
  expires_at: Date;
};

type RecoveryTryTable = { id: string; email_hash: string; tried_at: Now };

type RecoveryProofTable = { proof_hash: string; user_id: string; expires_at: Date };

type ProductTable = {
  id: string;
  name: string;
  description: string;
  price_paise: number | null;
  discount_bp: Generated<number>;
  stock: number | null;
  unit: string | null;
  rating_tenths: Generated<number>;
  images: Generated<string[]>;
  details: ColumnType<Record<string, string>, string | undefined, string>;
  position: Generated<number>;
  version: Generated<number>;
  created_at: Now;
  updated_at: Now;
  deleted_at: Date | null;
  search_text: Generated<string>;
  is_listed: GeneratedAlways<boolean>;
};

type StockMovementTable = {
  id: string;
  product_id: string;
  kind: 'set' | 'take' | 'release';
  quantity: number;
  order_id: string | null;
  round: number | null;
  at: Now;
};

type AddressTable = {
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
  created_at: Now;
};

type CartLineTable = {
  id: string;
  user_id: string;
  product_id: string;
  quantity: number;
  added_at: Now;
};

/** The delivery address as it was when the order was placed. */
export type DeliverySnapshot = {
  name: string;
  mobile: string;
  address_line: string;
  city: string;
  state: string;
  pincode: string;
  country: string;
};

type OrderTable = {
  id: string;
  number: string;
  user_id: string | null;
  status: OrderStatus;
  payment_method: PaymentMethod;
  payment_status: PaymentStatus;
  total_paise: number;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  delivery: Json<DeliverySnapshot>;
  is_age_notice_shown: boolean;
  stock_round: Generated<number>;
  is_stock_taken: Generated<boolean>;
  hold_until: Date | null;
  request_hash: string;
  created_at: Now;
  shipped_at: Date | null;
  delivered_at: Date | null;
  cancelled_at: Date | null;
  search_text: GeneratedAlways<string>;
};

type OrderLineTable = {
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
};

type OrderStatusChangeTable = {
  id: string;
  order_id: string;
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  actor_id: string | null;
  actor_name: string;
  reason: Generated<string>;
  at: Now;
};

type OrderDayTable = {
  day: Date;
  status: OrderStatus;
  shard: number;
  orders: number;
  takings_paise: number;
};

type ProductDayTable = {
  day: Date;
  product_id: string;
  quantity: number;
  takings_paise: number;
};

type GatewayOrderTable = {
  gateway_order_id: string;
  order_id: string;
  amount_paise: number;
  currency: Generated<string>;
  created_at: Now;
  check_at: Date | null;
  checks: Generated<number>;
};

type PaymentTable = {
  gateway_payment_id: string;
  gateway_order_id: string;
  order_id: string;
  state: 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';
  amount_paise: number;
  currency: string;
  is_settling: Generated<boolean>;
  created_at: Now;
  updated_at: Now;
};

type RefundTable = {
  gateway_payment_id: string;
  order_id: string;
  idempotency_key: string;
  gateway_refund_id: string | null;
  state: Generated<'requested' | 'done'>;
  amount_paise: number;
  reason: string;
  created_at: Now;
  done_at: Date | null;
};

type WebhookEventTable = { event_id: string; type: string; received_at: Now };

type MessageTable = {
  id: string;
  user_id: string | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  status: Generated<MessageStatus>;
  created_at: Now;
  search_text: GeneratedAlways<string>;
};

type MessageSenderTable = { sender: string; last_sent_at: Date };
