import { openSteps, type ProfileStep } from '@babelboard/wire';
import { useOwnJobsStep } from '../../../features/candidates/components/use-own-jobs-step.js';
import { useFindDashboard } from '../../../features/candidates/dashboard/api/find-dashboard.js';
import { useStepWords } from '../../../features/candidates/steps/use-step-words.js';
import { useText } from '../../../i18n/use-text.js';
import { NextSteps } from '../../../ui/next-steps.js';
import { Note } from '../../../ui/note.js';

/** What an offer is compared with at least. */
const NEEDED: readonly ProfileStep[] = ['general_information', 'languages', 'cv'];

/** What a profile lacks before offers can be compared with it, each with the way to it. */
export function IncompleteProfile() {
  const t = useText();
  const words = useStepWords();
  const jobs = useOwnJobsStep();
  const { data } = useFindDashboard();
  const open = data === undefined ? [] : openSteps(data.tasks).filter((step) => NEEDED.includes(step));
  return (
    <>
      <Note role="note">
        <p>{t('for-you.incomplete')}</p>
      </Note>
      {open.length > 0 && (
        <NextSteps
          title={t('for-you.lacking')}
          steps={open.map((step) => {
            const { to, title, reason } = words(step);
            return { to, title, text: reason };
          })}
        />
      )}
      <NextSteps title={t('for-you.meanwhile')} steps={[jobs]} />
    </>
  );
}
