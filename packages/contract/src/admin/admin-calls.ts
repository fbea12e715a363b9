/** The calls of admins, as `calls` has those of everybody else. */
export const adminCalls = {
  // users
  listUsers: ['GET', '/admin/users', 'admin'],
  getUser: ['GET', '/admin/users/:userId', 'admin'],
  updateUserStatus: ['PUT', '/admin/users/:userId/status', 'admin'],

  // settings
  getSettings: ['GET', '/admin/settings/:part', 'admin'],
  updateSettings: ['PUT', '/admin/settings/:part', 'admin'],

  // catalogue
  createProduct: ['POST', '/product/create', 'admin'],
  updateProduct: ['PUT', '/product/:productId', 'admin'],
  listDeletedProducts: ['GET', '/product/deleted', 'admin'],
  restoreProduct: ['POST', '/product/deleted/:productId/restore', 'admin'],
  addPicture: ['POST', '/product/picture/:productId', 'admin'],
  matchPictures: ['POST', '/product/match-pictures', 'admin'],
  numberAnew: ['POST', '/product/number-anew', 'admin'],
  deleteProduct: ['DELETE', '/product/:productId', 'admin'],
  createCategory: ['POST', '/category/create', 'admin'],
  updateCategory: ['PUT', '/category/:categoryId', 'admin'],
  listDeletedCategories: ['GET', '/category/deleted', 'admin'],
  restoreCategory: ['POST', '/category/deleted/:categoryId/restore', 'admin'],
  deleteCategory: ['DELETE', '/category/:categoryId', 'admin'],
  orderCategories: ['POST', '/category/order', 'admin'],
  listSynonyms: ['GET', '/synonym/get', 'admin'],
  createSynonym: ['POST', '/synonym/create', 'admin'],
  trySearch: ['POST', '/synonym/try', 'admin'],
  updateSynonym: ['PUT', '/synonym/:synonymId', 'admin'],
  deleteSynonym: ['DELETE', '/synonym/:synonymId', 'admin'],
  listSearchTerms: ['GET', '/search-term/get', 'admin'],
  setProductCategory: ['PUT', '/product/category', 'admin'],
  listListingRules: ['GET', '/listing-rule/get', 'admin'],
  updateListingRule: ['PUT', '/listing-rule/:name', 'admin'],
  uploadFile: ['POST', '/file/upload', 'admin'],

  // quotes
  listQuotes: ['GET', '/quote/all', 'admin'],
  getQuote: ['GET', '/quote/detail/:quoteId', 'admin'],
  editQuote: ['PUT', '/quote/edit/:quoteId', 'admin'],
  offerQuote: ['POST', '/quote/offer/:quoteId', 'admin'],
  declineQuote: ['POST', '/quote/decline/:quoteId', 'admin'],
  confirmQuote: ['POST', '/quote/confirm/:quoteId', 'admin'],
  listBuyers: ['GET', '/quote/customers', 'admin'],
  listDeskProducts: ['GET', '/quote/products', 'admin'],
  createQuote: ['POST', '/quote/create', 'admin'],
  reviseOrder: ['POST', '/order/revise/:orderId', 'admin'],
  endEstimates: ['POST', '/quote/end-estimates', 'admin'],

  // order-links
  renewLink: ['POST', '/order/renew-link/:number', 'admin'],
  forgetBuyer: ['POST', '/order/forget/:number', 'admin'],

  // shipments
  packLine: ['PUT', '/order/packed/:orderId', 'admin'],
  saveShipment: ['PUT', '/order/shipment/:orderId', 'admin'],

  // reports
  decideReport: ['POST', '/order/decide-report/:reportId', 'admin'],

  // product-import
  changeProducts: ['POST', '/product/change', 'admin'],
  readProductFile: ['POST', '/product/import/read', 'admin'],
  startProductImport: ['POST', '/product/import', 'admin'],
  listProductImports: ['GET', '/product/import', 'admin'],
  undoProductImport: ['POST', '/product/import/:importId/undo', 'admin'],
  getProductImport: ['GET', '/product/import/:importId', 'admin'],
  exportProducts: ['GET', '/product/export', 'admin'],

  // payments
  refundOrder: ['POST', '/order/refund/:orderId', 'admin'],
  retryRefund: ['POST', '/order/retry-refund/:refundId', 'admin'],
  acceptPayment: ['POST', '/order/accept-payment/:orderId', 'admin'],
  syncPayments: ['POST', '/order/sync-payments/:orderId', 'admin'],
  listPaymentDiscrepancies: ['GET', '/order/payment-disagreements', 'admin'],

  // orders
  listAllOrders: ['GET', '/order/getallorders', 'admin'],
  getOrderHistory: ['GET', '/order/history/:orderId', 'admin'],
  updateOrderStatus: ['PUT', '/order/updateorderstatus/:orderId', 'admin'],
  updateManyOrders: ['PUT', '/order/update-many', 'admin'],
  addReceipt: ['POST', '/order/receipt/:orderId', 'admin'],
  exportOrders: ['GET', '/order/export', 'admin'],

  // invoices
  exportTaxPapers: ['GET', '/invoice/export', 'admin'],

  // reviews
  listReviews: ['GET', '/review/get', 'admin'],
  updateReview: ['PATCH', '/review/:reviewId', 'admin'],

  // messages
  listMessages: ['GET', '/message/get', 'admin'],
  getMessage: ['GET', '/message/single/:messageId', 'admin'],
  updateMessageStatus: ['PATCH', '/message/update-status/:messageId', 'admin'],
  updateMessageAnswered: ['PATCH', '/message/update-answered/:messageId', 'admin'],
  deleteMessage: ['DELETE', '/message/delete/:messageId', 'admin'],

  // dashboard
  getSalesFigures: ['GET', '/admin/dashboard/sales', 'admin'],
  getTodo: ['GET', '/admin/dashboard/todo', 'admin'],
  sendTestMail: ['POST', '/admin/dashboard/test-mail', 'admin'],
  confirmTestMail: ['POST', '/admin/dashboard/test-mail/arrived', 'admin'],
  hideOpening: ['POST', '/admin/dashboard/opening/hide', 'admin'],
  getBestSellers: ['GET', '/admin/dashboard/best-sellers', 'admin'],
  listNewOrders: ['GET', '/admin/dashboard/new-orders', 'admin'],

  // maintenance
  listFailedMails: ['GET', '/admin/failed-mails', 'admin'],
  resendMail: ['POST', '/admin/failed-mails/:mailId/resend', 'admin'],
  resendFailedMails: ['POST', '/admin/failed-mails/resend', 'admin'],
  getMachine: ['GET', '/admin/machine', 'admin'],
  listFailedJobs: ['GET', '/admin/failed-jobs', 'admin'],
  retryJob: ['POST', '/admin/failed-jobs/:jobId/retry', 'admin'],
  discardJob: ['DELETE', '/admin/failed-jobs/:jobId', 'admin'],
  listAuditEntries: ['GET', '/admin/audit', 'admin'],
} as const;
