import type { ForeignSources } from '#server/platform/http/security-headers.ts';

/** Origins whose frames use the Payment Request API. */
export const paymentOrigins = ['https://api.razorpay.com', 'https://checkout.razorpay.com'];

/**
 * A checkout script from elsewhere needs this inside our page: Razorpay's writes a `<style>` and
 * sets style attributes on its frame, which lies behind its own backdrop without them.
 */
const foreignStyle = "'unsafe-inline'";

/** Where Razorpay's checkout loads from and reports to. */
const razorpay: ForeignSources = {
  script: 'https://checkout.razorpay.com https://cdn.razorpay.com',
  connect:
    'https://api.razorpay.com https://checkout.razorpay.com https://lumberjack.razorpay.com https://lumberjack-cx.razorpay.com',
  frame: 'https://api.razorpay.com https://checkout.razorpay.com',
  image: 'https://cdn.razorpay.com https://checkout.razorpay.com',
  style: foreignStyle,
};

/** The foreign sources that this checkout script needs; none when the script is the sandbox's. */
export function checkoutSources(checkoutUrl: string | undefined): ForeignSources {
  const origin = checkoutUrl && URL.canParse(checkoutUrl) ? new URL(checkoutUrl).origin : '';
  if (origin === 'https://checkout.razorpay.com') return razorpay;
  const style = origin && foreignStyle;
  return { script: origin, connect: origin, frame: origin, image: origin, style };
}
