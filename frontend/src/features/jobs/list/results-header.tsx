import { type JobListFilters, writeJobListAddress } from '@babelboard/job-paths';
import { pathTo } from '@babelboard/pages';
import { useText } from '../../../i18n/use-text.js';
import { LanguagesISpeak } from '../../../languages-i-speak/languages-i-speak.js';
import { Link } from '../../../router/link.js';
import { useSite } from '../../../site/site.js';
import { withClass } from '../../../theme/with-class.js';
import css from './results-header.module.css';

/** How many there are, and in which order; the order is two links. */
export function ResultsHeader({ filters, total, busy }: { filters: JobListFilters; total: number; busy: boolean }) {
  const t = useText();
  const { productPrefix } = useSite();
  const searched = filters.keywords.length > 0 || filters.skill !== null;
  const sorts = [
    { latests: false, text: t(searched ? 'sort.best' : 'sort.default') },
    { latests: true, text: t('sort.newest') },
  ];
  return (
    <Row>
      <p>{busy ? t('results.loading') : t('results.total', { count: total })}</p>
      <Speak>
        <LanguagesISpeak />
      </Speak>
      <Sorts aria-label={t('sort.label')}>
        {sorts.map(({ latests, text }) => (
          <Sort
            key={text}
            to={writeJobListAddress({ ...filters, latests, from: 0, job: null, autoApply: false })}
            aria-current={filters.latests === latests ? 'true' : undefined}
          >
            {text}
          </Sort>
        ))}
        <Why to={pathTo('ranking', { product: productPrefix })}>{t('sort.why')}</Why>
      </Sorts>
    </Row>
  );
}

const Row = withClass('div', css.row);

const Speak = withClass('div', css.speak);

const Why = withClass(Link, css.why);

const Sorts = withClass('nav', css.sorts);

const Sort = withClass(Link, css.sort);
