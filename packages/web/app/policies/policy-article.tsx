import type { ReactNode } from 'react';
import { useShop } from '#web/document/shop-details.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

interface PolicyArticleProps {
  title: string;
  /** As a reader sees it: '23 June 2025'. */
  effective?: string;
  lead: string;
  children: ReactNode;
}

export function PolicyArticle({ title, effective, lead, children }: PolicyArticleProps) {
  const shop = useShop();
  return (
    <div className="page-column py-8 md:py-10">
      <article className="mx-auto max-w-prose">
        <PageHeading title={title} lead={lead} />
        {effective && <p className="-mt-3 mb-8 text-sm text-ink-soft">Effective {effective}</p>}
        <div className="space-y-8">{children}</div>
        <PolicySection heading="Questions?" className="mt-10 border-t border-line pt-8">
          <p>
            Write to <ShopEmail /> or call {shop.phone}. {shop.name}, {shop.address}.
          </p>
        </PolicySection>
        <LinkButton to="/" variant="secondary" className="mt-8">
          Go to Home
        </LinkButton>
      </article>
    </div>
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
