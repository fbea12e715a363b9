/**
 * The paths with a parameter, each written once; `routes.test.ts` compares them with the routes.
 * React Router's `href` would add 0.35 kB to every first visit.
 */
export const productPath = (productId: string) => `/productDetail/${productId}`;
export const orderPath = (orderId: string) => `/order/${orderId}`;
/** The customer's enquiries. */
export const enquiriesPath = '/myorder?view=enquiries';
/** The customer's estimates. */
export const listsPath = '/myorder?view=lists';
export const editProductPath = (productId: string) => `/admin/edit-product/${productId}`;

export const priceListPath = '/products?view=list';

/** The products of a category, by its slug. */
export const categoryPath = (category: string) => `/products?category=${category}`;

/** The form of a saved address; `/address` alone is that of a new one. */
export const addressPath = (addressId: string) => `/address?id=${addressId}`;

/** The contact form with its subject, and perhaps its message, filled in. */
export const contactPath = (subject: string, message?: string) =>
  `/contact?${new URLSearchParams({ subject, ...(message && { message }) })}`;
/** The admin's list of orders with one of them open. */
export const adminOrderPath = (orderNumber: string) => `/admin/orders?order=${orderNumber}`;

/** The page where staff write down an order, perhaps as a copy of another one. */
export const deskPath = (copyOf = '', reportId = '') =>
  `/admin/orders/new${copyOf && `?copy=${copyOf}`}${reportId && `&report=${reportId}`}`;

/** The admin's list of enquiries with one of them open. */
export const adminEnquiryPath = (number: string) =>
  `/admin/orders?view=enquiries&enquiry=${number}`;
