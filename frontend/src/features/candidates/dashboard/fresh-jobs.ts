import { checkLanguages, type HeldLanguage, summariseLanguages } from '@babelboard/language-check';
import type { JobCard } from '@babelboard/wire';
import { askedLanguages } from '../../../languages-i-speak/asked-languages.js';

/** How many of these offers came today, where the person is. */
export function cameToday(jobs: readonly Pick<JobCard, 'published_at'>[], now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  return jobs.filter(({ published_at }) => Date.parse(published_at) >= midnight).length;
}

/** Those whose languages somebody holds as asked; all where none is. */
export function suiting<Job extends Pick<JobCard, 'languages'>>(
  jobs: readonly Job[],
  held: readonly HeldLanguage[],
): readonly Job[] {
  const suits = jobs.filter(({ languages }) => {
    const asked = askedLanguages(languages);
    return asked.length > 0 && summariseLanguages(asked, checkLanguages(asked, [...held])).suits;
  });
  return suits.length > 0 ? suits : jobs;
}
