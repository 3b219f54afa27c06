import { useOwnJobsStep } from '../../../features/candidates/components/use-own-jobs-step.js';
import { useFindLatestSearches } from '../../../features/favorites/api/find-latest-searches.js';
import { SideEntry, SideList, SideSection } from '../../../features/favorites/components/side-section.js';
import { useFailureWords } from '../../../forms/failure-words.js';
import { showToasts } from '../../../forms/show-toasts.js';
import { useText } from '../../../i18n/use-text.js';
import { useSaveAlert } from '../../../job-alerts/use-save-alert.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { giveKeyboard } from '../../../ui/give-keyboard.js';
import { NextSteps } from '../../../ui/next-steps.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import css from '../nothing-here.module.css';

/** What alerts are for, with the ways to the first one: a list, or what was searched for lately. */
export function NoAlerts() {
  const t = useText();
  const jobs = useOwnJobsStep();
  return (
    <Nothing>
      <p>
        <b>{t('no-alerts.title')}</b>
      </p>
      <p>{t('no-alerts.text')}</p>
      <SearchesToSave />
      <NextSteps title={t('no-alerts.steps')} steps={[jobs]} />
    </Nothing>
  );
}

/** The latest searches, each made an alert by one press. */
function SearchesToSave() {
  const t = useText();
  const failureWords = useFailureWords();
  const { data } = useFindLatestSearches();
  const { mutate, isPending } = useSaveAlert();
  if (data === undefined || data.data.length === 0) return null;
  const save = (path: string) =>
    mutate(
      { path },
      {
        onSuccess: (saved) => {
          showToasts(saved);
          giveKeyboard(null);
        },
        onError: (error) =>
          notifications.notify({ message: failureWords(error, t('no-alerts.not-saved')), type: 'negative' }),
      },
    );
  return (
    <SideSection aria-labelledby="searches-to-save">
      <h2 id="searches-to-save">{t('no-alerts.searches')}</h2>
      <SideList>
        {data.data.map(({ id, path, name, more_filters: more }) => (
          <SideEntry key={id}>
            <span>
              <Link to={path}>{name}</Link>
              {more > 0 && <small>{t('searches.more', { count: more })}</small>}
            </span>
            <Button
              type="button"
              data-look="outlined"
              aria-label={t('no-alerts.tell-of', { name })}
              aria-disabled={isPending}
              onClick={() => isPending || save(path)}
            >
              {t('no-alerts.tell')}
            </Button>
          </SideEntry>
        ))}
      </SideList>
    </SideSection>
  );
}

const Nothing = withClass('div', css.nothing);
