import { ErrorSummary } from '../../../../forms/error-summary.js';
import { EditFrame } from '../../../../forms/inline/edit-frame.js';
import { SaveState } from '../../../../forms/inline/save-state.js';
import { showToasts } from '../../../../forms/show-toasts.js';
import { useText } from '../../../../i18n/use-text.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { useProfileEdit } from '../use-profile-edit.js';
import { useVersion } from '../version.js';
import { EDUCATION_NAMES, EDUCATION_SHAPE, EducationFields, type EducationValues } from './education-fields.js';
import { useFreshEntry } from './use-fresh-entry.js';
import { useRangeRule } from './use-range-rule.js';

export const NEW_EDUCATION = 'education/new';

const NOTHING: EducationValues = {
  titulo: '',
  centro_estudios: '',
  tipo_formacion: null,
  f_inicio: '',
  f_final: null,
  descripcion: '',
};

/** Something more that one has learnt. */
export function NewEducation({ onDone }: { onDone: () => void }) {
  const t = useText();
  const call = useProfileCall();
  const { language } = useVersion();
  const rule = useRangeRule();
  const edit = useProfileEdit<EducationValues>({
    part: NEW_EDUCATION,
    saved: NOTHING,
    shape: EDUCATION_SHAPE,
    rule,
    byButton: true,
    failed: 'profile.entry-failed',
    send: async (changes) => showToasts(await call('POST', 'education', { ...NOTHING, ...changes, language })),
  });
  const fresh = useFreshEntry(edit, onDone);
  return (
    <EditFrame
      {...fresh}
      name={t('profile.add-education')}
      state={<SaveState status={edit.status} failure={edit.failure} onAgain={fresh.onDone} />}
      done={t('profile.add')}
      fields={() => (
        <>
          <ErrorSummary
            errors={(Object.keys(edit.errors) as (keyof EducationValues)[]).map((field) => ({
              id: edit.id + field,
              name: t(EDUCATION_NAMES[field]),
            }))}
          />
          <EducationFields edit={edit} lang={language} />
        </>
      )}
    >
      {null}
    </EditFrame>
  );
}
