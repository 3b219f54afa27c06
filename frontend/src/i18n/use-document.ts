import { useI18n } from './i18n.js';

/** A text in parts in the language of the page, by its name (`app/pages/legal`): it came with what shows it. */
export function useDocument<Document>(name: string): Document {
  const i18n = useI18n();
  return i18n.messages[name] as unknown as Document;
}
