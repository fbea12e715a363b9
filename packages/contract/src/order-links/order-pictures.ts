import { calls, fillPath } from '../calls.ts';

/** The ids of private pictures begin with it, so that they are told apart without a look at the database. */
export const orderPicturePrefix = 'order-';

export const orderPicturePattern = /^order-[0-9a-f]{32}$/;

/** Where a picture of an order is read, by the code of the order's link. */
export const orderPictureAddress = (code: string, pictureId: string): string =>
  fillPath(calls.getOrderPicture[1], { code, pictureId });
