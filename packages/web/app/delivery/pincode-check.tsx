import { useState } from 'react';
import { useShop } from '#web/shop-details/shop-details.ts';
import { useStore } from '#web/stores/create-store.ts';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/delivery';
import { deliveryPincode } from './delivery-pincode.ts';

const loadForm = () => import('./pincode-check-form.tsx');

/** The districts that the shop delivers to, and a form that checks a pincode. */
export function PincodeCheck() {
  const { deliveryPromise, deliveryPromiseTo } = useShop();
  const [isOpen, setOpen] = useState(false);
  const pincode = useStore(deliveryPincode, '');
  const form = useLazyModule(loadForm, isOpen);

  return (
    <>
      {pincode && deliveryPromiseTo
        ? deliveryPromiseTo.replace('{pincode}', pincode)
        : deliveryPromise}{' '}
      <button
        type="button"
        aria-expanded={isOpen}
        className="link -my-3 inline-block py-3 whitespace-nowrap"
        onClick={() => setOpen(!isOpen)}
      >
        {pincode ? words.changePincode : words.checkPincode}
      </button>
      {isOpen && form && <form.PincodeCheckForm />}
    </>
  );
}
