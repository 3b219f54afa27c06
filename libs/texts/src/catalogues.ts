import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { createTexts, type Texts, type TextValues } from './create-texts.js';
import { DEFAULT_LANGUAGE, UI_LANGUAGE_CODES, type UiLanguage } from './languages.js';

/** The texts of one context, in every language. They are read and compiled when they are first asked for. */
export class Catalogues<Key extends string = string> {
  private known: ReadonlySet<string> | undefined;
  private readonly made = new Map<UiLanguage, Texts<Key>>();

  constructor(private readonly folder: URL) {}

  get keys(): ReadonlySet<string> {
    this.known ??= new Set(Object.keys(this.messages(DEFAULT_LANGUAGE)));
    return this.known;
  }

  /** The texts in one language. */
  in(language: UiLanguage): Texts<Key> {
    const texts = this.made.get(language) ?? createTexts<Key>(language, compiled(this.messages(language)));
    this.made.set(language, texts);
    return texts;
  }

  /** A text by a key that is only known at run time; null where there is none. */
  find(language: UiLanguage, key: string, values: TextValues): string | null {
    return this.keys.has(key) ? (this.in(language) as Texts)(key, values) : null;
  }

  /** As they stand in the file, in ICU MessageFormat. */
  messages(language: UiLanguage): Record<string, string> {
    return JSON.parse(readFileSync(this.file(language), 'utf8')) as Record<string, string>;
  }

  /** Files of languages that are not there, by their places in the sources, which the build repeats in `dist`. */
  missing(): string[] {
    return UI_LANGUAGE_CODES.map((language) => this.file(language))
      .filter((file) => !existsSync(file))
      .map((file) => relative('', fileURLToPath(file)).replace(/^dist\//, ''));
  }

  private file(language: UiLanguage): URL {
    return new URL(`${language}.json`, this.folder);
  }
}

/** Catalogues whose keys are not known when this is compiled. */
export type AnyCatalogues = Pick<Catalogues, 'keys' | 'find' | 'messages' | 'missing'>;

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
