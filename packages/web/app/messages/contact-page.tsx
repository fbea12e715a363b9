import { sendMessage } from '@mathappu/contract/messages';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { postForm } from '#web/api/post-form.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { OpeningHours } from '#web/shop-details/opening-hours.tsx';
import { callAddress, useShop } from '#web/shop-details/shop-details.ts';
import { Card } from '#web/ui/card.tsx';
import {
  ChatIcon,
  ClockIcon,
  MailIcon,
  MapPinIcon,
  PhoneIcon,
} from '#web/ui/images/contact-icons.tsx';
import { ExternalIcon } from '#web/ui/images/external-icon.tsx';
import { UserIcon } from '#web/ui/images/navigation-icons.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import * as words from '#words/messages';
import type { Route } from './+types/contact-page';
import { ContactForm } from './contact-form.tsx';

export const meta = pageMeta({
  title: words.title,
  description: words.description,
});

export const action = (args: Route.ActionArgs) => postForm(args, sendMessage);

export default function ContactPage({ actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const prefill = { subject: query.get('subject') ?? '', message: query.get('message') ?? '' };
  return (
    <div className="page-column py-8 md:py-10">
      <PageHeading title={words.title} lead={words.lead} />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr] lg:gap-10">
        <Card as="section" padding="lg" aria-label={words.writeToUs}>
          <ContactForm key={prefill.subject} prefill={prefill} posted={actionData} />
        </Card>
        <ContactDetails />
      </div>
    </div>
  );
}

function ContactDetails() {
  const { email, phone, whatsapp, address, openingHours, socials, grievanceOfficer } = useShop();
  const ways = [
    [MailIcon, email, `mailto:${email}`],
    [PhoneIcon, phone, callAddress(phone)],
    [ChatIcon, whatsapp && `WhatsApp ${spaced(whatsapp)}`, `https://wa.me/${whatsapp}`],
    [MapPinIcon, address],
  ] as const;
  return (
    <Card as="section" padding="lg">
      <h2 className="text-xl">{words.reachUs}</h2>
      <address className="mt-4 grid gap-2 not-italic">
        {ways.map(
          ([Icon, text, href]) =>
            text && (
              <Detail key={text} icon={<Icon />} href={href}>
                {text}
              </Detail>
            ),
        )}
        {grievanceOfficer && (
          <Detail icon={<UserIcon />}>
            {grievanceOfficer.who}
            {grievanceOfficer.phone && (
              <>
                {', '}
                <a href={callAddress(grievanceOfficer.phone)} className="link whitespace-nowrap">
                  {grievanceOfficer.phone}
                </a>
              </>
            )}
            {grievanceOfficer.email && (
              <>
                {', '}
                <a href={`mailto:${grievanceOfficer.email}`} className="link wrap-anywhere">
                  {grievanceOfficer.email}
                </a>
              </>
            )}
          </Detail>
        )}
        {openingHours.length > 0 && (
          <Detail icon={<ClockIcon />}>
            <OpeningHours />
          </Detail>
        )}
      </address>
      {socials.length > 0 && (
        <>
          <h3 className="mt-6 text-lg">{words.followUs}</h3>
          <ul className="mt-2 flex flex-wrap gap-x-5">
            {socials.map(({ label, url }) => (
              <li key={url}>
                <a
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  className="link inline-flex min-h-11 items-center gap-1.5"
                >
                  {label} <ExternalIcon className="size-4.5" />
                  <span className="sr-only">{words.newTab}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** An Indian number as people read it; others as they are. */
const spaced = (digits: string) => `+${digits.replace(/^(91)(\d{5})(\d{5})$/, '$1 $2 $3')}`;

type DetailProps = { icon: ReactNode; href?: string; children: ReactNode };

function Detail({ icon, href, children }: DetailProps) {
  return (
    <p className="flex min-h-11 items-center gap-3">
      <span className="text-teal">{icon}</span>
      {href ? (
        <a href={href} className="link inline-flex min-h-11 min-w-0 items-center wrap-anywhere">
          {children}
        </a>
      ) : (
        <span className="min-w-0">{children}</span>
      )}
    </p>
  );
}
