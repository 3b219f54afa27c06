import type { JobCard } from '@babelboard/wire';
import { Sentence } from '../../../../i18n/sentence.js';
import { withClass } from '../../../../theme/with-class.js';
import css from './apply-head.module.css';

/** Which offer it is about. */
export function ApplyHead({ job }: { job: JobCard }) {
  return (
    <Head>
      <p dir="auto">{job.company.name}</p>
      <h2 id="apply-title" tabIndex={-1}>
        <Sentence text="apply.title" parts={{ title: job.title }} />
      </h2>
    </Head>
  );
}

const Head = withClass('div', css.head);
