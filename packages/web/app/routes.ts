import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('landing/landing-page.tsx'),

  route('products', 'catalogue/product-list-page.tsx'),
  route('productDetail/:id', 'catalogue/product-detail-page.tsx'),
  route('cart', 'cart/cart-page.tsx'),

  route('login', 'account/sign-in-page.tsx'),
  route('register', 'account/register-page.tsx'),
  route('forgotpassword', 'account/forgot-password-page.tsx'),
  route('otpverification', 'account/otp-verification-page.tsx'),
  route('reset-password', 'account/reset-password-page.tsx'),

  // Where customers enquire it is open to visitors, else it sends them to sign in.
  route('checkout', 'checkout/checkout-page.tsx'),
  // An own order or enquiry by its number, or what a link shows to everybody by its code.
  route('order/:orderId', 'orders/order-detail-page.tsx'),

  layout('frame/private-layout.tsx', [
    route('address', 'addresses/address-page.tsx'),
    route('myorder', 'orders/my-orders-page.tsx'),
    route('account', 'account/account-page.tsx'),
    route('updateAvatar', 'account/update-avatar-page.tsx'),
    route('updateUserDetail', 'account/edit-profile-page.tsx'),
  ]),

  route('safetytips', 'safety/safety-tips-page.tsx'),
  route('contact', 'messages/contact-page.tsx'),
  route('privacypolicy', 'policies/privacy/privacy-policy-page.tsx'),
  route('terms', 'policies/terms-page.tsx'),
  route('refundpolicy', 'policies/refund-policy-page.tsx'),

  layout('admin/frame/admin-layout.tsx', [
    route('admin/dashboard', 'admin/dashboard/dashboard-page.tsx'),
    route('admin/Uploadproduct', 'admin/products/new-product-page.tsx'),
    route('admin/productsEdit', 'admin/products/admin-product-page.tsx'),
    route('admin/edit-product/:productId', 'admin/products/edit-product-page.tsx'),
    route('admin/users', 'admin/users/admin-user-page.tsx'),
    route('admin/orders', 'admin/orders/admin-order-page.tsx'),
    route('admin/orders/new', 'admin/desk/desk-page.tsx'),
    route('admin/books', 'admin/books/books-page.tsx'),
    route('admin/settings', 'admin/settings/settings-page.tsx'),
    route('admin/message', 'admin/messages/admin-message-page.tsx'),
  ]),

  route('*', 'frame/not-found-page.tsx'),
] satisfies RouteConfig;
