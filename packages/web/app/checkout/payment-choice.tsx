import { useShop } from '#web/shop-details/shop-details.ts';
import { RadioCard } from '#web/ui/fields/radio-card.tsx';
import { BoxIcon, ShieldIcon } from '#web/ui/images/shop-icons.tsx';
import * as words from '#words/checkout';
import type { OrderWay } from './build-order-request.ts';

type PaymentChoiceProps = { value: OrderWay; onChange: (method: OrderWay) => void };

export function PaymentChoice({ value, onChange }: PaymentChoiceProps) {
  const { isOnlinePaymentAvailable } = useShop();
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-xl font-semibold">{words.paymentMethod}</legend>
      <RadioCard
        name="payment"
        label={words.payOnline}
        description={isOnlinePaymentAvailable ? words.onlineMeans : words.unavailable}
        icon={<ShieldIcon />}
        disabled={!isOnlinePaymentAvailable}
        checked={value === 'online'}
        onChange={() => onChange('online')}
      />
      <RadioCard
        name="payment"
        label={words.cashOnDelivery}
        description={words.cashLead}
        icon={<BoxIcon />}
        checked={value === 'cod'}
        onChange={() => onChange('cod')}
      />
    </fieldset>
  );
}
