import { bellStore, ring } from '#web/admin/frame/order-bell.ts';
import { useStore } from '#web/stores/create-store.ts';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import * as words from '#words/admin/orders';

/** Turns the sound of new orders on and off; turned on, it is heard once. */
export function BellSwitch() {
  const isOn = useStore(bellStore, false);

  function toggle() {
    bellStore.set(!isOn);
    if (!isOn) ring();
  }

  return <CheckboxField label={words.bell} checked={isOn} onChange={toggle} />;
}
