import type * as z from 'zod/mini';
import { address, newAddress } from '../addresses.ts';
import { adminOrder, orderRefund } from '../admin/admin-orders.ts';
import { auditEntry } from '../admin/audit.ts';
import { goodsFoot, owed, soldGroup } from '../books/figures.ts';
import { month } from '../books/months.ts';
import { cartItem } from '../cart.ts';
import { category } from '../catalogue/categories.ts';
import { facetCounts } from '../catalogue/facet-input.ts';
import { listingRule } from '../catalogue/listing-rules.ts';
import { categoryPassport, passport, writtenPassport } from '../catalogue/passport.ts';
import { categoryOfProduct } from '../catalogue/product-category.ts';
import { reviewAverage } from '../catalogue/review-average.ts';
import { adminReview, shownReview } from '../catalogue/reviews.ts';
import { synonym } from '../catalogue/synonyms.ts';
import { editedProduct, newProduct } from '../catalogue/written-product.ts';
import { product } from '../catalogue.ts';
import { orderRequest } from '../checkout.ts';
import { staffQuote } from '../enquiries/admin-enquiries.ts';
import { quote, quoteIdOrNumber, quoteLine } from '../enquiries/enquiries.ts';
import { orderIdOrNumber } from '../fields.ts';
import { paperBuyer } from '../invoices/buyer.ts';
import { taxDocument } from '../invoices/tax-documents.ts';
import { message } from '../messages.ts';
import { sharedOrder } from '../order-links/order-links.ts';
import { receipt } from '../orders/manual-payments.ts';
import { changedFrom, changedLine } from '../orders/order-change.ts';
import { orderLine } from '../orders/order-line.ts';
import { orderDelivery, orderTotals } from '../orders/order-totals.ts';
import { orderedGoods, orderedProduct } from '../orders/ordered-goods.ts';
import { order, payTo } from '../orders.ts';
import { pagination } from '../paging.ts';
import { priceRule } from '../prices/price-rules.ts';
import { importReport } from '../product-import.ts';
import { apiKey } from '../programs/api-keys.ts';
import { delivery as eventDelivery, webhook } from '../programs/webhooks.ts';
import { report, staffReport } from '../reports/report.ts';
import {
  deliveryPart,
  depot,
  storedStateTerms,
  writtenDelivery,
} from '../settings/delivery-part.ts';
import { settings } from '../settings/edit-settings.ts';
import { paymentPart } from '../settings/payment-part.ts';
import { sellingPart } from '../settings/selling-part.ts';
import { shopPart } from '../settings/shop-part.ts';
import { taxPart } from '../settings/tax-part.ts';
import { shopDetails } from '../settings.ts';
import { shipment, staffShipment } from '../shipments/shipment.ts';
import { member, role } from '../staff.ts';
import { adminUser, sessionUser } from '../users.ts';

/** The schemas that more than one call uses, by their names in the document of all calls. */
export const namedSchemas: Record<string, z.ZodMiniType> = {
  Address: address,
  AdminOrder: adminOrder,
  AdminReview: adminReview,
  AdminUser: adminUser,
  AuditEntry: auditEntry,
  CartItem: cartItem,
  Category: category,
  ChangedFrom: changedFrom,
  ChangedLine: changedLine,
  CategoryOfProduct: categoryOfProduct,
  CategoryPassport: categoryPassport,
  DeliveryPart: deliveryPart,
  StateTerms: storedStateTerms,
  PaperBuyer: paperBuyer,
  Depot: depot,
  EditedProduct: editedProduct,
  ImportReport: importReport,
  GoodsFoot: goodsFoot,
  Owed: owed,
  SoldGroup: soldGroup,
  ListingRule: listingRule,
  Message: message,
  Month: month,
  NewAddress: newAddress,
  NewProduct: newProduct,
  Order: order,
  OrderDelivery: orderDelivery,
  OrderLine: orderLine,
  OrderRefund: orderRefund,
  OrderRequest: orderRequest,
  OrderTotals: orderTotals,
  OrderedGoods: orderedGoods,
  Pagination: pagination,
  Passport: passport,
  PayTo: payTo,
  PaymentPart: paymentPart,
  PriceRule: priceRule,
  Product: product,
  Quote: quote,
  QuoteLine: quoteLine,
  Receipt: receipt,
  ReviewAverage: reviewAverage,
  SellingPart: sellingPart,
  SessionUser: sessionUser,
  SharedOrder: sharedOrder,
  ShopDetails: shopDetails,
  ShopPart: shopPart,
  ShownReview: shownReview,
  StaffQuote: staffQuote,
  Synonym: synonym,
  TaxDocument: taxDocument,
  TaxPart: taxPart,
  WrittenDelivery: writtenDelivery,
  WrittenPassport: writtenPassport,
  FacetCounts: facetCounts,
  OrderIdOrNumber: orderIdOrNumber,
  OrderedProduct: orderedProduct,
  QuoteIdOrNumber: quoteIdOrNumber,
  Settings: settings,
  ApiKey: apiKey,
  EventDelivery: eventDelivery,
  Report: report,
  Shipment: shipment,
  StaffReport: staffReport,
  StaffShipment: staffShipment,
  Webhook: webhook,
  Role: role,
  StaffMember: member,
};
