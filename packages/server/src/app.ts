import type { FastifyInstance } from 'fastify';
import { accountConstraints } from './account/account-queries.ts';
import { addAccountRoutes } from './account/account-routes.ts';
import { assertOwnPassword } from './account/own-password.ts';
import { addRecoveryRoutes } from './account/recovery/recovery-routes.ts';
import { addSecondStepRoutes } from './account/second-step/second-step-routes.ts';
import { addressConstraints } from './addresses/address-queries.ts';
import { addAddressRoutes } from './addresses/address-routes.ts';
import { addBooksRoutes } from './books/books-routes.ts';
import { addMonthRoutes } from './books/month-routes.ts';
import { cartConstraints } from './cart/cart-queries.ts';
import { addCartRoutes } from './cart/cart-routes.ts';
import { addAdminCatalogueRoutes } from './catalogue/admin-catalogue-routes.ts';
import { addCatalogueRoutes } from './catalogue/catalogue-routes.ts';
import { addCategoryRoutes } from './catalogue/categories/category-routes.ts';
import { addListingRuleRoutes } from './catalogue/listing/listing-rule-routes.ts';
import { addAdminSearchRoutes } from './catalogue/search/admin-search-routes.ts';
import { addSuggestionRoutes } from './catalogue/search/suggestion-routes.ts';
import { stockConstraints } from './catalogue/stock-queries.ts';
import { addCheckoutRoutes } from './checkout/checkout-routes.ts';
import { addDashboardRoutes } from './dashboard/dashboard-routes.ts';
import { addAdminEnquiryRoutes } from './enquiries/admin-enquiry-routes.ts';
import { addDeskRoutes } from './enquiries/desk-routes.ts';
import { addEnquiryRoutes } from './enquiries/enquiry-routes.ts';
import { addEstimateRoutes } from './estimates/estimate-routes.ts';
import { paymentOrigins } from './gateway/checkout-sources.ts';
import { assertPrefixesUnused } from './invoices/assert-prefixes-unused.ts';
import { addInvoiceRoutes } from './invoices/invoice-routes.ts';
import { addAuditRoutes } from './maintenance/audit-routes.ts';
import { addFailedJobRoutes } from './maintenance/failed-job-routes.ts';
import { readMachineFigures } from './maintenance/machine-figures.ts';
import { readOperatorFigures } from './maintenance/operator-figures.ts';
import { addMessageRoutes } from './messages/message-routes.ts';
import { addOrderLinkRoutes } from './order-links/order-link-routes.ts';
import { addAdminOrderRoutes } from './orders/admin-order-routes.ts';
import { addManualPaymentRoutes } from './orders/manual-payments/manual-payment-routes.ts';
import { addOrderRoutes } from './orders/order-routes.ts';
import { addOpenApiRoutes } from './pages/api-docs/openapi-routes.ts';
import { addApplicationRoutes } from './pages/application-routes.ts';
import { addManifestRoutes } from './pages/manifest-routes.ts';
import { addSitemapRoutes } from './pages/sitemap-routes.ts';
import { addOwnOrderRoutes } from './payments/own-orders/own-order-routes.ts';
import { addPaymentRoutes } from './payments/payment-routes.ts';
import type { ConstraintMeanings } from './platform/db/database-errors.ts';
import { addUploadRoutes } from './platform/files/upload-routes.ts';
import { createServer } from './platform/http/create-server.ts';
import { addHealthRoutes } from './platform/http/health-routes.ts';
import { addMetricsRoutes } from './platform/http/metrics-routes.ts';
import { type RequestTimes, usualTimes } from './platform/http/slow-requests.ts';
import { addPriceRuleRoutes } from './prices/price-rule-routes.ts';
import { importConstraints } from './product-import/import-queries.ts';
import { addProductImportRoutes } from './product-import/product-import-routes.ts';
import { addProgramRoutes } from './programs/program-routes.ts';
import { addReportRoutes } from './reports/report-routes.ts';
import { addReviewRoutes } from './reviews/review-routes.ts';
import { authenticateBy } from './sessions/authenticate.ts';
import { addSessionRoutes } from './sessions/session-routes.ts';
import { addSettingsRoutes } from './settings/settings-routes.ts';
import { addShipmentRoutes } from './shipments/shipment-routes.ts';
import type { Shop } from './shop.ts';
import { staffConstraints } from './staff/staff-queries.ts';
import { addStaffRoutes } from './staff/staff-routes.ts';
import { addAdminUserRoutes } from './users/admin-user-routes.ts';
import { addUserRoutes } from './users/user-routes.ts';

/** The shop's table of contents: one line a feature. */
export async function buildApp(
  shop: Shop,
  { hasPages = true, times = usualTimes }: { hasPages?: boolean; times?: RequestTimes } = {},
): Promise<FastifyInstance> {
  const app = await createServer({
    ...shop,
    authenticate: authenticateBy(shop),
    isOpen: () => shop.settings.isIntroduced,
    constraintMeanings,
    paymentOrigins,
    times,
  });
  addHealthRoutes(app, shop);
  addMetricsRoutes(app, {
    ...shop,
    readDatabase: () => readOperatorFigures(shop),
    readMachine: () => readMachineFigures(shop),
  });
  addSessionRoutes(app, shop);
  addRecoveryRoutes(app, shop);
  addSecondStepRoutes(app, shop);
  addAccountRoutes(app, shop);
  addOrderRoutes(app, shop);
  addAdminOrderRoutes(app, shop);
  addManualPaymentRoutes(app, shop);
  addInvoiceRoutes(app, shop);
  addCheckoutRoutes(app, shop);
  addEstimateRoutes(app, shop);
  addEnquiryRoutes(app, shop);
  addShipmentRoutes(app, shop);
  addOrderLinkRoutes(app, shop);
  addReportRoutes(app, shop);
  addBooksRoutes(app, shop);
  addMonthRoutes(app, shop);
  addAdminEnquiryRoutes(app, shop);
  addDeskRoutes(app, shop);
  addPaymentRoutes(app, shop);
  addOwnOrderRoutes(app, shop);
  if (shop.sandbox) app.register(shop.sandbox.routes, { prefix: shop.sandbox.path });
  addReviewRoutes(app, shop);
  addMessageRoutes(app, shop);
  addCatalogueRoutes(app, shop);
  addAdminCatalogueRoutes(app, shop);
  addAdminSearchRoutes(app, shop);
  addSuggestionRoutes(app, shop);
  addCategoryRoutes(app, shop);
  addListingRuleRoutes(app, shop);
  addProductImportRoutes(app, shop);
  addAddressRoutes(app, shop);
  addPriceRuleRoutes(app, shop);
  addCartRoutes(app, shop);
  addUserRoutes(app, shop);
  addAdminUserRoutes(app, shop);
  addDashboardRoutes(app, shop);
  addFailedJobRoutes(app, shop);
  addAuditRoutes(app, shop);
  addUploadRoutes(app, shop);
  addOpenApiRoutes(app, shop);
  addSitemapRoutes(app, shop);
  addManifestRoutes(app, shop);
  addStaffRoutes(app, shop);
  addProgramRoutes(app, shop);
  addSettingsRoutes(app, shop, {
    assertPassword: (caller, password) => assertOwnPassword(shop, caller, password),
    assertPrefixesUnused: (tax, before) => assertPrefixesUnused(shop, tax, before),
  });
  if (hasPages) await addApplicationRoutes(app, shop);
  return app;
}

/** The constraints that decide races between requests: one line a feature. */
const constraintMeanings: ConstraintMeanings = {
  ...accountConstraints,
  ...staffConstraints,
  ...stockConstraints,
  ...cartConstraints,
  ...addressConstraints,
  ...importConstraints,
};
