/** The delivery address as it was when the order was placed. */
export type DeliverySnapshot = {
  name: string;
  mobile: string;
  address_line: string;
  city: string;
  state: string;
  pincode: string;
  country: string;
};
