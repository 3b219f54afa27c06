import { countsAs } from '@babelboard/language-check';
import { foldLetters } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { type ApplicantsQuery, CEFR } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { languageKey } from '../../applying/domain/language-keys.js';

export type ApplicantFilters = Pick<ApplicantsQuery, 'language' | 'cefr' | 'question' | 'answer' | 'q'>;

/** Whose applicants: all of a company, or those of one of its offers. */
export interface ApplicantScope {
  companyId: number;
  offerId: number | null;
}

/** A condition over a row named `a`, with the values of its placeholders. */
export interface Condition {
  sql: string;
  values: unknown[];
}

const MOTHER_TONGUE = CEFR.length + 1;

/** Turns what applicants are filtered by into SQL, but for the status. */
@Injectable()
export class ApplicantConditions {
  constructor(private readonly catalogue: ReferenceCatalogue) {}

  of({ companyId, offerId }: ApplicantScope, filters: ApplicantFilters): Condition {
    const values: unknown[] = [];
    const put = (value: unknown) => `$${values.push(value)}`;
    const parts = [`a.company_id = ${put(companyId)}`];
    if (offerId !== null) {
      parts.push(`a.offer_id = ${put(offerId)}`);
    }
    if (filters.language !== undefined) {
      parts.push(`a.language_keys && ${put(this.keysOf(filters.language, filters.cefr))}::int[]`);
    }
    if (filters.question !== undefined && filters.answer !== undefined) {
      const asked = `application_id = a.id AND question_id IN (${versionsOf(put(filters.question))})`;
      const answered =
        filters.answer === 'wanted' ? 'meets' : `answer @> ANY (${put(asJson(filters.answer))}::jsonb[])`;
      parts.push(`EXISTS (SELECT FROM application_answer WHERE ${asked} AND ${answered})`);
    }
    const words = foldLetters(filters.q).match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length > 0) {
      parts.push(`a.words @@ to_tsquery('simple', ${put(words.map((word) => `${word}:*`).join(' & '))})`);
    } else if (filters.q !== '') {
      parts.push('FALSE');
    }
    return { sql: parts.join(' AND '), values };
  }

  /** Of the language and of those that count as it; an unknown one finds nobody. */
  private keysOf(slug: string, cefr: ApplicantFilters['cefr']): number[] {
    const rank = cefr === undefined ? 0 : cefr === 'native' ? MOTHER_TONGUE : CEFR.indexOf(cefr) + 1;
    const same = this.catalogue.languages().filter((language) => countsAs(language.slug) === countsAs(slug));
    return same.map(({ id }) => languageKey(id, rank));
  }
}

/** A question and all that it was before, and has become. */
function versionsOf(question: string): string {
  return `SELECT version.id FROM screening_question asked JOIN screening_question version ON version.offer_id = asked.offer_id
            AND coalesce(version.first_version_id, version.id) = coalesce(asked.first_version_id, asked.id)
          WHERE asked.id = ${question}`;
}

/** What was typed may be a switch, a number, or the words of an option, alone or among several. */
function asJson(answer: string): string[] {
  const number = Number(answer);
  return [
    JSON.stringify(answer),
    ...(answer === 'true' || answer === 'false' ? [answer] : []),
    ...(answer !== '' && Number.isFinite(number) ? [JSON.stringify(number)] : []),
  ];
}
