import type { CompanyDashboardResponse } from '@babelboard/wire';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import css from './figures.module.css';

/** How the company stands, in a few numbers. */
export function Figures({ dashboard: { offers, applicants, replies } }: { dashboard: CompanyDashboardResponse }) {
  const t = useText();
  const { number } = useFormat();
  const imported = offers.live - offers.used;
  return (
    <Box aria-labelledby="company-figures">
      <h2 id="company-figures" className="visually-hidden">
        {t('company-dashboard.figures')}
      </h2>
      <dl>
        <div>
          <dt>{t('company-dashboard.live')}</dt>
          <dd>
            <span>{number(offers.live)}</span>
            <small>
              {imported > 0
                ? t('company-dashboard.live-imported', { count: imported })
                : t('company-dashboard.live-of', { allowed: offers.allowed })}
            </small>
          </dd>
        </div>
        <div>
          <dt>{t('company-dashboard.views')}</dt>
          <dd>
            <span>{number(offers.views.week)}</span>
            <small>{t('company-dashboard.views-before', { count: offers.views.week_before })}</small>
          </dd>
        </div>
        <div>
          <dt>{t('company-dashboard.unanswered')}</dt>
          <dd data-late={applicants.overdue > 0}>
            <span>{number(applicants.unanswered)}</span>
            {applicants.unanswered > 0 && (
              <small>{t('company-dashboard.unanswered-new', { count: applicants.new })}</small>
            )}
          </dd>
        </div>
        {replies !== null && (
          <div>
            <dt>{t('company-dashboard.median')}</dt>
            <dd>
              <span>
                {replies.median_days === null ? '–' : t('company-dashboard.median-days', { days: replies.median_days })}
              </span>
              <small>
                {replies.median_days === null
                  ? t('company-dashboard.median-none')
                  : t('company-dashboard.median-public', { count: replies.applications })}
              </small>
            </dd>
          </div>
        )}
      </dl>
    </Box>
  );
}

const Box = withClass('section', css.box);
