import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import type { StaffQuote } from '@mathappu/contract/enquiries/admin-enquiries';
import type { OrderDelivery } from '@mathappu/contract/orders/order-totals';
import { deliveryState } from '@mathappu/contract/places/states';
import { fill } from '@mathappu/contract/words';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { reportedPieces } from '#web/admin/reports/reported-pieces.ts';
import { replacement } from '#words/admin/reports';
import { type DeskValues, newLine, noValues } from './desk-values.ts';

/**
 * The page as it begins with a copy of an enquiry, an estimate or an order, at today's prices; of a report with
 * what it is about, as a replacement without a price.
 */
export function useCopiedSale(
  number: string,
  reportId: string,
): {
  isPending: boolean;
  values: DeskValues | undefined;
} {
  const isOrder = number.startsWith('MP-');
  const order = useRead(
    'getOrderHistory',
    { params: { orderId: number } },
    { enabled: isOrder, staleTime: 0 },
  );
  const quote = useRead(
    'getQuote',
    { params: { quoteId: number } },
    { enabled: number !== '' && !isOrder, staleTime: 0 },
  );
  return {
    isPending: order.isLoading || quote.isLoading,
    values:
      (order.data && valuesOfOrder(order.data.data.order, reportId)) ??
      (quote.data && valuesOfQuote(quote.data.data)),
  };
}

function valuesOfOrder(order: AdminOrder, reportId: string): DeskValues {
  const { customer, user, deliveryAddress, delivery_terms, products } = order;
  const { line, city, pincode, state } = deliveryAddress.address;
  const { name, phone, email, gstin, businessName } = customer;
  return {
    ...noValues(),
    customer: {
      ...{ email, gstin, businessName },
      name: name || deliveryAddress.recipient,
      mobile: phone || deliveryAddress.contact.mobile,
      userId: user?._id ?? '',
    },
    account: { name: user?.name ?? '', isBarred: false },
    ...placeOf(delivery_terms, { address_line: line, city, pincode, state }),
    lines: products.map(({ productId, quantity }) => newLine(productId, String(quantity))),
    ...replacementOf(order, reportId),
  };
}

/** What a reported problem is about, sent again for nothing. */
function replacementOf(
  { orderId: number, reports }: AdminOrder,
  reportId: string,
): Partial<DeskValues> {
  const report = reports.find(({ _id }) => _id === reportId);
  if (!report) return {};
  const priceReason = fill(replacement, { number });
  return {
    lines: [...reportedPieces(report)].map(([productId, count]) => ({
      ...newLine(productId, String(count)),
      ...{ price: '0', priceReason },
    })),
    charge: '0',
    payment: 'cod',
  };
}

function valuesOfQuote({
  customer,
  delivery_address: to,
  delivery_terms,
  lines,
}: StaffQuote): DeskValues {
  const { _id, name, phone, email, isBarred } = customer;
  return {
    ...noValues(),
    customer: {
      name,
      mobile: phone,
      email,
      gstin: customer.gstin,
      businessName: customer.businessName,
      userId: _id ?? '',
    },
    account: { name: _id ? name : '', isBarred },
    ...placeOf(delivery_terms, to ?? {}),
    lines: lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ productId, quantity, price, priceReason }) => ({
        ...newLine(productId, String(quantity)),
        ...(priceReason && { price: String(price), priceReason }),
      })),
  };
}

type Address = { address_line?: string; city?: string; pincode?: string; state?: string };

/** Where goods were collected is no address of the buyer: staff say anew where they go. */
function placeOf(terms: OrderDelivery | null, to: Address): Pick<DeskValues, 'place' | 'delivery'> {
  const { address_line = '', city = '', pincode = '' } = terms?.depot ? {} : to;
  const state = (!terms?.depot && to.state) || deliveryState;
  return {
    place: 'new',
    delivery: { addressId: '', address_line, state, city, pincode },
  };
}
