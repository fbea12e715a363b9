import { fill } from '@mathappu/contract/words';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { pageMeta } from '#web/head/page-meta.ts';
import { rich } from '#web/language/rich.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { terms } from '#words/frame';
import * as words from '#words/policies';
import { PolicyArticle, PolicySection } from './policy-article.tsx';
import { wordDeliveryTerms } from './word-delivery-terms.ts';

export const meta = pageMeta({
  title: terms,
  description: words.termsDescription,
});

/** Loaded only where it is shown. */
const EnquiryTerms = lazy(async () => ({
  default: (await import('./enquiry-terms.tsx')).EnquiryTerms,
}));

const links = {
  orders: (text: ReactNode) => <Link to="/myorder">{text}</Link>,
  refunds: (text: ReactNode) => <Link to="/refundpolicy">{text}</Link>,
  safety: (text: ReactNode) => <Link to="/safetytips">{text}</Link>,
};

export default function TermsPage() {
  const { name: shopName, legalName, gstin, licence, enquiry, sales, states } = useShop();
  const deliveryTerms = sales && wordDeliveryTerms({ ...sales, states });
  const name = legalName || shopName;
  const shop = gstin ? fill(words.shopWithGstin, { name, gstin }) : name;
  return (
    <PolicyArticle title={terms} lead={enquiry ? words.enquiryLead : words.termsLead}>
      <PolicySection heading={words.buyersTitle}>
        <p>{words.buyersAge}</p>
        <p>{words.buyersAccount}</p>
      </PolicySection>
      <PolicySection heading={words.deliveryTitle}>
        <p>{deliveryTerms ?? words.delivery}</p>
        <p>{rich(words.following, links)}</p>
      </PolicySection>
      {enquiry ? (
        <Suspense>
          <EnquiryTerms />
        </Suspense>
      ) : (
        <OrderTerms />
      )}
      <PolicySection heading={words.undeliveredTitle}>
        <p>{words.undelivered}</p>
      </PolicySection>
      <PolicySection heading={words.finalTitle}>
        <p>{rich(words.final, links)}</p>
      </PolicySection>
      <PolicySection heading={words.usingTitle}>
        <p>{rich(words.using, links)}</p>
      </PolicySection>
      <PolicySection heading={words.lawTitle}>
        <p>{words.law}</p>
        <p>{fill(words.parties, { shop })}</p>
        {licence && <p>{licence}</p>}
      </PolicySection>
    </PolicyArticle>
  );
}

function OrderTerms() {
  return (
    <>
      <PolicySection heading={words.pricesTitle}>
        <p>{words.prices}</p>
        <p>{words.stock}</p>
      </PolicySection>
      <PolicySection heading={words.payingTitle}>
        <p>{words.paying}</p>
        <p>{words.paymentTime}</p>
      </PolicySection>
    </>
  );
}
