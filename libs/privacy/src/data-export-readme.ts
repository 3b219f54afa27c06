import { formatsOf, type UiLanguage } from '@babelboard/texts';
import { privacyTexts } from './texts/privacy-texts.js';

export interface CopiedTable {
  name: string;
  rows: number;
  files: number;
}

/** The text beside the data of a copy, in the language of the account. @param tables with the number of their rows and files */
export function dataExportReadme(
  language: UiLanguage,
  site: { productName: string; baseUrl: string },
  requestedAt: Date,
  tables: readonly CopiedTable[],
): string {
  const t = privacyTexts.in(language);
  const { productName: product, baseUrl: address } = site;
  const lines = tables.map(({ name, rows, files }) => t('copy.table', { name, rows, files }));
  return [
    t('copy.title', { product, address, moment: formatsOf(language).moment(requestedAt) }),
    '',
    t('copy.what'),
    t('copy.form'),
    '',
    ...lines,
    '',
    t('copy.left-out'),
    '',
    t('copy.rights'),
    '',
  ].join('\r\n');
}
