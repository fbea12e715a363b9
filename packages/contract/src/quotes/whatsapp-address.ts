/** Opens WhatsApp with a phone's number, which lacks the country's code in India. */
export function whatsappAddress(phone: string, text = ''): string {
  const digits = phone.replace(/\D/g, '');
  const number = digits.length === 10 ? `91${digits}` : digits;
  return `https://wa.me/${number}${text && `?text=${encodeURIComponent(text)}`}`;
}
