import { type JobListFilters, writeJobListAddress } from '@babelboard/job-paths';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.js';
import { LanguagesISpeak } from '../../../languages-i-speak/languages-i-speak.js';
import { informationPath } from '../../../paths/paths.js';
import { useSite } from '../../../site/site.js';
import { radius, token, type } from '../../../theme/theme.js';

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
        <Why to={informationPath('ranking', productPrefix)}>{t('sort.why')}</Why>
      </Sorts>
    </Row>
  );
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingBlock: '8px 12px',
  color: token('ink-soft'),
  fontSize: type.small,
});

const Speak = styled('div')({ marginInlineEnd: -14 });

const Why = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 12px',
  textDecorationColor: 'transparent',
  '&:hover': { textDecorationColor: token('accent') },
});

const Sorts = styled('nav')({ display: 'flex', gap: 2, marginInline: -12 });

const Sort = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 12px',
  borderRadius: radius.round,
  textDecoration: 'none',
  color: token('ink-soft'),
  '&:hover': { background: token('tint'), color: token('ink') },
  '&[aria-current="true"]': {
    color: token('ink'),
    fontWeight: 640,
    textDecoration: `underline ${token('accent')} 2px`,
    textUnderlineOffset: 6,
  },
});
