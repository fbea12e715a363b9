import { mobileNumberOf } from '@mathappu/contract/mobile-number';
import { orderNumberOf } from '@mathappu/contract/orders/order-number';

type Part = {
  text: string;
  /** The place where the link begins. */
  at: number;
  /** The order that it names. */
  order?: string | undefined;
  /** The ten digits of the mobile number that it is. */
  phone?: string | undefined;
};

const gap = String.raw`[ \u00a0-]?`;
const order = String.raw`\bMP-?[0-9A-Z]{4}-?[0-9A-Z]{4}(?:-(?:[2-9]|[1-9]\d))?\b`;
/** Indian mobile numbers begin with 6 to 9; an amount is written after its sign. */
const phone = String.raw`(?<![\w₹]|\d[.,])(?:(?:\+|00)?91${gap}|0)?[6-9](?:${gap}\d){9}(?!,?\d)`;
const pattern = new RegExp(`(${order})|(${phone})`, 'gi');

/** The text in parts, of which some are numbers of orders or of mobile phones. */
export function findLinks(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: found, 1: number, 2: digits, index } of text.matchAll(pattern)) {
    if (index > end) parts.push({ text: text.slice(end, index), at: end });
    end = index + found.length;
    parts.push({
      text: found,
      at: index,
      order: number && orderNumberOf(number),
      phone: digits && mobileNumberOf(digits),
    });
  }
  if (end < text.length) parts.push({ text: text.slice(end), at: end });
  return parts;
}
