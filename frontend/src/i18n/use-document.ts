import { useI18n } from './i18n.js';

/** A text in parts in the language of the page, by its name (`app/pages/legal`), which is declared beside it: it came with what shows it. */
export function useDocument<Name extends keyof TextDocuments>(name: Name): TextDocuments[Name] {
  const i18n = useI18n();
  return i18n.messages[name] as unknown as TextDocuments[Name];
}
