import type { FacetEntry } from '@babelboard/wire';
import { useI18n } from '../../../i18n/i18n.js';
import { useText } from '../../../i18n/use-text.js';
import { jobListPath } from '../../../pages/job-list-path.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { buildTower } from './build-tower.js';
import css from './language-tower.module.css';

/** One question in many languages, the short ones on top: a tower of Babel whose stones are links. */
export function LanguageTower({ languages }: { languages: FacetEntry[] }) {
  const t = useText();
  const i18n = useI18n();
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
              <span className="visually-hidden" lang={i18n.locale}>
                {` ${t('home.tower-item', { name: entry.name, count: entry.total })}`}
              </span>
            </Link>
          </li>
        ))}
      </Tower>
    </Site>
  );
}

const Site = withClass('div', css.site);

const Tower = withClass('ol', css.tower);
