import { pathTo } from '@babelboard/pages';
import type { CompanyDashboardResponse } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { CheckIcon } from '../../../ui/icons/check-icon.js';
import { STEP_WORDS } from './first-panel.js';
import { COMPANY_STEPS, doneSteps, openSteps } from './first-thing.js';
import css from './side.module.css';

/** What a new company has done and what comes next; nothing once all of it is done. */
export function FirstSteps({ dashboard, owner }: { dashboard: CompanyDashboardResponse; owner: boolean }) {
  const t = useText();
  const open = openSteps(dashboard, owner);
  const done = doneSteps(dashboard);
  const shown = COMPANY_STEPS.filter((step) => open.includes(step) || done.includes(step));
  if (open.length === 0) return null;
  return (
    <Box aria-labelledby="company-steps">
      <h2 id="company-steps">{t('company-dashboard.steps')}</h2>
      <p>{t('company-dashboard.steps-done', { done: shown.length - open.length, of: shown.length })}</p>
      <ol>
        {shown.map((step) => (
          <li key={step} data-done={done.includes(step)}>
            {done.includes(step) ? (
              <>
                <CheckIcon />
                <span>{t(STEP_WORDS[step].title)}</span>
                <span className="visually-hidden">{t('company-dashboard.step-done')}</span>
              </>
            ) : (
              <>
                <i aria-hidden="true" />
                <Link to={STEP_WORDS[step].to}>{t(STEP_WORDS[step].title)}</Link>
                <span className="visually-hidden">{t('company-dashboard.step-open')}</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </Box>
  );
}

/** Offers that wait for their company: drafts, paused ones, those that end soon, and those that may be open no more. */
export function RestingOffers({ offers }: { offers: CompanyDashboardResponse['offers'] }) {
  const t = useText();
  const jobs = pathTo('company-jobs');
  const kinds = [
    { count: offers.expiring, text: 'company-dashboard.expiring', to: `${jobs}?state=published&sort=expires` },
    { count: offers.unconfirmed, text: 'company-dashboard.unconfirmed', to: `${jobs}?confirm=due` },
    { count: offers.drafts, text: 'company-dashboard.drafts', to: `${jobs}?state=draft` },
    { count: offers.paused, text: 'company-dashboard.paused', to: `${jobs}?state=paused` },
  ] as const;
  const shown = kinds.filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <Links>
      {shown.map(({ count, text, to }) => (
        <li key={text}>
          <Link to={to}>{t(text, { count })}</Link>
        </li>
      ))}
    </Links>
  );
}

const Box = withClass('section', css.box);

const Links = withClass('ul', css.links);
