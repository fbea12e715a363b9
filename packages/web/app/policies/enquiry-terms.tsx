import { LawNotice } from '#web/frame/law-notice.tsx';
import * as words from '#words/policies';
import { PolicySection } from './policy-article.tsx';

/** The terms about prices, stock and payment while the shop takes enquiries. */
export function EnquiryTerms() {
  return (
    <>
      <PolicySection heading={words.pricesTitle}>
        <LawNotice isWhole />
        <p>{words.enquiryPrices}</p>
        <p>{words.enquiryStock}</p>
      </PolicySection>
      <PolicySection heading={words.payingTitle}>
        <p>{words.enquiryPaying}</p>
      </PolicySection>
    </>
  );
}
