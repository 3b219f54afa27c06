import type { Education } from '@babelboard/wire';
import { TextField } from '../../../../forms/fields.js';
import { GrowingArea } from '../../../../forms/growing-area.js';
import { inParts } from '../../../../forms/inline/changed-elsewhere.js';
import { InlineCard } from '../../../../forms/inline/inline-card.js';
import { useText } from '../../../../i18n/use-text.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { useProfileEdit } from '../use-profile-edit.js';
import { useTextLanguageName } from '../version.js';
import { EDUCATION_NAMES, EDUCATION_SHAPE } from './education-fields.js';
import { textsThere, withTexts } from './entry-texts.js';
import { ReadEducation } from './read-education.js';

/** What somebody learnt there, in another language; school, kind and times are the same in all. */
export function EducationTranslation({ entry, language }: { entry: Education; language: string }) {
  const t = useText();
  const call = useProfileCall();
  const nameOf = useTextLanguageName();
  const { titulo = '', descripcion = '' } = entry.translations.find((text) => text.language === language) ?? {};
  const saved = { titulo, descripcion };
  const edit = useProfileEdit({
    part: `education/${entry.id}:${language}`,
    saved,
    shape: { descripcion: EDUCATION_SHAPE.descripcion },
    send: (changes, base) =>
      inParts({ changes, base }, textsThere(language), () =>
        call('PATCH', `education/${entry.id}`, {
          translations: withTexts(entry.translations, { language, ...saved, ...changes }),
          base: { translations: withTexts(entry.translations, { language, ...saved, ...base }) },
        }),
      ),
  });
  return (
    <InlineCard
      edit={edit}
      name={t('profile.in-language', { name: entry.titulo, language: nameOf(language) })}
      nameOf={(field) => t(EDUCATION_NAMES[field])}
      fields={() => (
        <>
          <TextField
            {...edit.field('titulo')}
            label={t('profile.qualification')}
            hint={entry.titulo}
            maxLength={200}
            lang={language}
          />
          <GrowingArea
            {...edit.field('descripcion')}
            label={t('profile.what-you-learnt')}
            hint={entry.descripcion === '' ? undefined : entry.descripcion}
            maxLength={4_000}
            lang={language}
            optional
          />
        </>
      )}
    >
      <ReadEducation entry={entry} />
    </InlineCard>
  );
}
