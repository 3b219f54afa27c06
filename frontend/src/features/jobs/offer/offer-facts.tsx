import type { JobCard } from '@babelboard/wire';
import { useFormat } from '../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import css from './offer-facts.module.css';
import { useNow } from './use-now.js';
import { useOfferWords } from './use-offer-words.js';

/** What an offer says in a word each; what it does not say is left out. */
export function OfferFacts({ job }: { job: JobCard }) {
  const t = useText();
  const words = useOfferWords();
  const format = useFormat();
  const now = useNow();
  const salary = job.salary === null ? '' : words.salary(job.salary);
  const facts: [TextKey, string, string?][] = [
    ['facts.salary', salary, job.salary === null ? '' : words.salaryReckoned(job.salary)],
    ['facts.employment', job.employment_type.map(words.employmentType).filter(Boolean).join(', ')],
    ['facts.experience', job.experience === null ? '' : words.experience(job.experience)],
    ['facts.remote', job.remote?.name ?? ''],
    ['facts.working-language', job.working_language?.name ?? ''],
    ['facts.ad-language', job.ad_language?.name ?? ''],
    ['facts.published', format.ago(job.published_at, now), format.date(job.published_at)],
    ['facts.expires', job.expires_at === null ? '' : format.date(job.expires_at)],
    ['facts.reference', String(job.id)],
  ];
  return (
    <Facts>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value, more]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>
              {value}
              {more !== undefined && more !== '' && more !== value && <small>{more}</small>}
            </dd>
          </div>
        ))}
    </Facts>
  );
}

const Facts = withClass('dl', css.facts);
