import type { adminCalls } from './admin/admin-calls.ts';
import type { Method } from './method.ts';
import type { programCalls } from './program-calls.ts';
import type { Area } from './staff/grants.ts';

/** The prefix of every call's path. */
export const apiBase = '/api/v1';

/**
 * Who may make a call.
 * `anyone`: no session needed, one is not looked at. `visitor`: works without a session, uses one when it is there.
 * `customer`: any signed-in, active user. `admin`: staff whose role has the grant of the call. `refresh-token`: the bearer is a refresh token.
 * `signature`: the body is signed by the payment gateway.
 */
type Access = 'anyone' | 'visitor' | 'customer' | 'admin' | 'refresh-token' | 'signature';

/**
 * The calls of customers and visitors by their names: method, path below `apiBase` with parameters as
 * `:name`, and access. They are apart from the endpoints, whose schemas would bring zod to pages that
 * check nothing. `adminCalls` has those of the admin area, `programCalls` those that no page makes.
 */
export const calls = {
  // sessions
  login: ['POST', '/user/login', 'anyone'],
  logout: ['GET', '/user/logout', 'customer'],
  listSessions: ['GET', '/user/sessions', 'customer'],
  endSession: ['DELETE', '/user/sessions/:sessionId', 'customer'],
  endOtherSessions: ['DELETE', '/user/sessions', 'customer'],
  refreshToken: ['POST', '/user/refresh-token', 'refresh-token'],
  passSecondStep: ['POST', '/user/second-step', 'anyone'],

  // account
  registerUser: ['POST', '/user/register', 'anyone'],
  verifyEmail: ['POST', '/user/verify-email', 'anyone'],
  resendVerification: ['POST', '/user/resend-verification', 'customer'],
  uploadAvatar: ['PUT', '/user/upload-avatar', 'customer'],
  updateUser: ['PUT', '/user/update-user', 'customer'],
  forgotPassword: ['PUT', '/user/forgot-password', 'anyone'],
  verifyOtp: ['PUT', '/user/verify-forgot-password-otp', 'anyone'],
  resetPassword: ['PUT', '/user/reset-password', 'anyone'],
  changePassword: ['PUT', '/user/change-password', 'customer'],
  updateLastActive: ['PATCH', '/user/update-last-active', 'customer'],
  startSecondStep: ['POST', '/user/second-step/start', 'customer'],
  confirmSecondStep: ['POST', '/user/second-step/confirm', 'customer'],
  removeSecondStep: ['DELETE', '/user/second-step', 'customer'],
  forgetDevices: ['POST', '/user/second-step/forget-devices', 'customer'],

  // users
  getUserDetails: ['GET', '/user/userdetails', 'customer'],
  exportMyData: ['GET', '/user/export-data', 'customer'],
  deleteMyAccount: ['POST', '/user/delete-account', 'customer'],

  // catalogue
  listProducts: ['POST', '/product/get', 'visitor'],
  getProduct: ['PUT', '/product/single/:productId', 'visitor'],
  listProductsByIds: ['POST', '/product/by-ids', 'anyone'],
  suggestProducts: ['GET', '/product/suggest', 'anyone'],
  listRelated: ['GET', '/product/single/:productId/related', 'anyone'],
  listCategories: ['GET', '/category/get', 'anyone'],
  getPriceList: ['GET', '/product/price-list', 'anyone'],
  listSynonymWords: ['GET', '/synonym/words', 'anyone'],

  // prices
  listMyPriceRules: ['POST', '/price-rule/mine', 'visitor'],

  // cart
  getCart: ['GET', '/cart/get', 'customer'],
  addToCart: ['POST', '/cart/create', 'customer'],
  updateCartQuantity: ['PUT', '/cart/update-qty', 'customer'],
  removeCartItem: ['DELETE', '/cart/delete', 'customer'],
  mergeCart: ['POST', '/cart/merge', 'customer'],
  quoteCart: ['POST', '/cart/quote', 'visitor'],
  setCartLines: ['PUT', '/cart/set-lines', 'customer'],

  // addresses
  listAddresses: ['GET', '/address/get', 'customer'],
  createAddress: ['POST', '/address/create', 'customer'],
  updateAddress: ['PUT', '/address/update/:addressId', 'customer'],
  deleteAddress: ['DELETE', '/address/delete/:addressId', 'customer'],
  setDefaultAddress: ['PUT', '/address/default/:addressId', 'customer'],

  // checkout
  placeCodOrder: ['POST', '/order/cash-on-delivery', 'customer'],
  placeOnlineOrder: ['POST', '/order/online-payment', 'customer'],
  resumePayment: ['POST', '/order/complete-payment', 'customer'],

  // payments
  verifyPayment: ['POST', '/order/verify-payment', 'customer'],
  reportPaymentFailed: ['POST', '/order/payment-failed', 'customer'],
  payInCash: ['POST', '/order/pay-in-cash', 'customer'],
  changeOrder: ['POST', '/order/change-order', 'customer'],
  cancelMyOrder: ['POST', '/order/cancel-order', 'customer'],

  // orders
  listMyOrders: ['GET', '/order/getuserOrder', 'customer'],
  getMyOrder: ['GET', '/order/getorderdetail/:orderId', 'customer'],
  getTaxPapers: ['GET', '/order/invoice/:orderId', 'customer'],

  // staff
  openInvite: ['POST', '/staff/open-invite', 'anyone'],
  acceptInvite: ['POST', '/staff/accept', 'visitor'],

  // estimates
  createEstimate: ['POST', '/quote/estimate', 'visitor'],
  getSharedQuote: ['GET', '/quote/shared/:code', 'anyone'],

  // enquiries
  sendEnquiry: ['POST', '/quote/enquiry', 'customer'],
  sendGuestEnquiry: ['POST', '/quote/guest-enquiry', 'visitor'],
  listMyQuotes: ['GET', '/quote/mine', 'customer'],
  getMyQuote: ['GET', '/quote/mine/:quoteId', 'customer'],
  answerQuote: ['POST', '/quote/answer/:quoteId', 'customer'],

  // order-links
  getSharedOrder: ['GET', '/order/shared/:code', 'visitor'],
  answerSharedOrder: ['POST', '/order/answer/:code', 'visitor'],
  adoptSharedOrder: ['POST', '/order/adopt/:code', 'customer'],
  uploadOrderPicture: ['POST', '/order/picture/:code', 'visitor'],
  getOrderPicture: ['GET', '/order/picture/:code/:pictureId', 'anyone'],

  // reports
  reportOrder: ['POST', '/order/report/:code', 'visitor'],

  // reviews
  createReview: ['POST', '/review/create', 'customer'],
  deleteReview: ['DELETE', '/review/:reviewId', 'customer'],
  listProductReviews: ['GET', '/product/single/:productId/reviews', 'anyone'],

  // messages
  sendMessage: ['POST', '/message/send', 'visitor'],
} as const satisfies Record<string, readonly [Method, `/${string}`, Exclude<Access, 'admin'>]>;

export type Call = readonly [Method, `/${string}`, Access, (Area | 'staff')?];
export type CallName = keyof typeof calls | keyof typeof adminCalls | keyof typeof programCalls;

/** The address of a call, with its parameters in their places. */
export const fillPath = (path: string, params: unknown): string =>
  apiBase +
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name])),
  );
