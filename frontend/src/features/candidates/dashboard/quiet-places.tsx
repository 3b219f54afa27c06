import { pathTo } from '@babelboard/pages';
import { Sentence } from '../../../i18n/sentence.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import css from './quiet-places.module.css';

/** What does not stand here yet, with what one can do meanwhile. */
export function QuietPlaces() {
  const t = useText();
  return (
    <Box aria-labelledby="not-yet">
      <h2 id="not-yet">{t('dashboard.not-yet')}</h2>
      <dl>
        <dt>{t('dashboard.alerts')}</dt>
        <dd>
          <Sentence
            text="dashboard.alerts-text"
            parts={{ link: <Link to={pathTo('job-alerts')}>{t('dashboard.alerts-link')}</Link> }}
          />
        </dd>
      </dl>
    </Box>
  );
}

const Box = withClass('section', css.box);
