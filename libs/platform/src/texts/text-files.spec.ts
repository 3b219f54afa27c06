import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_LANGUAGE, UI_LANGUAGE_CODES } from '@babelboard/texts';
import { type AnyCatalogues, readCatalogues } from '@babelboard/texts/server';
import { describe, expect, it } from '@jest/globals';
import { Test } from '@nestjs/testing';
import { platformTexts } from './platform-texts.js';
import { LISTED_CATALOGUES, TextFiles } from './text-files.js';

async function boot(listed: AnyCatalogues[]): Promise<void> {
  const providers = [TextFiles, { provide: LISTED_CATALOGUES, useValue: listed }];
  await (await Test.createTestingModule({ providers }).compile()).init();
}

/** Catalogues that are there in the default language alone, as where another one was just declared. */
function halfDone(): AnyCatalogues {
  const folder = mkdtempSync(join(tmpdir(), 'half-done-'));
  writeFileSync(join(folder, `${DEFAULT_LANGUAGE}.json`), '{}');
  return readCatalogues(pathToFileURL(join(folder, 'texts.js')).href);
}

describe('TextFiles', () => {
  it('let a process start that can speak every language', async () => {
    await expect(boot([platformTexts])).resolves.toBeUndefined();
  });

  it('stop the boot where a language has no texts, and name every file that is missing', async () => {
    const refused = await boot([platformTexts, halfDone(), halfDone()]).catch((error: Error) => error.message);
    expect(refused).toMatch(/^Texts are not in order: .* missing$/);
    const others = UI_LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE);
    for (const language of others) {
      expect(String(refused).split(`/${language}.json`)).toHaveLength(3);
    }
    expect(refused).not.toContain(`/${DEFAULT_LANGUAGE}.json`);
  });
});
