import { ErrorSummary } from '../../../../forms/error-summary.js';
import { EditFrame } from '../../../../forms/inline/edit-frame.js';
import { SaveState } from '../../../../forms/inline/save-state.js';
import { showToasts } from '../../../../forms/show-toasts.js';
import { useText } from '../../../../i18n/use-text.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { useProfileEdit } from '../use-profile-edit.js';
import { useVersion } from '../version.js';
import { EXPERIENCE_NAMES, EXPERIENCE_SHAPE, ExperienceFields, type ExperienceValues } from './experience-fields.js';
import { useFreshEntry } from './use-fresh-entry.js';
import { useRangeRule } from './use-range-rule.js';

export const NEW_EXPERIENCE = 'experience/new';

const NOTHING: ExperienceValues = {
  puesto: '',
  empresa: '',
  lugar: '',
  fk_pais_id: null,
  f_inicio: '',
  f_final: null,
  descripcion: '',
};

/** A further place where one has worked. */
export function NewExperience({ onDone }: { onDone: () => void }) {
  const t = useText();
  const call = useProfileCall();
  const { language } = useVersion();
  const rule = useRangeRule();
  const edit = useProfileEdit<ExperienceValues>({
    part: NEW_EXPERIENCE,
    saved: NOTHING,
    shape: EXPERIENCE_SHAPE,
    rule,
    byButton: true,
    failed: 'profile.entry-failed',
    send: async (changes) => showToasts(await call('POST', 'experience', { ...NOTHING, ...changes, language })),
  });
  const fresh = useFreshEntry(edit, onDone);
  return (
    <EditFrame
      {...fresh}
      name={t('profile.add-experience')}
      state={<SaveState status={edit.status} failure={edit.failure} onAgain={fresh.onDone} />}
      done={t('profile.add')}
      fields={() => (
        <>
          <ErrorSummary
            errors={(Object.keys(edit.errors) as (keyof ExperienceValues)[]).map((field) => ({
              id: edit.id + field,
              name: t(EXPERIENCE_NAMES[field]),
            }))}
          />
          <ExperienceFields edit={edit} lang={language} />
        </>
      )}
    >
      {null}
    </EditFrame>
  );
}
