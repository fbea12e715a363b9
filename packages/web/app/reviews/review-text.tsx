import { langOfData } from '#words/language';
import * as words from '#words/reviews';

const looks = 'whitespace-pre-line wrap-anywhere';

/** The words of a review, with the shop's answer under them. */
export function ReviewText({ text, answer }: { text: string; answer: string | null }) {
  return (
    <>
      {text && (
        <p lang={langOf(text)} className={`mt-2 max-w-prose ${looks}`}>
          {text}
        </p>
      )}
      {answer && (
        <div className="mt-3 max-w-prose border-l-3 border-line pl-4">
          <p className="text-sm font-semibold">{words.answer}</p>
          <p lang={langOf(answer)} className={looks}>
            {answer}
          </p>
        </div>
      )}
    </>
  );
}

/** Nobody says in which language they write. */
const langOf = (text: string) => (/\p{Script=Tamil}/u.test(text) ? 'ta' : langOfData);
