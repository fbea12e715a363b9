import { useShop } from './shop-details.ts';

/** Breaks between the days rather than within one. */
export const OpeningHours = () =>
  useShop().openingHours.map((hours) => [
    <span key={hours} className="inline-block">
      {hours}
    </span>,
    ' ',
  ]);
