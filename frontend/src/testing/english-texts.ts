import { readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Text } from '../i18n/use-text.js';

/** Reads English messages from the catalogues of these folders below `src`. */
export function englishTexts(...folders: string[]): Text {
  const messages = folders.flatMap((folder) =>
    Object.entries(JSON.parse(readFileSync(new URL(`../${folder}/texts/en.json`, import.meta.url), 'utf8'))).map(
      ([key, text]) => [key, compileMessage(String(text))] as const,
    ),
  );
  const i18n = setupI18n({ locale: 'en', messages: { en: Object.fromEntries(messages) } });
  return (key, values) => i18n._(key, values);
}
