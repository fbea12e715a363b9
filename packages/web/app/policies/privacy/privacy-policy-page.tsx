import { notice } from '@mathappu/contract/notice/notice';
import { noticeDay, noticeVersion } from '@mathappu/contract/notice/notice-version';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageMeta } from '#web/head/page-meta.ts';
import { rich } from '#web/language/rich.ts';
import { callAddress, useShop } from '#web/shop-details/shop-details.ts';
import { privacyPolicy } from '#words/frame';
import * as words from '#words/policies/privacy';
import { PolicyArticle, PolicySection, ShopEmail } from '../policy-article.tsx';

export const meta = pageMeta({
  title: privacyPolicy,
  description: words.privacyDescription,
});

const parts = {
  strong: (text: ReactNode) => <strong>{text}</strong>,
  account: (text: ReactNode) => <Link to="/account">{text}</Link>,
  email: <ShopEmail />,
};

export default function PrivacyPolicyPage() {
  const { name } = useShop();
  return (
    <PolicyArticle title={privacyPolicy} effective={formatDate(noticeDay)} lead={words.privacyLead}>
      <PolicySection heading={words.inShortTitle}>
        <p>{words.inShort}</p>
      </PolicySection>
      <PolicySection heading={words.storedTitle}>
        <Kept />
      </PolicySection>
      <PolicySection heading={words.paymentsTitle}>
        <p>{fill(words.payments, { name })}</p>
      </PolicySection>
      <PolicySection heading={words.browserTitle}>
        <p>{words.browserStorage}</p>
        <p>{words.cookies}</p>
      </PolicySection>
      <PolicySection heading={words.othersTitle}>
        <p>{words.others}</p>
      </PolicySection>
      <PolicySection heading={words.rightsTitle}>
        <Rights />
      </PolicySection>
      <PolicySection heading={words.childrenTitle}>
        <p>{words.children}</p>
      </PolicySection>
      <PolicySection heading={words.changesTitle}>
        <p>{fill(words.changes, { version: noticeVersion })}</p>
      </PolicySection>
    </PolicyArticle>
  );
}

/** Each kind of data with why it is kept, how long, and who sees it. */
const Kept = () => (
  <ul className="list-none! space-y-4 pl-0!">
    {notice.map(({ what, why, howLong, whoSeesIt }) => (
      <li key={what}>
        <p>{rich<string>(what, parts)}</p>
        <dl className="mt-1 grid gap-x-3 text-sm text-ink-soft sm:grid-cols-[auto_1fr]">
          <Fact name={words.why} text={why} />
          <Fact name={words.howLong} text={howLong} />
          <Fact name={words.whoSeesIt} text={whoSeesIt} />
        </dl>
      </li>
    ))}
  </ul>
);

const Fact = ({ name, text }: { name: string; text: string }) => (
  <div className="sm:contents">
    <dt className="inline font-semibold sm:block">{name}</dt>{' '}
    <dd className="inline sm:block">{text}</dd>
  </div>
);

function Rights() {
  const { grievanceOfficer: officer } = useShop();
  return (
    <>
      <p>{words.rights}</p>
      <ul>
        <li>{rich(words.correct, parts)}</li>
        <li>{rich(words.takeAway, parts)}</li>
        <li>
          {rich(words.remove, parts)} {rich(words.deleting, parts)}
        </li>
        <li>{rich(words.withdraw, parts)}</li>
        <li>{rich(words.nominate, parts)}</li>
        <li>{rich(words.complain, { ...parts, who: <Officer officer={officer} /> })}</li>
      </ul>
      <p>{rich(words.withoutAccount, parts)}</p>
    </>
  );
}

type OfficerProps = { officer: ReturnType<typeof useShop>['grievanceOfficer'] };

/** The grievance officer with the ways to reach them; the shop while it has named none. */
function Officer({ officer }: OfficerProps) {
  if (!officer) return <ShopEmail />;
  const { who, phone, email } = officer;
  const called = phone ? reach(who, <a href={callAddress(phone)}>{phone}</a>) : who;
  return reach(called, email ? <a href={`mailto:${email}`}>{email}</a> : <ShopEmail />);
}

const reach = (who: ReactNode, way: ReactNode) => rich(words.reach, { who, way });
