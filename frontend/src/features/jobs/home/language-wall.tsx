import type { FacetEntry } from '@babelboard/wire';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { spokenLanguage } from '../../../i18n/spoken-languages.js';
import { useFormat } from '../../../i18n/use-format.js';
import { jobListPath } from '../../../paths/paths.js';
import { token, type } from '../../../theme/theme.js';

/** How big a language stands, 0 to 1: by the magnitude of its offers, so that small ones stay readable. */
function weightOf(total: number, most: number): number {
  return most <= 1 ? 1 : Math.log(Math.max(1, total)) / Math.log(most);
}

/** Every language that is asked for, by its own name, as big as its offers are many. */
export function LanguageWall({ languages }: { languages: FacetEntry[] }) {
  const format = useFormat();
  const present = languages.filter(({ total }) => total > 0);
  const most = Math.max(...present.map(({ total }) => total));
  return (
    <Wall>
      {present.map(({ slug, name, total }) => {
        const spoken = spokenLanguage(slug);
        return (
          <li key={slug}>
            <Link
              to={jobListPath({ language: [slug] })}
              style={{ '--weight': weightOf(total, most) } as React.CSSProperties}
            >
              <strong lang={spoken?.code}>{spoken?.own ?? name}</strong>{' '}
              <small>
                {spoken !== undefined && spoken.own !== name && `${name} `}
                {format.number(total)}
              </small>
            </Link>
          </li>
        );
      })}
    </Wall>
  );
}

const Wall = styled('ul')({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 'clamp(18px, 2.4vw, 36px)',
  rowGap: 4,
  '& a': {
    display: 'inline-flex',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    columnGap: 8,
    minHeight: 32,
    textDecoration: 'none',
  },
  '& strong': {
    fontSize: 'calc(1.125rem + var(--weight) * var(--weight) * clamp(1.1rem, 2.9vw, 2.6rem))',
    fontWeight: 'calc(420 + var(--weight) * 260)',
    fontVariationSettings: '"FLAR" 100',
    lineHeight: 1.18,
    letterSpacing: '-0.015em',
    overflowWrap: 'anywhere',
  },
  '& small': {
    fontSize: type.tiny,
    color: token('ink-soft'),
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& a:hover strong': { textDecoration: `underline ${token('accent')} 0.08em`, textUnderlineOffset: '0.14em' },
});
