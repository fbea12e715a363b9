import { stateCodeOf } from '@mathappu/contract/places/state-codes';
import { deliveryState } from '@mathappu/contract/places/states';
import { isGstin } from '@mathappu/contract/settings/gstin';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { gstinElsewhere } from '#words/admin/frame';

type GstinElsewhereProps = {
  /** As it is typed. */
  gstin: string;
  /** Of the address. */
  state: string;
  isCollected: boolean;
};

/** Warns where the buyer's GSTIN is of another state than the one the goods are handed over in. */
export function GstinElsewhere({ gstin, state, isCollected }: GstinElsewhereProps) {
  const typed = gstin.trim().toUpperCase();
  const code = stateCodeOf(isCollected ? deliveryState : state) ?? '';
  if (!isGstin(typed) || typed.startsWith(code)) return null;
  return (
    <Notice tone="yellow" icon={<AlertIcon />} isLive>
      {gstinElsewhere}
    </Notice>
  );
}
