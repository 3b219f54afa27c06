import type { ProfileSnapshot } from '@babelboard/candidates';

interface InLanguage {
  language: string;
}

/** What a profile says in one language, where it says it; elsewhere what it says in another one, with its language. */
export interface LocalisedProfile {
  headline: { text: string; language: string } | null;
  letterHtml: { text: string; language: string } | null;
  experience: ProfileSnapshot['experience'];
  education: ProfileSnapshot['education'];
}

/** A profile in the language asked for. An entry is taken in one language as a whole, so that nobody reads a mixture. */
export function localisedProfile(profile: ProfileSnapshot, language: string): LocalisedProfile {
  const said = (part: 'headline' | 'letterHtml') => {
    const texts = profile.texts.filter((text) => text[part] !== '');
    const [own] = texts;
    const text = texts.find((one) => isIn(one, language)) ?? own;
    return text ? { text: text[part], language: text.language } : null;
  };
  return {
    headline: said('headline'),
    letterHtml: said('letterHtml'),
    experience: profile.experience.map((entry) => {
      const other = translation(entry, language, ({ position }) => position);
      return other ? { ...entry, ...other } : entry;
    }),
    education: profile.education.map((entry) => {
      const other = translation(entry, language, ({ title }) => title);
      return other ? { ...entry, ...other } : entry;
    }),
  };
}

/** The texts of an entry in a language, where all that it says is there in that one. */
function translation<Text extends InLanguage & { description: string }>(
  entry: InLanguage & { description: string; translations: readonly Text[] },
  language: string,
  nameOf: (text: Text) => string,
): Text | undefined {
  if (isIn(entry, language)) {
    return undefined;
  }
  return entry.translations.find(
    (text) => isIn(text, language) && nameOf(text) !== '' && (text.description !== '' || entry.description === ''),
  );
}

/** Whether a text is in a language, of whatever region. */
export function isIn({ language: own }: InLanguage, language: string): boolean {
  return own.split('-')[0] === language.split('-')[0];
}
