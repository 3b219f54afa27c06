import type { UiLanguage } from '@babelboard/texts';
import type { UnlockedPeopleResponse } from '@babelboard/wire';
import { csvLine, SEPARATORS } from '../applicants/csv-line.js';
import { apiTexts } from '../texts/api-texts.js';

/** Spreadsheets take the file for UTF-8 by this mark. */
const BYTE_ORDER_MARK = '\ufeff';

const HEADS = ['name', 'email', 'headline', 'place', 'languages', 'tags', 'note', 'unlocked'] as const;

export function unlockedFileName(language: UiLanguage): string {
  return `${apiTexts.in(language)('unlocked.file')}.csv`;
}

/** People whom a company knows as a table, in the language of whoever asks for it. @param emails by the id of a row */
export function* unlockedLines(
  rows: UnlockedPeopleResponse['people'],
  emails: ReadonlyMap<string, string>,
  language: UiLanguage,
): Generator<string> {
  const t = apiTexts.in(language);
  const separator = SEPARATORS[language];
  yield BYTE_ORDER_MARK +
    csvLine(
      HEADS.map((head) => t(`unlocked.${head}`)),
      separator,
    );
  for (const row of rows) {
    const languages = row.languages.map(({ name, cefr }) => `${name} ${cefr ?? t('applicants.native')}`);
    yield csvLine(
      [
        `${row.first_name} ${row.last_name}`.trim(),
        emails.get(row.id) ?? '',
        row.headline,
        [row.place, row.country?.name].filter(Boolean).join(', '),
        languages.join('; '),
        row.tags.join('; '),
        row.note,
        row.unlocked_at,
      ],
      separator,
    );
  }
}
