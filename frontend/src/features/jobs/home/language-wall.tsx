import type { FacetEntry } from '@babelboard/wire';
import { spokenLanguage } from '../../../i18n/spoken-languages.js';
import { useFormat } from '../../../i18n/use-format.js';
import { jobListPath } from '../../../pages/job-list-path.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import css from './language-wall.module.css';

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
                {spoken !== undefined && spoken.own !== name ? `${name} ${format.number(total)}` : format.number(total)}
              </small>
            </Link>
          </li>
        );
      })}
    </Wall>
  );
}

const Wall = withClass('ul', css.wall);
