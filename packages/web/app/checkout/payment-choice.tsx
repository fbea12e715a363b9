import type { PaymentMethod } from '@mathappu/contract/orders';
import { useShop } from '#web/document/shop-details.ts';
import { RadioCard } from '#web/ui/fields/radio-card.tsx';
import { BoxIcon, ShieldIcon } from '#web/ui/images/shop-icons.tsx';

type PaymentChoiceProps = { value: PaymentMethod; onChange: (method: PaymentMethod) => void };

export function PaymentChoice({ value, onChange }: PaymentChoiceProps) {
  const { isOnlinePaymentAvailable } = useShop();
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-xl font-semibold">Payment method</legend>
      <RadioCard
        name="payment"
        label="Pay online"
        description={
          isOnlinePaymentAvailable ? 'Card, UPI or net banking' : 'Currently unavailable'
        }
        icon={<ShieldIcon />}
        disabled={!isOnlinePaymentAvailable}
        checked={value === 'online'}
        onChange={() => onChange('online')}
      />
      <RadioCard
        name="payment"
        label="Cash on delivery"
        description="Pay when your order arrives"
        icon={<BoxIcon />}
        checked={value === 'cod'}
        onChange={() => onChange('cod')}
      />
    </fieldset>
  );
}
