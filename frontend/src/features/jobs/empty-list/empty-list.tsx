import { type JobListFilters, writeJobListAddress } from '@babelboard/job-paths';
import type { JobListResponse } from '@babelboard/wire';
import { Sentence } from '../../../i18n/sentence.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { cleared, countActive } from '../filters/filter-values.js';
import { OfferTiles } from '../related/offer-tiles.js';
import css from './empty-list.module.css';

/** Nothing fits: the same work nearby, and for each filter how many offers there are without it. */
export default function EmptyList({ filters, found }: { filters: JobListFilters; found: JobListResponse }) {
  const t = useText();
  const { dropped, instead } = found;
  if (filters.from > 0)
    return (
      <EmptyBox>
        <h2>{t('empty.past-title')}</h2>
        <Link to={writeJobListAddress({ ...filters, from: 0, job: null })}>{t('empty.first-page')}</Link>
      </EmptyBox>
    );
  const everything = writeJobListAddress(cleared(filters));
  const helpful = dropped.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
  return (
    <>
      <EmptyBox>
        <h2>{t(countActive(filters) > 0 ? 'empty.title' : 'empty.nothing-title')}</h2>
        {countActive(filters) === 0 ? (
          <p>{t('empty.nothing')}</p>
        ) : (
          <>
            {instead.nearby.length > 0 && (
              <>
                <p>{t('empty.nearby')}</p>
                <ul>
                  {instead.nearby.map(({ name, kilometres, total, url }) => (
                    <li key={url}>
                      <Link to={url}>
                        <Sentence text="empty.near" parts={{ name, kilometres, count: total }} />
                      </Link>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <p>{t(helpful.length > 0 ? 'empty.text' : 'empty.several')}</p>
            <ul>
              {helpful.map(({ group, value, name, total, url }) => (
                <li key={`${group}-${value}`}>
                  <Link to={url}>
                    <Sentence text="empty.without" parts={{ name, count: total }} />
                  </Link>
                </li>
              ))}
              {helpful.every(({ url }) => url !== everything) && (
                <li>
                  <Link to={everything}>{t('empty.all')}</Link>
                </li>
              )}
            </ul>
          </>
        )}
      </EmptyBox>
      <OfferTiles
        heading={t(instead.nearby.length > 0 ? 'empty.offers-nearby' : 'empty.offers')}
        jobs={instead.offers}
      />
    </>
  );
}

const EmptyBox = withClass('div', css.emptyBox);
