import { DEFAULT_LANGUAGE, type UiLanguage } from '@babelboard/texts';

/** Something with names in several languages: `name` is that in the default one, `names` those in others by their codes. */
export interface Named {
  name: string;
  names: Readonly<Record<string, string>>;
}

/** A name to show; `lang` says in which language it is, where that is not the one that was asked for. */
export interface NameIn {
  name: string;
  lang?: UiLanguage;
}

/** What something is called in a language; where the sources have no name in it, the one in the default language stands. */
export function nameIn({ name, names }: Named, language: UiLanguage): NameIn {
  const own = language === DEFAULT_LANGUAGE ? name : names[language];
  return own === undefined ? { name, lang: DEFAULT_LANGUAGE } : { name: own };
}

const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * What a city is called in a language. English has names of its own for cities (Cologne, Milan), which mean nothing elsewhere: without a
 * name in the language a city is called as at home, where that can be read.
 */
export function cityNameIn({ name, names, nativeName }: Named & { nativeName: string }, language: UiLanguage): string {
  if (language === DEFAULT_LANGUAGE) {
    return name;
  }
  return names[language] ?? (NOT_LATIN.test(nativeName) ? name : nativeName);
}
