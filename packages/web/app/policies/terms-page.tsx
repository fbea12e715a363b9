import { Link } from 'react-router';
import { pageMeta } from '#web/document/page-meta.ts';
import { useShop } from '#web/document/shop-details.ts';
import { PolicyArticle, PolicySection } from './policy-article.tsx';

export const meta = pageMeta({
  title: 'Terms & Conditions',
  description:
    'Who may buy, where we deliver, what it costs, how you pay and what happens if an order is cancelled.',
});

export default function TermsPage() {
  const { name, gstin, licence } = useShop();
  return (
    <PolicyArticle
      title="Terms & Conditions"
      lead="The rules for buying from us, in plain words. By placing an order you agree to them."
    >
      <PolicySection heading="Who may buy">
        <p>
          You must be 18 or older. By registering and by ordering you confirm that you are. Whoever
          receives the parcel must be an adult too, and may be asked to show it.
        </p>
        <p>
          Please keep your password to yourself and your details correct. We may suspend an account
          that is misused, and we tell its owner why.
        </p>
      </PolicySection>

      <PolicySection heading="Where we deliver, and what it costs">
        <p>
          We deliver in Tamil Nadu only, to every pincode of the districts offered on the address
          form. Delivery is free: you pay the total of your goods and nothing on top.
        </p>
        <p>
          You can follow your order under <Link to="/myorder">My Orders</Link>, and we send you an
          email when it is shipped and when it is delivered.
        </p>
      </PolicySection>

      <PolicySection heading="Prices and stock">
        <p>
          Prices are in Indian rupees, for the unit named with each product. The price that counts
          is the one shown when you place your order. If a price or the stock has changed since you
          filled your cart, we show you the new figures first and nothing is ordered until you
          agree.
        </p>
        <p>
          We sell what is in stock, while it lasts. Something in your cart is not reserved for you;
          it is yours once the order is placed.
        </p>
      </PolicySection>

      <PolicySection heading="Paying">
        <p>
          You can pay cash on delivery. Where it is offered, you can also pay by card, UPI or net
          banking through an online payment provider, Razorpay. We store no payment data.
        </p>
        <p>
          If you choose to pay online, we hold the goods for you for 20 minutes. If the payment does
          not arrive in that time, the order is cancelled and you owe nothing.
        </p>
      </PolicySection>

      <PolicySection heading="If we cannot deliver">
        <p>
          We may have to cancel an order, for example when goods turn out to be damaged, when rules
          forbid the delivery, or when an address cannot be reached. If you have paid for an order
          that is cancelled or cannot be filled, the money is refunded automatically, in full, the
          way you paid.
        </p>
      </PolicySection>

      <PolicySection heading="Sales are final">
        <p>
          Fireworks cannot be taken back once they have left us, so there are no returns. Damaged or
          missing items must be reported within 24 hours of delivery. How that works stands in our{' '}
          <Link to="/refundpolicy">Refund &amp; Return Policy</Link>.
        </p>
      </PolicySection>

      <PolicySection heading="Using fireworks">
        <p>
          Fireworks are dangerous in careless hands. Read the label, follow our{' '}
          <Link to="/safetytips">safety tips</Link>, keep children at a distance, and keep to the
          hours and rules where you live. You are responsible for how you store and use what you
          have bought, and you may not sell it on.
        </p>
      </PolicySection>

      <PolicySection heading="The law">
        <p>
          These terms follow the law of India, and nothing in them takes away rights that the law
          gives you as a consumer. Disputes that we cannot settle between us go to the courts of
          Tamil Nadu, or to the consumer commission where you live.
        </p>
        <p>
          These terms are between you and {name}
          {gstin ? ` (GSTIN ${gstin})` : ''}. If they change, the text that stood here when you
          ordered goes on holding for that order.
        </p>
        {licence && <p>{licence}</p>}
      </PolicySection>
    </PolicyArticle>
  );
}
