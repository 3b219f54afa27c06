import type { FacetEntry } from '@babelboard/wire';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.js';
import { jobListPath } from '../../../paths/paths.js';
import { token } from '../../../theme/theme.js';
import { buildTower } from './build-tower.js';

/** One question in many languages, the short ones on top: a tower of Babel whose stones are links. */
export function LanguageTower({ languages }: { languages: FacetEntry[] }) {
  const t = useText();
  const stones = buildTower(languages);
  if (stones.length < 3) return null;
  return (
    <Site>
      <Tower aria-label={t('home.tower')}>
        {stones.map(({ entry, code, question, size, weight }) => (
          <li key={entry.slug}>
            <Link
              to={jobListPath({ language: [entry.slug] })}
              lang={code}
              style={{ '--size': size, fontWeight: weight } as React.CSSProperties}
            >
              {question}
              <span className="visually-hidden" lang="en">
                {' '}
                {t('home.tower-item', { name: entry.name, count: entry.total })}
              </span>
            </Link>
          </li>
        ))}
      </Tower>
    </Site>
  );
}

const Site = styled('div')({ containerType: 'inline-size', minWidth: 0 });

const Tower = styled('ol')({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  textAlign: 'center',
  paddingBottom: 12,
  borderBottom: `7px solid ${token('accent')}`,
  '& a': {
    display: 'inline-block',
    paddingBlock: '0.1em',
    fontSize: '1.25rem',
    lineHeight: 1.24,
    fontVariationSettings: '"FLAR" 100',
    letterSpacing: '-0.015em',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: 'color 160ms',
    '@supports (width: 1cqi)': { fontSize: 'calc(var(--size) * 1cqi)' },
  },
  '& a:hover': { color: token('accent-ink') },
});
