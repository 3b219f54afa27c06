import { describe, expect, it } from '@jest/globals';
import { dataExportReadme } from './data-export-readme.js';

const SITE = { productName: 'Babelboard', baseUrl: 'https://board.test' };
const TABLES = [
  { name: 'account', rows: 1, files: 0 },
  { name: 'sessions', rows: 0, files: 0 },
  { name: 'documents', rows: 1_200, files: 1 },
  { name: 'pictures', rows: 2, files: 3 },
];
const linesIn = (language: 'en' | 'de') =>
  dataExportReadme(language, SITE, new Date('2026-11-21T09:05:30Z'), TABLES).split('\r\n');

describe('the text beside the data of a copy', () => {
  it('counts what is in it', () => {
    expect(linesIn('en')).toEqual(
      expect.arrayContaining([
        'Your data at Babelboard (https://board.test), as of 21 November 2026 at 09:05 UTC',
        'account.json: 1 entry',
        'sessions.json: 0 entries',
        'documents.json: 1,200 entries, 1 file in files/documents/',
        'pictures.json: 2 entries, 3 files in files/pictures/',
      ]),
    );
  });

  it('does so in German, too', () => {
    expect(linesIn('de')).toEqual(
      expect.arrayContaining([
        'Deine Daten bei Babelboard (https://board.test), Stand: 21. November 2026 um 09:05 UTC',
        'account.json: 1 Eintrag',
        'sessions.json: 0 Einträge',
        'documents.json: 1.200 Einträge, 1 Datei in files/documents/',
        'pictures.json: 2 Einträge, 3 Dateien in files/pictures/',
      ]),
    );
  });
});
