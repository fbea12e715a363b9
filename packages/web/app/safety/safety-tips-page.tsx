import { fill } from '@mathappu/contract/words';
import type { ComponentType } from 'react';
import { pageMeta } from '#web/head/page-meta.ts';
import { Card } from '#web/ui/card.tsx';
import { ClockIcon, MapPinIcon, PhoneIcon } from '#web/ui/images/contact-icons.tsx';
import type { IconProps } from '#web/ui/images/icon.tsx';
import { UserIcon } from '#web/ui/images/navigation-icons.tsx';
import { AlertIcon, InfoIcon } from '#web/ui/images/notice-icons.tsx';
import { BoxIcon, FlameIcon, ShieldIcon } from '#web/ui/images/shop-icons.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import * as words from '#words/safety';
import { emergencyContacts, safetyTips, type TipIcon } from './safety-tips.ts';

export const meta = pageMeta({
  title: words.title,
  description: words.description,
});

const icons: Record<TipIcon, ComponentType<IconProps>> = {
  alert: AlertIcon,
  box: BoxIcon,
  clock: ClockIcon,
  flame: FlameIcon,
  info: InfoIcon,
  'map-pin': MapPinIcon,
  shield: ShieldIcon,
  user: UserIcon,
};

export default function SafetyTipsPage() {
  return (
    <div className="page-column py-8 md:py-10">
      <PageHeading title={words.title} lead={words.lead} />
      <EmergencyContacts />
      <ol className="mt-6 grid gap-4 md:mt-8 md:grid-cols-2 md:gap-6">
        {safetyTips.map(({ title, text, icon }) => {
          const TipSign = icons[icon];
          return (
            <Card as="li" key={title}>
              <div className="flex items-center gap-3">
                <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-gold-soft text-yellow-ink">
                  <TipSign />
                </span>
                <h2 className="text-xl">{title}</h2>
              </div>
              <p className="mt-3 text-ink-soft">{text}</p>
            </Card>
          );
        })}
      </ol>
    </div>
  );
}

function EmergencyContacts() {
  return (
    <section aria-labelledby="emergency" className="rounded-lg bg-red-soft p-5 text-red-ink md:p-8">
      <h2 id="emergency" className="text-2xl">
        {words.emergencyTitle}
      </h2>
      <p className="mt-1">{words.emergencyLead}</p>
      <dl className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {emergencyContacts.map(({ service, numbers }) => (
          <div key={service}>
            <dt className="font-semibold">{service}</dt>
            <dd className="mt-1 flex flex-wrap gap-2">
              {numbers.map((number) => (
                <a
                  key={number}
                  href={`tel:${number}`}
                  aria-label={fill(words.callService, { number, service })}
                  className="figures inline-flex min-h-11 items-center gap-2 rounded-md bg-surface px-4 text-xl font-bold shadow-rest hover:underline"
                >
                  <PhoneIcon /> {number}
                </a>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
