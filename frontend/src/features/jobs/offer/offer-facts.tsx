import type { JobCard, JobDetail } from '@babelboard/wire';
import { Fragment, type ReactNode } from 'react';
import { useFormat } from '../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import css from './offer-facts.module.css';
import { useNow } from './use-now.js';
import { useOfferWords } from './use-offer-words.js';

/** What an offer says in a word each; what it does not say is left out. */
export function OfferFacts({ job }: { job: JobCard | JobDetail }) {
  const t = useText();
  const words = useOfferWords();
  const format = useFormat();
  const now = useNow();
  const salary = job.salary === null ? '' : words.salary(job.salary);
  const facts: [TextKey, ReactNode, string?][] = [
    ['facts.salary', salary, job.salary === null ? '' : words.salaryReckoned(job.salary)],
    ['facts.agreement', 'collective_agreement' in job ? job.collective_agreement : ''],
    ['facts.employment', [job.kind_name, ...job.employment_type.map(words.employmentType)].filter(Boolean).join(', ')],
    ['facts.experience', job.experience === null ? '' : words.experience(job.experience)],
    ['facts.remote', job.remote?.name ?? ''],
    ['facts.working-language', job.working_language?.name ?? ''],
    ['facts.ad-language', job.ad_language && <Versions job={job} />],
    ['facts.published', format.ago(job.published_at, now), format.date(job.published_at)],
    ['facts.confirmed', confirmedOpen(job, format.date)],
    ['facts.expires', job.expires_at === null ? '' : format.date(job.expires_at)],
    ['facts.hiring', 'hiring' in job ? job.hiring.join(' ') : ''],
    ['facts.reference', String(job.id)],
  ];
  return (
    <Facts>
      {facts
        .filter(([, value]) => value)
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

/** The day on which the company last said that the offer is open, where that is another than that of posting it. */
function confirmedOpen(job: JobCard | JobDetail, date: (moment: string) => string): string {
  if (!('open_confirmed_at' in job) || job.open_confirmed_at === null) return '';
  const day = date(job.open_confirmed_at);
  return day === date(job.published_at) ? '' : day;
}

/** The language that the offer is read in here, and the ways to the others. */
function Versions({ job }: { job: JobCard | JobDetail }) {
  const read = job.ad_language?.code;
  if (!('versions' in job) || job.versions.length === 0) return job.ad_language?.name;
  return job.versions.map(({ code, name, url }) => (
    <Fragment key={code}>{code === read ? name : <Link to={url}>{name}</Link>} </Fragment>
  ));
}

const Facts = withClass('dl', css.facts);
