import type { Experience } from '@babelboard/wire';
import { InlineCard } from '../../../../forms/inline/inline-card.js';
import { useText } from '../../../../i18n/use-text.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { useProfileEdit } from '../use-profile-edit.js';
import { useVersion } from '../version.js';
import { RemoveEntry, Star } from './entry-actions.js';
import { EXPERIENCE_NAMES, EXPERIENCE_SHAPE, ExperienceFields, type ExperienceValues } from './experience-fields.js';
import { ExperienceTranslation } from './experience-translation.js';
import { ReadExperience } from './read-experience.js';
import { useRangeRule } from './use-range-rule.js';

/** A place where one has worked. Seen in another language, its texts are edited in that one. */
export function ExperienceEntry({ entry }: { entry: Experience }) {
  const { language } = useVersion();
  return entry.language === language ? (
    <OwnEntry entry={entry} />
  ) : (
    <ExperienceTranslation key={language} entry={entry} language={language} />
  );
}

function OwnEntry({ entry }: { entry: Experience }) {
  const t = useText();
  const call = useProfileCall();
  const rule = useRangeRule();
  const { id, highlighted, language, translations, ...values } = entry;
  const path = `experience/${id}`;
  const name = t('profile.at', { position: entry.puesto, company: entry.empresa });
  const edit = useProfileEdit<ExperienceValues>({
    part: path,
    saved: values,
    shape: EXPERIENCE_SHAPE,
    rule,
    send: (changes, base) => call('PATCH', path, { ...changes, base }),
  });
  return (
    <InlineCard
      edit={edit}
      name={name}
      nameOf={(field) => t(EXPERIENCE_NAMES[field])}
      besidePencil={<Star path={path} name={name} on={highlighted === 1} />}
      beside={<RemoveEntry kind="experience" entry={entry} name={name} body={{ ...values, language, translations }} />}
      fields={() => <ExperienceFields edit={edit} lang={language} />}
    >
      <ReadExperience entry={entry} />
    </InlineCard>
  );
}
