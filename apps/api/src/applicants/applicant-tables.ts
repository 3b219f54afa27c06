import type { ApplicantExport, ExportedApplicant } from '@babelboard/applications';
import { nameIn, ReferenceCatalogue } from '@babelboard/reference-data';
import type { UiLanguage } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';
import { presentLanguageLevel } from '../candidates/present-language-level.js';
import { type ApiTexts, apiTexts } from '../texts/api-texts.js';
import { csvLine, SEPARATORS } from './csv-line.js';

/** Spreadsheets take the file for UTF-8 by this mark. */
const BYTE_ORDER_MARK = '\ufeff';

const HEADS = ['name', 'status', 'applied', 'changed', 'headline', 'place', 'languages', 'skills', 'rating'] as const;

/** Applicants as a table in the language of whoever asks for it. */
@Injectable()
export class ApplicantTables {
  constructor(private readonly catalogue: ReferenceCatalogue) {}

  fileName(offerId: number, language: UiLanguage): string {
    return `${apiTexts.in(language)('applicants.file')}-${offerId}.csv`;
  }

  async *lines({ questions, batches }: ApplicantExport, language: UiLanguage): AsyncGenerator<string> {
    const t = apiTexts.in(language);
    const separator = SEPARATORS[language];
    yield BYTE_ORDER_MARK +
      csvLine([...HEADS.map((head) => t(`applicants.${head}`)), ...questions.map(({ text }) => text)], separator);
    for await (const batch of batches) {
      const lines = batch.map((applicant) =>
        csvLine(
          [
            ...this.cells(applicant, t, language),
            ...questions.map(({ ids }) => answerOf(answerAmong(applicant.answers, ids), t)),
          ],
          separator,
        ),
      );
      yield lines.join('');
    }
  }

  private cells(applicant: ExportedApplicant, t: ApiTexts, language: UiLanguage): (string | number | null)[] {
    const skills = applicant.skillIds.flatMap((id) => {
      const skill = this.catalogue.skill(id);
      return skill === undefined ? [] : [nameIn(skill, language).name];
    });
    const languages = applicant.languages.flatMap(({ languageId, level }) => {
      const record = this.catalogue.language(languageId);
      const { cefr } = presentLanguageLevel(level);
      return record === undefined ? [] : [`${nameIn(record, language).name} ${cefr ?? t('applicants.native')}`];
    });
    return [
      applicant.name,
      t(`applicants.status.${applicant.status}`),
      applicant.appliedAt.toISOString(),
      applicant.changedAt.toISOString(),
      applicant.headline,
      applicant.place,
      languages.join('; '),
      [...skills, ...applicant.ownSkills].join('; '),
      applicant.ratingMean === null ? null : Math.round(applicant.ratingMean * 10) / 10,
    ];
  }
}

/** The answer to whichever version of a question an applicant was asked. */
function answerAmong(answers: ExportedApplicant['answers'], ids: readonly number[]) {
  const answered = ids.find((id) => answers[id] !== undefined);
  return answered === undefined ? null : (answers[answered] ?? null);
}

function answerOf(answer: ExportedApplicant['answers'][string] | null, t: ApiTexts): string | number | null {
  if (typeof answer === 'boolean') {
    return t(answer ? 'applicants.yes' : 'applicants.no');
  }
  return Array.isArray(answer) ? answer.join('; ') : answer;
}
