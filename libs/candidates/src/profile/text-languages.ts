import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import { languageUnknown } from '../languages/language.errors.js';

/** The languages in which texts of a profile may be. */
@Injectable()
export class TextLanguages {
  constructor(private readonly catalogue: ReferenceCatalogue) {}

  /** @throws DomainError LANGUAGE_UNKNOWN for a code that no language has in this very form */
  require(code: string, path: string): void {
    if (this.catalogue.languageByCode(code)?.code !== code) {
      throw languageUnknown(path);
    }
  }
}
