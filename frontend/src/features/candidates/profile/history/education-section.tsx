import type { Candidate, Education } from '@babelboard/wire';
import { useText } from '../../../../i18n/use-text.js';
import { hasDraft } from '../use-has-draft.js';
import { EducationEntry } from './education-entry.js';
import { HistorySection } from './history-section.js';
import { NEW_EDUCATION, NewEducation } from './new-education.js';

/** What one has learnt, and where. */
export function EducationSection({ account, education }: { account: number } & Pick<Candidate, 'education'>) {
  const t = useText();
  return (
    <HistorySection<Education>
      kind="education"
      title={t('profile.education')}
      empty={t('profile.education-empty')}
      add={t('profile.add-education')}
      entries={education}
      nameOf={({ titulo, centro_estudios }) => t('profile.at', { position: titulo, company: centro_estudios })}
      show={(entry) => <EducationEntry entry={entry} />}
      fresh={(done) => <NewEducation onDone={done} />}
      begun={hasDraft(account, NEW_EDUCATION)}
    />
  );
}
