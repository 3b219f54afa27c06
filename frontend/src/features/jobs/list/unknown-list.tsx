import { pathTo } from '@babelboard/pages';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { ReadingColumn } from '../../../ui/page-column.js';
import css from './unknown-list.module.css';

/** The list of a company that has no page here. */
export default function UnknownList() {
  const t = useText();
  return (
    <Column>
      <h1>{t('not-found.title')}</h1>
      <p>{t('not-found.text')}</p>
      <p>
        <Link to={pathTo('job-list')}>{t('not-found.jobs')}</Link>
      </p>
    </Column>
  );
}

const Column = withClass(ReadingColumn, css.column);
