import type { Experience } from '@babelboard/wire';
import { TextField } from '../../../../forms/fields.js';
import { GrowingArea } from '../../../../forms/growing-area.js';
import { inParts } from '../../../../forms/inline/changed-elsewhere.js';
import { InlineCard } from '../../../../forms/inline/inline-card.js';
import { useText } from '../../../../i18n/use-text.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { useProfileEdit } from '../use-profile-edit.js';
import { useTextLanguageName } from '../version.js';
import { textsThere, withTexts } from './entry-texts.js';
import { EXPERIENCE_NAMES, EXPERIENCE_SHAPE } from './experience-fields.js';
import { ReadExperience } from './read-experience.js';

/** What somebody did there, in another language; company, place and times are the same in all. */
export function ExperienceTranslation({ entry, language }: { entry: Experience; language: string }) {
  const t = useText();
  const call = useProfileCall();
  const nameOf = useTextLanguageName();
  const { puesto = '', descripcion = '' } = entry.translations.find((text) => text.language === language) ?? {};
  const saved = { puesto, descripcion };
  const edit = useProfileEdit({
    part: `experience/${entry.id}:${language}`,
    saved,
    shape: { descripcion: EXPERIENCE_SHAPE.descripcion },
    send: (changes, base) =>
      inParts({ changes, base }, textsThere(language), () =>
        call('PATCH', `experience/${entry.id}`, {
          translations: withTexts(entry.translations, { language, ...saved, ...changes }),
          base: { translations: withTexts(entry.translations, { language, ...saved, ...base }) },
        }),
      ),
  });
  return (
    <InlineCard
      edit={edit}
      name={t('profile.in-language', { name: entry.puesto, language: nameOf(language) })}
      nameOf={(field) => t(EXPERIENCE_NAMES[field])}
      fields={() => (
        <>
          <TextField
            {...edit.field('puesto')}
            label={t('profile.position')}
            hint={entry.puesto}
            maxLength={160}
            lang={language}
          />
          <GrowingArea
            {...edit.field('descripcion')}
            label={t('profile.what-you-did')}
            hint={entry.descripcion === '' ? undefined : entry.descripcion}
            maxLength={4_000}
            lang={language}
            optional
          />
        </>
      )}
    >
      <ReadExperience entry={entry} />
    </InlineCard>
  );
}
