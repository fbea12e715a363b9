import { sendMessage } from '@mathappu/contract/messages';
import { useSearchParams } from 'react-router';
import { postForm } from '#web/api/post-form.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import * as words from '#words/messages';
import type { Route } from './+types/contact-page';
import { ContactDetails } from './contact-details.tsx';
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
