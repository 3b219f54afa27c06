import { readFileSync } from 'node:fs';
import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { createTexts, type Texts } from './create-texts.js';
import type { UiLanguage } from './languages.js';

/** The texts of one context, in every language. They are read and compiled when they are first asked for. */
export class Catalogues<Key extends string = string> {
  private readonly made = new Map<UiLanguage, Texts<Key>>();

  constructor(private readonly folder: URL) {}

  /** The texts in one language. */
  in(language: UiLanguage): Texts<Key> {
    const texts = this.made.get(language) ?? createTexts<Key>(language, compiled(this.messages(language)));
    this.made.set(language, texts);
    return texts;
  }

  /** As they stand in the file, in ICU MessageFormat. */
  messages(language: UiLanguage): Record<string, string> {
    return JSON.parse(readFileSync(new URL(`${language}.json`, this.folder), 'utf8')) as Record<string, string>;
  }
}

/**
 * The catalogues `<language>.json` beside a module, in ICU MessageFormat: `readCatalogues<typeof en>(import.meta.url)`.
 * The build takes them along.
 */
export function readCatalogues<English extends object>(module: string): Catalogues<keyof English & string> {
  return new Catalogues(new URL('.', module));
}

function compiled(messages: Record<string, string>): Messages {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, compileMessage(message)]));
}
