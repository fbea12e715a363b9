import type { Method } from '../method.ts';
import type { Area } from '../staff/grants.ts';

/**
 * The calls of staff, as `calls` has those of everybody else, with the area that each belongs to: its
 * grant follows from that.
 */
export const adminCalls = {
  // users
  listUsers: ['GET', '/admin/users', 'admin', 'users'],
  getUser: ['GET', '/admin/users/:userId', 'admin', 'users'],
  updateUserStatus: ['PUT', '/admin/users/:userId/status', 'admin', 'users'],

  // staff
  listStaff: ['GET', '/staff/get', 'admin', 'people'],
  inviteStaff: ['POST', '/staff/invite', 'admin', 'people'],
  updateStaff: ['PUT', '/staff/:staffId', 'admin', 'people'],
  endAccess: ['DELETE', '/staff/:staffId', 'admin', 'people'],
  createRole: ['POST', '/role/create', 'admin', 'people'],
  updateRole: ['PUT', '/role/:roleId', 'admin', 'people'],
  deleteRole: ['DELETE', '/role/:roleId', 'admin', 'people'],

  // programs
  listApiKeys: ['GET', '/api-key/get', 'admin', 'people'],
  createApiKey: ['POST', '/api-key/create', 'admin', 'people'],
  endApiKey: ['DELETE', '/api-key/:keyId', 'admin', 'people'],
  listWebhooks: ['GET', '/webhook/get', 'admin', 'people'],
  createWebhook: ['POST', '/webhook/create', 'admin', 'people'],
  updateWebhook: ['PUT', '/webhook/:webhookId', 'admin', 'people'],
  deleteWebhook: ['DELETE', '/webhook/:webhookId', 'admin', 'people'],
  sendEvent: ['POST', '/webhook/:webhookId/send', 'admin', 'people'],

  // settings
  getSettings: ['GET', '/admin/settings/:part', 'admin', 'settings'],
  updateSettings: ['PUT', '/admin/settings/:part', 'admin', 'settings'],

  // catalogue
  createProduct: ['POST', '/product/create', 'admin', 'products'],
  updateProduct: ['PUT', '/product/:productId', 'admin', 'products'],
  listDeletedProducts: ['GET', '/product/deleted', 'admin', 'products'],
  restoreProduct: ['POST', '/product/deleted/:productId/restore', 'admin', 'products'],
  addPicture: ['POST', '/product/picture/:productId', 'admin', 'products'],
  matchPictures: ['POST', '/product/match-pictures', 'admin', 'products'],
  numberAnew: ['POST', '/product/number-anew', 'admin', 'products'],
  deleteProduct: ['DELETE', '/product/:productId', 'admin', 'products'],
  createCategory: ['POST', '/category/create', 'admin', 'products'],
  updateCategory: ['PUT', '/category/:categoryId', 'admin', 'products'],
  listDeletedCategories: ['GET', '/category/deleted', 'admin', 'products'],
  restoreCategory: ['POST', '/category/deleted/:categoryId/restore', 'admin', 'products'],
  deleteCategory: ['DELETE', '/category/:categoryId', 'admin', 'products'],
  orderCategories: ['POST', '/category/order', 'admin', 'products'],
  listSynonyms: ['GET', '/synonym/get', 'admin', 'products'],
  createSynonym: ['POST', '/synonym/create', 'admin', 'products'],
  trySearch: ['POST', '/synonym/try', 'admin', 'products'],
  updateSynonym: ['PUT', '/synonym/:synonymId', 'admin', 'products'],
  deleteSynonym: ['DELETE', '/synonym/:synonymId', 'admin', 'products'],
  listSearchTerms: ['GET', '/search-term/get', 'admin', 'products'],
  setProductCategory: ['PUT', '/product/category', 'admin', 'products'],
  listListingRules: ['GET', '/listing-rule/get', 'admin', 'products'],
  updateListingRule: ['PUT', '/listing-rule/:name', 'admin', 'products'],
  uploadFile: ['POST', '/file/upload', 'admin', 'products'],

  // prices
  listPriceRules: ['GET', '/price-rule/get', 'admin', 'products'],
  createPriceRule: ['POST', '/price-rule/create', 'admin', 'products'],
  updatePriceRule: ['PUT', '/price-rule/:ruleId', 'admin', 'products'],
  deletePriceRule: ['DELETE', '/price-rule/:ruleId', 'admin', 'products'],

  // quotes
  listQuotes: ['GET', '/quote/all', 'admin', 'enquiries'],
  getQuote: ['GET', '/quote/detail/:quoteId', 'admin', 'enquiries'],
  editQuote: ['PUT', '/quote/edit/:quoteId', 'admin', 'enquiries'],
  offerQuote: ['POST', '/quote/offer/:quoteId', 'admin', 'enquiries'],
  declineQuote: ['POST', '/quote/decline/:quoteId', 'admin', 'enquiries'],
  confirmQuote: ['POST', '/quote/confirm/:quoteId', 'admin', 'enquiries'],
  listBuyers: ['GET', '/quote/customers', 'admin', 'enquiries'],
  listDeskProducts: ['GET', '/quote/products', 'admin', 'enquiries'],
  createQuote: ['POST', '/quote/create', 'admin', 'enquiries'],
  reviseOrder: ['POST', '/order/revise/:orderId', 'admin', 'orders'],
  endEstimates: ['POST', '/quote/end-estimates', 'admin', 'enquiries'],

  // order-links
  renewLink: ['POST', '/order/renew-link/:number', 'admin', 'orders'],
  forgetBuyer: ['POST', '/order/forget/:number', 'admin', 'users'],

  // shipments
  packLine: ['PUT', '/order/packed/:orderId', 'admin', 'dispatch'],
  saveShipment: ['PUT', '/order/shipment/:orderId', 'admin', 'dispatch'],

  // reports
  decideReport: ['POST', '/order/decide-report/:reportId', 'admin', 'receipts'],

  // product-import
  changeProducts: ['POST', '/product/change', 'admin', 'products'],
  readProductFile: ['POST', '/product/import/read', 'admin', 'products'],
  startProductImport: ['POST', '/product/import', 'admin', 'products'],
  listProductImports: ['GET', '/product/import', 'admin', 'products'],
  undoProductImport: ['POST', '/product/import/:importId/undo', 'admin', 'products'],
  getProductImport: ['GET', '/product/import/:importId', 'admin', 'products'],
  exportProducts: ['GET', '/product/export', 'admin', 'products'],

  // payments
  refundOrder: ['POST', '/order/refund/:orderId', 'admin', 'payments'],
  retryRefund: ['POST', '/order/retry-refund/:refundId', 'admin', 'payments'],
  acceptPayment: ['POST', '/order/accept-payment/:orderId', 'admin', 'payments'],
  syncPayments: ['POST', '/order/sync-payments/:orderId', 'admin', 'payments'],
  listPaymentDiscrepancies: ['GET', '/order/payment-disagreements', 'admin', 'payments'],

  // orders
  listAllOrders: ['GET', '/order/getallorders', 'admin', 'orders'],
  getOrderHistory: ['GET', '/order/history/:orderId', 'admin', 'orders'],
  setOrderBuyer: ['PUT', '/order/buyer/:orderId', 'admin', 'orders'],
  updateOrderStatus: ['PUT', '/order/updateorderstatus/:orderId', 'admin', 'orders'],
  updateManyOrders: ['PUT', '/order/update-many', 'admin', 'orders'],
  addReceipt: ['POST', '/order/receipt/:orderId', 'admin', 'receipts'],
  listAccounts: ['GET', '/receipts/accounts', 'admin', 'receipts'],
  exportOrders: ['GET', '/order/export', 'admin', 'books'],

  // invoices
  exportTaxPapers: ['GET', '/invoice/export', 'admin', 'books'],

  // books
  getFigures: ['GET', '/books/figures/:list', 'admin', 'books'],
  getMonth: ['GET', '/books/month/:month', 'admin', 'books'],
  getMonthFile: ['GET', '/books/month/:month/:file', 'admin', 'books'],
  closeMonth: ['PUT', '/books/month/:month', 'admin', 'books'],
  listOwed: ['GET', '/receipts/owed', 'admin', 'receipts'],

  // reviews
  listReviews: ['GET', '/review/get', 'admin', 'messages'],
  updateReview: ['PATCH', '/review/:reviewId', 'admin', 'messages'],

  // messages
  listMessages: ['GET', '/message/get', 'admin', 'messages'],
  getMessage: ['GET', '/message/single/:messageId', 'admin', 'messages'],
  updateMessageStatus: ['PATCH', '/message/update-status/:messageId', 'admin', 'messages'],
  updateMessageAnswered: ['PATCH', '/message/update-answered/:messageId', 'admin', 'messages'],
  deleteMessage: ['DELETE', '/message/delete/:messageId', 'admin', 'messages'],

  // dashboard
  getSalesFigures: ['GET', '/admin/dashboard/sales', 'admin', 'books'],
  getTodo: ['GET', '/admin/dashboard/todo', 'admin', 'staff'],
  sendTestMail: ['POST', '/admin/dashboard/test-mail', 'admin', 'settings'],
  confirmTestMail: ['POST', '/admin/dashboard/test-mail/arrived', 'admin', 'settings'],
  hideOpening: ['POST', '/admin/dashboard/opening/hide', 'admin', 'settings'],
  getBestSellers: ['GET', '/admin/dashboard/best-sellers', 'admin', 'products'],
  listNewOrders: ['GET', '/admin/dashboard/new-orders', 'admin', 'orders'],

  // maintenance
  listFailedMails: ['GET', '/admin/failed-mails', 'admin', 'system'],
  resendMail: ['POST', '/admin/failed-mails/:mailId/resend', 'admin', 'system'],
  resendFailedMails: ['POST', '/admin/failed-mails/resend', 'admin', 'system'],
  getMachine: ['GET', '/admin/machine', 'admin', 'system'],
  listFailedJobs: ['GET', '/admin/failed-jobs', 'admin', 'system'],
  retryJob: ['POST', '/admin/failed-jobs/:jobId/retry', 'admin', 'system'],
  discardJob: ['DELETE', '/admin/failed-jobs/:jobId', 'admin', 'system'],
  listAuditEntries: ['GET', '/admin/audit', 'admin', 'system'],
} as const satisfies Record<string, AdminCall>;

type AdminCall = readonly [Method, `/${string}`, 'admin', Area | 'staff'];
