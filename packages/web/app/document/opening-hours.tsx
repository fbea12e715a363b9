import * as words from '#words/document';

/** Breaks between the days rather than within one. */
export const OpeningHours = () => (
  <>
    <span className="inline-block">{`${words.weekdays},`}</span>{' '}
    <span className="inline-block">{words.saturday}</span>
  </>
);
