import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageMeta } from '#web/head/page-meta.ts';
import { rich } from '#web/language/rich.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { refundPolicy } from '#words/frame';
import * as words from '#words/policies';
import { PolicyArticle, PolicySection, ShopEmail } from './policy-article.tsx';

export const meta = pageMeta({
  title: refundPolicy,
  description: words.refundDescription,
});

const parts = {
  contact: (text: ReactNode) => <Link to="/contact">{text}</Link>,
  orders: (text: ReactNode) => <Link to="/myorder">{text}</Link>,
  email: <ShopEmail />,
};

export default function RefundPolicyPage() {
  return (
    <PolicyArticle title={refundPolicy} lead={words.refundLead}>
      <PolicySection heading={words.damagedTitle}>
        <p>{words.damagedTime}</p>
        <p>{rich(words.damagedReport, parts)}</p>
        <ul>
          <li>{words.damagedOrder}</li>
          <li>{words.damagedItems}</li>
          <li>{words.damagedPhoto}</li>
        </ul>
        <p>{words.damagedCare}</p>
        <p>{words.damagedAnswer}</p>
      </PolicySection>
      <PolicySection heading={words.cancellingTitle}>
        {useShop().enquiry && <p>{words.withdrawing}</p>}
        <p>{rich(words.cancelling, parts)}</p>
        <p>{rich(words.cancellingLate, parts)}</p>
      </PolicySection>
      <PolicySection heading={words.cancelledTitle}>
        <p>{words.cancelledPaid}</p>
        <p>{words.cancelledTwice}</p>
      </PolicySection>
      <PolicySection heading={words.noReturnsTitle}>
        <p>{words.noReturns}</p>
      </PolicySection>
      <PolicySection heading={words.rightsTitle}>
        <p>{words.rights}</p>
      </PolicySection>
    </PolicyArticle>
  );
}
