import { fill } from '@mathappu/contract/words';
import { PhoneIcon } from '#web/ui/images/contact-icons.tsx';
import * as words from '#words/safety';
import { emergencyContacts } from './safety-tips.ts';

export function EmergencyContacts() {
  return (
    <section aria-labelledby="emergency" className="rounded-lg bg-red-soft p-5 text-red-ink md:p-8">
      <h2 id="emergency" className="text-2xl">
        {words.emergencyTitle}
      </h2>
      <p className="mt-1">{words.emergencyLead}</p>
      <dl className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {emergencyContacts.map(({ service, numbers }) => (
          <div key={service}>
            <dt className="font-semibold">{service}</dt>
            <dd className="mt-1 flex flex-wrap gap-2">
              {numbers.map((number) => (
                <a
                  key={number}
                  href={`tel:${number}`}
                  aria-label={fill(words.callService, { number, service })}
                  className="figures inline-flex min-h-11 items-center gap-2 rounded-md bg-surface px-4 text-xl font-bold shadow-rest hover:underline"
                >
                  <PhoneIcon /> {number}
                </a>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
