import { whatsappNumberOf } from '../mobile-number.ts';

/** Opens WhatsApp with a phone's number. */
export function whatsappAddress(phone: string, text = ''): string {
  const number = whatsappNumberOf(phone).replace(/\D/g, '');
  return `https://wa.me/${number}${text && `?text=${encodeURIComponent(text)}`}`;
}
