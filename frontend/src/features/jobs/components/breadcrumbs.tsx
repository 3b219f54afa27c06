import type { PageSeo } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import css from './breadcrumbs.module.css';
import { readBreadcrumbs } from './read-breadcrumbs.js';

/** The way from home to this page, as the page tells it to search engines. */
export function Breadcrumbs({ seo }: { seo: PageSeo | null | undefined }) {
  const t = useText();
  const steps = readBreadcrumbs(seo?.script ?? []);
  if (steps.length < 2) return null;
  return (
    <nav aria-label={t('breadcrumbs.label')}>
      <Steps>
        {steps.map(({ name, path }, at) => (
          <li key={name + path}>
            {path === null || at === steps.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={path}>{name}</Link>
            )}
          </li>
        ))}
      </Steps>
    </nav>
  );
}

const Steps = withClass('ol', css.steps);
