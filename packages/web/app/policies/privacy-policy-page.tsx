import { Link } from 'react-router';
import { pageMeta } from '#web/document/page-meta.ts';
import { useShop } from '#web/document/shop-details.ts';
import { PolicyArticle, PolicySection, ShopEmail } from './policy-article.tsx';

export const meta = pageMeta({
  title: 'Privacy Policy',
  description:
    'What the shop stores about you, why, and how you can see it, take it with you or have it deleted.',
});

export default function PrivacyPolicyPage() {
  const { name } = useShop();
  return (
    <PolicyArticle
      title="Privacy Policy"
      effective="23 June 2025"
      lead="What we know about you, why we need it, and how you can see it or have it deleted."
    >
      <PolicySection heading="In short">
        <p>
          We keep what we need to sell and deliver fireworks to you, and nothing more. We store no
          payment data. We do not follow you around, we show no advertising, and we do not sell or
          lend your details to anyone.
        </p>
      </PolicySection>

      <PolicySection heading="What we store">
        <ul>
          <li>
            <strong>Your account:</strong> name, email address, mobile number, your picture if you
            choose one, and your password in a scrambled form that nobody can read back.
          </li>
          <li>
            <strong>Your addresses:</strong> the delivery addresses you save, with the name and
            mobile number of whoever receives the parcel.
          </li>
          <li>
            <strong>Your cart and orders:</strong> what you put aside and what you bought, the
            price, the address it went to, how it was to be paid, and what became of it.
          </li>
          <li>
            <strong>Your messages:</strong> what you write to us on the contact page, with the name
            and email address you give there.
          </li>
          <li>
            <strong>Your visits while signed in:</strong> when you last signed in, when you were
            last active, and, for each sign-in, when it began, when it was last used, the network
            address and the kind of browser, so that a stolen sign-in can be stopped. Your account
            page lists your sign-ins, and there you can end them.
          </li>
          <li>
            <strong>Technical records:</strong> our server notes its requests and errors for a
            while, so that we can find faults and fend off misuse. Passwords, codes and payment
            details are never written there.
          </li>
        </ul>
      </PolicySection>

      <PolicySection heading="Payments">
        <p>
          Online payments go through an online payment provider, Razorpay. You enter your card, UPI
          or bank details in its window, and they go to Razorpay directly, under its own privacy
          policy. {name} never sees them and stores no payment data. With your order we keep only
          how it was to be paid, the amount, whether it was paid or refunded, and Razorpay’s
          reference number.
        </p>
      </PolicySection>

      <PolicySection heading="In your browser">
        <p>
          We use your browser’s own storage to keep you signed in, with a copy of your profile, to
          remember your cart before you sign in, a pincode that you checked and the theme you chose,
          for short notices that must survive a reload and, until you close the tab, for an order
          that is being sent and what you have typed into a form: a name, a number, an address, a
          message, never a password. Signing out clears all of it but the theme.
        </p>
        <p>
          There is no tracking and there are no advertising cookies. A single cookie is set when you
          reset a forgotten password. It proves for a few minutes that you entered the right code,
          and does nothing else. When you open Razorpay’s window, Razorpay may set cookies of its
          own.
        </p>
      </PolicySection>

      <PolicySection heading="Who else sees it">
        <p>
          Your name, address and mobile number go to whoever delivers your parcel. Razorpay gets
          what it needs for your payment. The companies that run our server and send our emails
          handle your details for us only. Beyond that we hand over details only when the law
          obliges us to.
        </p>
      </PolicySection>

      <PolicySection heading="See it, take it with you, delete it">
        <p>
          On <Link to="/account">your account page</Link> you can correct your details, download
          everything stored about you in one file, and delete your account.
        </p>
        <p>
          Deleting ends all your sign-ins and removes your profile, your saved addresses and your
          cart. Orders are kept anonymised, without your name, address or number, because tax law
          asks us to keep records of sales. If you also want messages you sent us deleted, write to{' '}
          <ShopEmail />.
        </p>
      </PolicySection>

      <PolicySection heading="Children">
        <p>
          The shop is for people aged 18 or older. We do not knowingly keep details of anybody
          younger. If you believe a child has an account, tell us and we will delete it.
        </p>
      </PolicySection>

      <PolicySection heading="Changes">
        <p>If we change this policy, the new text stands here with a new date.</p>
      </PolicySection>
    </PolicyArticle>
  );
}
