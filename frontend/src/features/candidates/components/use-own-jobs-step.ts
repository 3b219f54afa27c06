import { pathTo } from '@babelboard/pages';
import { useLanguageName } from '../../../i18n/language-name.js';
import { useText } from '../../../i18n/use-text.js';
import { useSession } from '../../../session/use-session.js';
import type { NextStep } from '../../../ui/next-steps.js';
import { ownJobs } from './own-jobs.js';

/** The way to the jobs in one's first language, or to all of them. */
export function useOwnJobsStep(): NextStep {
  const t = useText();
  const languageName = useLanguageName();
  const own = ownJobs(useSession().path);
  if (own === null) return { to: pathTo('job-list'), title: t('own.all-jobs'), text: t('own.all-jobs-text') };
  const { path, slug } = own;
  const language = languageName(slug);
  return { to: path, title: t('own.jobs', { language }), text: t('own.jobs-text', { language }) };
}
