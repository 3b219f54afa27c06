import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UI_LANGUAGE_CODES, UI_LANGUAGES } from '@babelboard/texts';
import { expect, it } from '@jest/globals';
import { ROOT, sourceFiles } from '../support/catalogue-files.js';

/** Sources that are about languages as such, or speak to developers alone. */
const ABOUT_LANGUAGES = [
  /^libs\/texts\//,
  /^libs\/language-recognition\//,
  // How words are cut, joined and told apart in a language.
  /^libs\/search\/src\/domain\//,
  // Swiss German ads are read as German ones.
  /^libs\/search\/src\/engines\/offer-documents\.ts$/,
  // Ads in the languages of their authors.
  /^apps\/cli\/src\/demo\//,
  /^apps\/api\/src\/dev\//,
];

it('no code names a language of the interface: it follows the one that is asked for, or the default', () => {
  const codes = [...UI_LANGUAGE_CODES, ...Object.values(UI_LANGUAGES).map(({ locale }) => locale)].join('|');
  const fixed = new RegExp(`['"](?:${codes})['"]|\\btoLocale(?:Date|Time)?String\\(|\\blang=\\\\?["'](?:${codes})`);
  const named = sourceFiles()
    .filter((file) => !ABOUT_LANGUAGES.some((folder) => folder.test(file)))
    .filter((file) => fixed.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(named).toEqual([]);
});
