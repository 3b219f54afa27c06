import type { FacetEntry } from '@babelboard/wire';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { listPath } from '../../../app/paths.js';
import { spokenLanguage } from '../../../i18n/spoken-languages.js';
import { useText } from '../../../i18n/use-text.js';
import { token } from '../../../theme/theme.js';

/** Languages of every script that the typeface knows; the first that are asked for build the tower. */
const STONES = ['Greek', 'German', 'Spanish', 'French', 'Bulgarian', 'Polish', 'Italian', 'Dutch', 'Ukrainian', 'Swedish', 'Portuguese', 'Danish'];
const STOREYS = 9;

/** One question in many languages, the short ones on top: a tower of Babel whose stones are links. */
export function LanguageTower({ languages }: { languages: FacetEntry[] }) {
  const t = useText();
  const stones = STONES.flatMap((slug) => {
    const entry = languages.find((language) => language.slug === slug && language.total > 0);
    const spoken = spokenLanguage(slug);
    return entry === undefined || spoken?.question === undefined ? [] : [{ entry, code: spoken.code, question: spoken.question }];
  })
    .slice(0, STOREYS)
    .sort((a, b) => a.question.length - b.question.length);
  if (stones.length < 3) return null;
  return (
    <Tower aria-label={t('home.tower')}>
      {stones.map(({ entry, code, question }, at) => (
        <li key={entry.slug} style={{ '--storey': at / (stones.length - 1) } as React.CSSProperties}>
          <Link to={listPath({ language: [entry.slug] })} lang={code}>
            {question}
            <span className="visually-hidden" lang="en">
              {' '}
              {t('home.tower-item', { name: entry.name, count: entry.total })}
            </span>
          </Link>
        </li>
      ))}
    </Tower>
  );
}

const Tower = styled('ol')({
  listStyle: 'none',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'end',
  textAlign: 'center',
  paddingBottom: 14,
  borderBottom: `6px solid ${token('accent')}`,
  borderRadius: '0 0 3px 3px',
  '& a': {
    display: 'inline-block',
    padding: '0.12em 0.4em',
    fontSize: 'calc((1 + var(--storey) * 1.15) * clamp(1.05rem, 0.72rem + 0.95vw, 1.5rem))',
    lineHeight: 1.22,
    fontWeight: 'calc(420 + var(--storey) * 300)',
    fontVariationSettings: '"FLAR" 100',
    letterSpacing: '-0.015em',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: 'color 160ms, font-weight 160ms',
  },
  '& a:hover': { color: token('accent-ink'), fontWeight: 760 },
});
