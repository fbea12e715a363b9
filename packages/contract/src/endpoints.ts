import * as account from './account.ts';
import * as addresses from './addresses.ts';
import * as adminOrders from './admin/admin-orders.ts';
import * as audit from './admin/audit.ts';
import * as dashboard from './admin/dashboard.ts';
import * as maintenance from './admin/maintenance.ts';
import * as manyOrders from './admin/many-orders.ts';
import * as books from './books/figures.ts';
import * as months from './books/months.ts';
import type { CallName } from './calls.ts';
import * as cart from './cart.ts';
import * as categories from './catalogue/categories.ts';
import * as listingRules from './catalogue/listing-rules.ts';
import * as priceList from './catalogue/price-list.ts';
import * as productFinders from './catalogue/product-finders.ts';
import * as reviews from './catalogue/reviews.ts';
import * as synonyms from './catalogue/synonyms.ts';
import * as catalogue from './catalogue.ts';
import * as checkout from './checkout.ts';
import type { AnyEndpoint } from './endpoint.ts';
import * as staffQuotes from './enquiries/admin-enquiries.ts';
import * as desk from './enquiries/desk.ts';
import * as enquiries from './enquiries/enquiries.ts';
import * as revising from './enquiries/revise-order.ts';
import * as quotes from './estimates/estimates.ts';
import * as invoices from './invoices/tax-documents.ts';
import * as messages from './messages.ts';
import * as orderLinks from './order-links/order-links.ts';
import * as receipts from './orders/manual-payments.ts';
import * as orders from './orders.ts';
import * as payments from './payments.ts';
import * as priceRules from './prices/price-rules.ts';
import * as productImport from './product-import.ts';
import * as apiKeys from './programs/api-keys.ts';
import * as webhooks from './programs/webhooks.ts';
import * as reports from './reports/reports.ts';
import * as secondStep from './second-step.ts';
import * as sessions from './sessions.ts';
import * as editSettings from './settings/edit-settings.ts';
import * as settings from './settings.ts';
import * as shipments from './shipments/shipments.ts';
import * as staff from './staff.ts';
import * as users from './users.ts';

const features = {
  ...settings,
  ...editSettings,
  ...sessions,
  ...secondStep,
  ...account,
  ...users,
  ...staff,
  ...apiKeys,
  ...webhooks,
  ...catalogue,
  ...categories,
  ...productFinders,
  ...priceList,
  ...synonyms,
  ...listingRules,
  ...priceRules,
  ...productImport,
  ...cart,
  ...addresses,
  ...checkout,
  ...payments,
  ...quotes,
  ...orderLinks,
  ...reports,
  ...invoices,
  ...books,
  ...months,
  ...enquiries,
  ...staffQuotes,
  ...desk,
  ...revising,
  ...orders,
  ...adminOrders,
  ...manyOrders,
  ...receipts,
  ...shipments,
  ...reviews,
  ...messages,
  ...audit,
  ...dashboard,
  ...maintenance,
} satisfies { [Name in CallName]: { name: Name } };

/** Every endpoint of the contract by its name. */
export type Endpoints = Pick<typeof features, CallName>;

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'endpoint';

/** Every call of the shop: the server registers these, the OpenAPI document lists them. */
export const endpoints: readonly AnyEndpoint[] =
  Object.values<unknown>(features).filter(isEndpoint);
