import { fill } from '@mathappu/contract/words';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageMeta } from '#web/head/page-meta.ts';
import { rich } from '#web/language/rich.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { privacyPolicy } from '#words/frame';
import * as words from '#words/policies';
import { PolicyArticle, PolicySection, ShopEmail } from './policy-article.tsx';

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
    <PolicyArticle title={privacyPolicy} effective={words.privacyDate} lead={words.privacyLead}>
      <PolicySection heading={words.inShortTitle}>
        <p>{words.inShort}</p>
      </PolicySection>
      <PolicySection heading={words.storedTitle}>
        <ul>
          <li>{rich(words.storedAccount, parts)}</li>
          <li>{rich(words.storedAddresses, parts)}</li>
          <li>{rich(words.storedOrders, parts)}</li>
          <li>{rich(words.storedEstimates, parts)}</li>
          <li>{rich(words.storedEnquiries, parts)}</li>
          <li>
            {rich(words.storedGuests, parts)} {words.storedAtDesk}
          </li>
          <li>{rich(words.storedLinks, parts)}</li>
          <li>{rich(words.storedReports, parts)}</li>
          <li>{rich(words.storedReviews, parts)}</li>
          <li>{rich(words.storedMessages, parts)}</li>
          <li>{rich(words.storedVisits, parts)}</li>
          <li>{rich(words.storedRecords, parts)}</li>
        </ul>
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
      <PolicySection heading={words.yourDataTitle}>
        <p>{rich(words.yourData, parts)}</p>
        <p>{rich(words.deleting, parts)}</p>
      </PolicySection>
      <PolicySection heading={words.childrenTitle}>
        <p>{words.children}</p>
      </PolicySection>
      <PolicySection heading={words.changesTitle}>
        <p>{words.changes}</p>
      </PolicySection>
    </PolicyArticle>
  );
}
