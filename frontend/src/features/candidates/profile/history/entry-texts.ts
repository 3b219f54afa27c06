/** The texts of an entry in other languages. */
export interface Translated {
  language: string;
  descripcion: string;
}

export interface Texted<Text extends Translated> {
  /** Of its own texts. */
  language: string;
  translations: Text[];
}

/** The texts of an entry in a language; null where it has none, and its own stand in. */
export function textsIn<Text extends Translated>(
  entry: Texted<Text> & Omit<Text, 'language'>,
  language: string,
): Text | null {
  if (entry.language === language) return entry as unknown as Text;
  return entry.translations.find((text) => text.language === language) ?? null;
}

/** All texts in other languages, with those of one language replaced; empty ones go. */
export function withTexts<Text extends Translated>(translations: Text[], text: Text): Text[] {
  const { language, ...said } = text;
  const others = translations.filter((one) => one.language !== language);
  return Object.values(said).some((value) => value !== '') ? [...others, text] : others;
}

/** Reads the texts in a language from what the server has of an entry; null where it does not say it. */
export function textsThere(language: string): (current: { translations?: unknown }) => Record<string, unknown> | null {
  return ({ translations }) =>
    Array.isArray(translations) ? (translations.find((text) => text.language === language) ?? {}) : null;
}
