import { useLingui } from '@lingui/react';

/** A text in parts in the language of the page, by its name (`app/pages/legal`): it came with what shows it. */
export function useDocument<Document>(name: string): Document {
  const { i18n } = useLingui();
  return i18n.messages[name] as unknown as Document;
}
