import { pathIn, splitPath, type UiLanguage } from '@babelboard/texts';

const FEED = /^\/feeds(\/.+)\.atom$/;

/** The path of a list's feed in a language: `/feeds`, and then as its page. @param list as of the default language */
export function feedPath(list: string, language: UiLanguage): string {
  return `/feeds${pathIn(language, list)}.atom`;
}

/** It is the other way round of `feedPath`. */
export function readFeedPath(path: string): { path: string; language: UiLanguage } {
  return splitPath(FEED.exec(path)?.[1] ?? '');
}
