import type { Candidate, Experience } from '@babelboard/wire';
import { useText } from '../../../../i18n/use-text.js';
import { hasDraft } from '../use-has-draft.js';
import { ExperienceEntry } from './experience-entry.js';
import { HistorySection } from './history-section.js';
import { NEW_EXPERIENCE, NewExperience } from './new-experience.js';

/** Where one has worked. */
export function ExperienceSection({ account, experience }: { account: number } & Pick<Candidate, 'experience'>) {
  const t = useText();
  return (
    <HistorySection<Experience>
      kind="experience"
      title={t('profile.experience')}
      empty={t('profile.experience-empty')}
      add={t('profile.add-experience')}
      entries={experience}
      nameOf={({ puesto, empresa }) => t('profile.at', { position: puesto, company: empresa })}
      show={(entry) => <ExperienceEntry entry={entry} />}
      fresh={(done) => <NewExperience onDone={done} />}
      begun={hasDraft(account, NEW_EXPERIENCE)}
    />
  );
}
