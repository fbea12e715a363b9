import type * as account from './account.ts';
import type * as addresses from './addresses.ts';
import type * as cart from './cart.ts';
import type * as catalogue from './catalogue.ts';
import type * as checkout from './checkout.ts';
import type * as dashboard from './dashboard.ts';
import type { AnyEndpoint, Method } from './endpoint.ts';
import type * as mails from './mails.ts';
import type * as messages from './messages.ts';
import type * as orders from './orders.ts';
import type * as payments from './payments.ts';
import type * as productImport from './product-import.ts';
import type * as shop from './shop.ts';
import type * as users from './users.ts';

type Exports = typeof account &
  typeof addresses &
  typeof cart &
  typeof catalogue &
  typeof checkout &
  typeof dashboard &
  typeof mails &
  typeof messages &
  typeof orders &
  typeof payments &
  typeof productImport &
  typeof shop &
  typeof users;

/** Every endpoint of the contract by its name, as types alone. */
export type Endpoints = {
  [Name in keyof Exports as Exports[Name] extends AnyEndpoint ? Name : never]: Exports[Name];
};
export type CallName = keyof Endpoints;

/** Where the addresses of all calls begin. */
export const apiBase = '/api/v1';

/** The address of a call, with its parameters in their places. */
export const fillPath = (path: string, params: unknown): string =>
  apiBase +
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name])),
  );

/**
 * Where each call goes, for browsers: the endpoints themselves carry the schemas, and with them
 * 25 kB of zod, to pages that check nothing. A test holds this table to the endpoints.
 */
export const calls = {
  getShopDetails: 'GET /shop/details',
  forgotPassword: 'PUT /user/forgot-password',
  login: 'POST /user/login',
  logout: 'GET /user/logout',
  refreshToken: 'POST /user/refresh-token',
  registerUser: 'POST /user/register',
  resendVerification: 'POST /user/resend-verification',
  resetPassword: 'PUT /user/reset-password',
  updateLastActive: 'PATCH /user/update-last-active',
  updateUser: 'PUT /user/update-user',
  uploadAvatar: 'PUT /user/upload-avatar',
  verifyEmail: 'POST /user/verify-email',
  verifyOtp: 'PUT /user/verify-forgot-password-otp',
  deleteMyAccount: 'POST /user/delete-account',
  exportMyData: 'GET /user/export-data',
  getUser: 'GET /admin/users/:userId',
  getUserDetails: 'GET /user/userdetails',
  listUsers: 'GET /admin/users',
  updateUserStatus: 'PUT /admin/users/:userId/status',
  createProduct: 'POST /product/create',
  deleteProduct: 'DELETE /product/:productId',
  getProduct: 'PUT /product/single/:productId',
  getProductByQuery: 'GET /product/single/:productId',
  listProducts: 'POST /product/get',
  listProductsByQuery: 'GET /product/get',
  updateProduct: 'PUT /product/:productId',
  uploadFile: 'POST /file/upload',
  exportProducts: 'GET /product/export',
  getProductImport: 'GET /product/import/:importId',
  startProductImport: 'POST /product/import',
  addToCart: 'POST /cart/create',
  getCart: 'GET /cart/get',
  mergeCart: 'POST /cart/merge',
  quoteCart: 'POST /cart/quote',
  removeCartItem: 'DELETE /cart/delete',
  updateCartQuantity: 'PUT /cart/update-qty',
  createAddress: 'POST /address/create',
  deleteAddress: 'DELETE /address/delete/:addressId',
  listAddresses: 'GET /address/get',
  setDefaultAddress: 'PUT /address/default/:addressId',
  placeCodOrder: 'POST /order/cash-on-delivery',
  placeOnlineOrder: 'POST /order/online-payment',
  resumePayment: 'POST /order/complete-payment',
  listPaymentDiscrepancies: 'GET /order/payment-disagreements',
  razorpayWebhook: 'POST /order/razorpay-webhook',
  refundOrder: 'POST /order/refund/:orderId',
  reportPaymentFailed: 'POST /order/payment-failed',
  verifyPayment: 'POST /order/verify-payment',
  exportOrders: 'GET /order/export',
  getMyOrder: 'GET /order/getorderdetail/:orderId',
  getOrderHistory: 'GET /order/history/:orderId',
  listAllOrders: 'GET /order/getallorders',
  listMyOrders: 'GET /order/getuserOrder',
  updateOrderStatus: 'PUT /order/updateorderstatus/:orderId',
  deleteMessage: 'DELETE /message/delete/:messageId',
  listMessages: 'GET /message/get',
  sendMessage: 'POST /message/send',
  updateMessageStatus: 'PATCH /message/update-status/:messageId',
  getBestSellers: 'GET /admin/dashboard/best-sellers',
  getSalesFigures: 'GET /admin/dashboard/sales',
  getTodo: 'GET /admin/dashboard/todo',
  listFailedMails: 'GET /admin/failed-mails',
  resendMail: 'POST /admin/failed-mails/:mailId/resend',
} as const satisfies Record<CallName, `${Method} /${string}`>;
