import { DEFAULT_LANGUAGE, type UiLanguage } from '@babelboard/texts';
import type { AnyCatalogues } from '@babelboard/texts/server';
import { type CodedError, DomainError } from './domain-error.js';

const PREFIX = 'errors.';

/** What is said about an error, by its code: each has its words in the texts of the one context that throws it. */
export class ErrorWords {
  private readonly owners = new Map<string, AnyCatalogues>();

  /** @throws Error where two of them have words for the same code */
  constructor(catalogues: readonly AnyCatalogues[]) {
    for (const catalogue of catalogues) {
      for (const key of [...catalogue.keys].filter((one) => one.startsWith(PREFIX))) {
        if (this.owners.has(key)) {
          throw new Error(`Two contexts have words for the error ${key.slice(PREFIX.length)}`);
        }
        this.owners.set(key, catalogue);
      }
    }
  }

  of({ code, params }: CodedError, language: UiLanguage): string {
    const key = `${PREFIX}${code}`;
    return this.owners.get(key)?.find(language, key, params) ?? code;
  }

  /** For logs and the command line, which are in the default language; other errors say themselves what happened. */
  readonly messageOf = (error: Error): string =>
    error instanceof DomainError ? this.of(error, DEFAULT_LANGUAGE) : error.message;
}
