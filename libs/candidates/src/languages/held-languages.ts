import { findHeldLanguagesFault } from '@babelboard/language-check';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SpokenLanguage } from './domain/spoken-language.js';
import { CandidateLanguage } from './entities/candidate-language.entity.js';
import { languageNotSpoken, languageRepeated, tooManyLanguages, tooManyMotherTongues } from './language.errors.js';

const MOST_LANGUAGES = 50;

/** The list of languages of one candidate, whose account is locked. */
@Injectable()
export class HeldLanguages {
  find(tx: EntityManager, accountId: number): Promise<SpokenLanguage[]> {
    return tx.query(
      'SELECT language_id AS "languageId", level FROM candidate_language WHERE account_id = $1 ORDER BY position',
      [accountId],
    );
  }

  /** @throws DomainError LANGUAGE_NOT_SPOKEN */
  placeOf(spoken: readonly SpokenLanguage[], languageId: number | undefined): number {
    const at = spoken.findIndex((language) => language.languageId === languageId);
    if (at === -1) {
      throw languageNotSpoken();
    }
    return at;
  }

  /** @throws DomainError LANGUAGE_REPEATED, TOO_MANY_MOTHER_TONGUES, TOO_MANY_LANGUAGES where one person cannot hold these together */
  async put(tx: EntityManager, accountId: number, spoken: readonly SpokenLanguage[]): Promise<void> {
    const fault = findHeldLanguagesFault(
      spoken.map(({ languageId, level }) => ({ slug: `${languageId}`, rank: level })),
    );
    if (fault !== null) {
      throw fault.kind === 'repeated' ? languageRepeated('language') : tooManyMotherTongues('level');
    }
    if (spoken.length > MOST_LANGUAGES) {
      throw tooManyLanguages(MOST_LANGUAGES);
    }
    await tx.delete(CandidateLanguage, { accountId });
    await tx.insert(
      CandidateLanguage,
      spoken.map((language, position) => CandidateLanguage.of(accountId, language, position)),
    );
  }
}
