import { Link } from 'react-router';
import { pageMeta } from '#web/document/page-meta.ts';
import { PolicyArticle, PolicySection, ShopEmail } from './policy-article.tsx';

export const meta = pageMeta({
  title: 'Refund & Return Policy',
  description:
    'All sales are final. Damaged or missing items must be reported within 24 hours of delivery.',
});

export default function RefundPolicyPage() {
  return (
    <PolicyArticle
      title="Refund & Return Policy"
      lead="There are no returns or refunds, and all sales are final. If something arrives damaged or is missing, tell us within 24 hours."
    >
      <PolicySection heading="No returns, no refunds">
        <p>
          All sales are final. Fireworks are explosives: once a parcel has left our hands, we cannot
          know how it was kept, so for everybody’s safety we do not take goods back, exchange them
          or refund them because of a change of mind. Please do not send anything back to us by post
          or courier.
        </p>
      </PolicySection>

      <PolicySection heading="Damaged or missing items">
        <p>
          Please open your parcel when it comes. Damaged or missing items must be reported within 24
          hours of delivery. Later reports cannot be accepted.
        </p>
        <p>
          Write to <ShopEmail /> or use the <Link to="/contact">contact page</Link>, and tell us:
        </p>
        <ul>
          <li>your order number, which stands on the order’s page and in our emails,</li>
          <li>which items are damaged or missing, and how many of each,</li>
          <li>for damage, a photo of the item and of the parcel, sent by email.</li>
        </ul>
        <p>
          Do not light anything that is damaged or damp. Keep it away from heat until you have heard
          from us.
        </p>
        <p>
          We look into every report made in time and answer you by email. If we sent you the wrong
          thing, too little, or something damaged, we put it right.
        </p>
      </PolicySection>

      <PolicySection heading="Cancelled orders">
        <p>
          If you have paid online and your order is cancelled, or it cannot be filled because the
          goods are gone, you do not have to ask: the full amount is refunded automatically to the
          account or card you paid with. Razorpay, our payment provider, usually needs five to seven
          working days for this.
        </p>
        <p>
          If money was taken twice, or arrives after an unpaid order has ended and the goods are
          gone, it goes back the same way. A cash-on-delivery order that is cancelled before
          delivery costs you nothing.
        </p>
      </PolicySection>

      <PolicySection heading="Cancelling an order yourself">
        <p>
          Changed your mind before we have shipped? Write to <ShopEmail /> with your order number as
          soon as you can. We will tell you whether the parcel can still be stopped. Once it is on
          its way, the sale is final.
        </p>
      </PolicySection>

      <PolicySection heading="Your rights">
        <p>
          Nothing here takes away rights that Indian law gives you as a consumer when goods are
          faulty or not what was described.
        </p>
      </PolicySection>
    </PolicyArticle>
  );
}
