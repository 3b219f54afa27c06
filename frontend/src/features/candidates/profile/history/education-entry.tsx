import type { Education } from '@babelboard/wire';
import { InlineCard } from '../../../../forms/inline/inline-card.js';
import { useText } from '../../../../i18n/use-text.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { useProfileEdit } from '../use-profile-edit.js';
import { useVersion } from '../version.js';
import { EDUCATION_NAMES, EDUCATION_SHAPE, EducationFields, type EducationValues } from './education-fields.js';
import { EducationTranslation } from './education-translation.js';
import { RemoveEntry, Star } from './entry-actions.js';
import { ReadEducation } from './read-education.js';
import { useRangeRule } from './use-range-rule.js';

/** Something one has learnt. Seen in another language, its texts are edited in that one. */
export function EducationEntry({ entry }: { entry: Education }) {
  const { language } = useVersion();
  return entry.language === language ? (
    <OwnEntry entry={entry} />
  ) : (
    <EducationTranslation key={language} entry={entry} language={language} />
  );
}

function OwnEntry({ entry }: { entry: Education }) {
  const t = useText();
  const call = useProfileCall();
  const rule = useRangeRule();
  const { id, highlighted, language, translations, ...values } = entry;
  const path = `education/${id}`;
  const name = t('profile.at', { position: entry.titulo, company: entry.centro_estudios });
  const edit = useProfileEdit<EducationValues>({
    part: path,
    saved: values,
    shape: EDUCATION_SHAPE,
    rule,
    send: (changes, base) => call('PATCH', path, { ...changes, base }),
  });
  return (
    <InlineCard
      edit={edit}
      name={name}
      nameOf={(field) => t(EDUCATION_NAMES[field])}
      besidePencil={<Star path={path} name={name} on={highlighted === 1} />}
      beside={<RemoveEntry kind="education" entry={entry} name={name} body={{ ...values, language, translations }} />}
      fields={() => <EducationFields edit={edit} lang={language} />}
    >
      <ReadEducation entry={entry} />
    </InlineCard>
  );
}
