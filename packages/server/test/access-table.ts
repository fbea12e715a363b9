import type { CallName } from '@mathappu/contract/calls';

/** The expected result for each kind of caller: allowed, or the status of the refusal. */
export type Rule = Readonly<
  Record<
    | 'anonymous'
    | 'customer'
    | 'otherCustomer'
    | 'suspended'
    | 'banned'
    | 'admin'
    | 'expired'
    | 'forged'
    | 'refreshTokenAsAccess',
    'admitted' | 400 | 401 | 403
  >
>;

type RuleName = 'anyone' | 'visitors' | 'signedIn' | 'admins' | 'refreshTokens' | 'gateway';

const noValidToken = { expired: 401, forged: 401, refreshTokenAsAccess: 401 } as const;
const badStanding = { suspended: 403, banned: 403 } as const;
const all = (answer: 'admitted' | 400 | 401): Rule => ({
  anonymous: answer,
  customer: answer,
  otherCustomer: answer,
  suspended: answer,
  banned: answer,
  admin: answer,
  expired: answer,
  forged: answer,
  refreshTokenAsAccess: answer,
});

const rules: Readonly<Record<RuleName, Rule>> = {
  /** Tokens are ignored. */
  anyone: all('admitted'),
  /** A token is optional, but one that is sent must be valid. */
  visitors: { ...all('admitted'), ...badStanding, ...noValidToken },
  signedIn: { ...all('admitted'), anonymous: 401, ...badStanding, ...noValidToken },
  admins: {
    anonymous: 401,
    customer: 403,
    otherCustomer: 403,
    ...badStanding,
    admin: 'admitted',
    ...noValidToken,
  },
  /** The bearer is a refresh token: access tokens are refused here. */
  refreshTokens: { ...all(401), refreshTokenAsAccess: 'admitted' },
  /** The signature of the gateway decides, not the caller. */
  gateway: all(400),
};

export const rulesOf = (name: RuleName): Rule => rules[name];

/** Access rules written out by hand, so that a mistake in the contract is noticed. */
export const accessTable = {
  getShopDetails: 'anyone',
  registerUser: 'anyone',
  verifyEmail: 'anyone',
  login: 'anyone',
  forgotPassword: 'anyone',
  verifyOtp: 'anyone',
  resetPassword: 'anyone',
  refreshToken: 'refreshTokens',
  logout: 'signedIn',
  resendVerification: 'signedIn',
  uploadAvatar: 'signedIn',
  updateUser: 'signedIn',
  updateLastActive: 'signedIn',
  getUserDetails: 'signedIn',
  exportMyData: 'signedIn',
  deleteMyAccount: 'signedIn',
  listUsers: 'admins',
  getUser: 'admins',
  updateUserStatus: 'admins',
  listProducts: 'visitors',
  listProductsByQuery: 'visitors',
  listProductsByIds: 'anyone',
  suggestProducts: 'anyone',
  getProduct: 'visitors',
  listRelated: 'anyone',
  getPriceList: 'anyone',
  listSynonymWords: 'anyone',
  getProductByQuery: 'visitors',
  createProduct: 'admins',
  updateProduct: 'admins',
  numberAnew: 'admins',
  deleteProduct: 'admins',
  listCategories: 'anyone',
  createCategory: 'admins',
  updateCategory: 'admins',
  deleteCategory: 'admins',
  orderCategories: 'admins',
  setProductCategory: 'admins',
  listSynonyms: 'admins',
  createSynonym: 'admins',
  trySearch: 'admins',
  updateSynonym: 'admins',
  deleteSynonym: 'admins',
  listSearchTerms: 'admins',
  listListingRules: 'admins',
  updateListingRule: 'admins',
  uploadFile: 'admins',
  changeProducts: 'admins',
  listDeletedProducts: 'admins',
  restoreProduct: 'admins',
  readProductFile: 'admins',
  startProductImport: 'admins',
  getProductImport: 'admins',
  listProductImports: 'admins',
  undoProductImport: 'admins',
  exportProducts: 'admins',
  getCart: 'signedIn',
  addToCart: 'signedIn',
  updateCartQuantity: 'signedIn',
  removeCartItem: 'signedIn',
  mergeCart: 'signedIn',
  quoteCart: 'anyone',
  createEstimate: 'visitors',
  getSharedQuote: 'anyone',
  setCartLines: 'signedIn',
  sendEnquiry: 'signedIn',
  listMyQuotes: 'signedIn',
  getMyQuote: 'signedIn',
  answerQuote: 'signedIn',
  listQuotes: 'admins',
  getQuote: 'admins',
  editQuote: 'admins',
  offerQuote: 'admins',
  declineQuote: 'admins',
  confirmQuote: 'admins',
  endEstimates: 'admins',
  listAddresses: 'signedIn',
  createAddress: 'signedIn',
  updateAddress: 'signedIn',
  deleteAddress: 'signedIn',
  listSessions: 'signedIn',
  endSession: 'signedIn',
  endOtherSessions: 'signedIn',
  changePassword: 'signedIn',
  setDefaultAddress: 'signedIn',
  placeCodOrder: 'signedIn',
  placeOnlineOrder: 'signedIn',
  resumePayment: 'signedIn',
  verifyPayment: 'signedIn',
  reportPaymentFailed: 'signedIn',
  razorpayWebhook: 'gateway',
  refundOrder: 'admins',
  retryRefund: 'admins',
  acceptPayment: 'admins',
  syncPayments: 'admins',
  listPaymentDiscrepancies: 'admins',
  listMyOrders: 'signedIn',
  getMyOrder: 'signedIn',
  getTaxPapers: 'signedIn',
  payInCash: 'signedIn',
  changeOrder: 'signedIn',
  cancelMyOrder: 'signedIn',
  listAllOrders: 'admins',
  getOrderHistory: 'admins',
  updateOrderStatus: 'admins',
  updateManyOrders: 'admins',
  addReceipt: 'admins',
  exportOrders: 'admins',
  exportTaxPapers: 'admins',
  createReview: 'signedIn',
  deleteReview: 'signedIn',
  listProductReviews: 'anyone',
  listReviews: 'admins',
  updateReview: 'admins',
  sendMessage: 'visitors',
  listMessages: 'admins',
  getMessage: 'admins',
  updateMessageStatus: 'admins',
  updateMessageAnswered: 'admins',
  deleteMessage: 'admins',
  getSalesFigures: 'admins',
  getTodo: 'admins',
  sendTestMail: 'admins',
  confirmTestMail: 'admins',
  hideOpening: 'admins',
  getBestSellers: 'admins',
  listNewOrders: 'admins',
  listFailedMails: 'admins',
  resendMail: 'admins',
  resendFailedMails: 'admins',
  listFailedJobs: 'admins',
  retryJob: 'admins',
  discardJob: 'admins',
  listAuditEntries: 'admins',
  getSettings: 'admins',
  updateSettings: 'admins',
} as const satisfies Record<CallName, RuleName>;

/** Public routes that are not in the contract. */
export const undocumentedRoutes: readonly string[] = [
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /uploads/:name',
  'GET /api/v1/openapi.json',
  'GET /api/v1/docs',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /*',
  // Forms that browsers post by themselves; without a session.
  'POST /login',
  'POST /register',
  'POST /forgotpassword',
  'POST /contact',
  'POST /ta/login',
  'POST /ta/register',
  'POST /ta/forgotpassword',
  'POST /ta/contact',
  // CORS preflight requests: https://fetch.spec.whatwg.org/#cors-preflight-fetch
  'OPTIONS *',
];
