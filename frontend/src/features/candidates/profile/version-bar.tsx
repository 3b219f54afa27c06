import type { Candidate } from '@babelboard/wire';
import { useI18n } from '../../../i18n/i18n.js';
import { SPOKEN_LANGUAGES, spokenLanguage } from '../../../i18n/spoken-languages.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { useTextLanguageName, useVersion } from './version.js';
import css from './version.module.css';

/** Languages in which texts may be: those with a plain code. */
const CODES = SPOKEN_LANGUAGES.map((slug) => spokenLanguage(slug)?.code ?? '').filter((code) =>
  /^[a-z]{2}$/.test(code),
);

/** The languages in which any text of a profile is there, its own first. */
function versionsOf({ language, translations, experience, education }: Candidate): string[] {
  const others = [
    ...translations,
    ...experience.flatMap((entry) => [entry, ...entry.translations]),
    ...education.flatMap((entry) => [entry, ...entry.translations]),
  ].map((text) => text.language);
  return [...new Set([language, ...others])];
}

/** Whether there is anything that another language could have, too. */
function hasTexts({ headline, presentation_letter_html: letter, experience, education }: Candidate): boolean {
  return headline !== '' || letter !== '' || experience.length > 0 || education.length > 0;
}

/** In which language one reads and writes the profile; further ones begin with nothing, and show what there is meanwhile. */
export function VersionBar({ candidate, onChange }: { candidate: Candidate; onChange: (language: string) => void }) {
  const t = useText();
  const nameOf = useTextLanguageName();
  const { language } = useVersion();
  const { locale } = useI18n();
  if (!hasTexts(candidate)) return null;
  const there = versionsOf(candidate);
  const shown = there.includes(language) ? there : [...there, language];
  const further = CODES.filter((code) => !shown.includes(code))
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <Bar role="group" aria-label={t('profile.versions')}>
      <span>{t('profile.versions')}</span>
      <div>
        {shown.map((code) => (
          <button key={code} type="button" aria-pressed={code === language} onClick={() => onChange(code)}>
            {nameOf(code)}
          </button>
        ))}
      </div>
      <select aria-label={t('profile.version-add')} value="" onChange={({ target }) => onChange(target.value)}>
        <option value="" disabled>
          {t('profile.version-add')}
        </option>
        {further.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </Bar>
  );
}

const Bar = withClass('div', css.bar);
