import { Link } from 'react-router';
import { rich } from '#web/language/rich.ts';
import * as words from '#words/frame';

/** At each form in which somebody enters personal data. */
export const PrivacyLine = () => (
  <p className="text-sm text-ink-soft">
    {rich(words.privacyLine, {
      policy: (text) => (
        <Link to="/privacypolicy" className="link">
          {text}
        </Link>
      ),
    })}
  </p>
);
