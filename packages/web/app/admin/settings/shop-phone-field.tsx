import { shopPhoneOf } from '@mathappu/contract/mobile-number';
import type { ComponentProps } from 'react';
import { PhoneField } from '#web/forms/phone-field.tsx';

const asTyped = (written: string): string => written;

/** A number of the shop or of a depot, which may be a landline, or several numbers. */
export const ShopPhoneField = (props: ComponentProps<typeof PhoneField>) => (
  <PhoneField numberOf={shopPhoneOf} typedAs={asTyped} hint={undefined} {...props} />
);
