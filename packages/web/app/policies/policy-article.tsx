import { fill } from '@mathappu/contract/words';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { rich } from '#web/language/rich.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { prefix } from '#words/language';
import * as words from '#words/policies';

interface PolicyArticleProps {
  title: string;
  /** As a reader sees it: '23 June 2025'. */
  effective?: string;
  lead: string;
  children: ReactNode;
}

export function PolicyArticle({ title, effective, lead, children }: PolicyArticleProps) {
  const { phone, name, address } = useShop();
  return (
    <div className="page-column py-8 md:py-10">
      <article className="mx-auto max-w-prose">
        <PageHeading title={title} lead={lead} />
        {effective && (
          <p className="-mt-3 mb-8 text-sm text-ink-soft">
            {fill(words.effective, { date: effective })}
          </p>
        )}
        {prefix && <EnglishBinds />}
        <div className="space-y-8">{children}</div>
        <PolicySection heading={words.questions} className="mt-10 border-t border-line pt-8">
          <p>{rich(words.writeOrCall, { email: <ShopEmail />, phone, name, address })}</p>
        </PolicySection>
        <LinkButton to="/" variant="secondary" className="mt-8">
          {words.home}
        </LinkButton>
      </article>
    </div>
  );
}

/** On a translation: a link to what holds. It leads out of the build of this language. */
function EnglishBinds() {
  const { pathname } = useLocation();
  const link = (text: ReactNode) => (
    <a href={pathname} hrefLang="en-IN" className="link">
      {text}
    </a>
  );
  return (
    <p className="mb-8 text-sm text-ink-soft">{rich(words.englishBinds, { english: link })}</p>
  );
}

interface PolicySectionProps {
  heading: string;
  className?: string;
  children: ReactNode;
}

export function PolicySection({ heading, className, children }: PolicySectionProps) {
  return (
    <section className={className}>
      <h2 className="text-xl">{heading}</h2>
      <div className="mt-3 space-y-3 [&_a]:link [&_li]:mt-1.5 [&_ul]:list-disc [&_ul]:pl-6">
        {children}
      </div>
    </section>
  );
}

export function ShopEmail() {
  const { email } = useShop();
  return <a href={`mailto:${email}`}>{email}</a>;
}
