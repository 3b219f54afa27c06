import { pathTo } from '@babelboard/pages';
import type { DashboardResponse } from '@babelboard/wire';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import css from './own-alerts.module.css';
import { Section } from './section.js';

/** How many lists are looked through for somebody, and when the last mail of one came. */
export function OwnAlerts({ alerts: { total, paused, last_sent_at: last } }: Pick<DashboardResponse, 'alerts'>) {
  const t = useText();
  const { ago } = useFormat();
  const link = t(total === 0 ? 'dashboard.alerts-begin' : 'dashboard.alerts-all');
  return (
    <Section title={t('dashboard.alerts')} more={<Link to={pathTo('job-alerts')}>{link}</Link>}>
      <Facts>
        {total === 0 ? (
          <p>{t('dashboard.alerts-none')}</p>
        ) : (
          <>
            <p>{t('dashboard.alerts-count', { count: total })}</p>
            {paused > 0 && <p>{t('dashboard.alerts-paused', { count: paused })}</p>}
            <p>
              {last === null
                ? t('dashboard.alerts-no-mail')
                : t('dashboard.alerts-last', { ago: ago(last, Date.now()) })}
            </p>
          </>
        )}
      </Facts>
    </Section>
  );
}

const Facts = withClass('div', css.facts);
