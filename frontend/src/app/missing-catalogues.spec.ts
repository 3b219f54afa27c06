import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE, UI_LANGUAGE_CODES } from '@babelboard/texts';
import { describe, expect, it } from '@jest/globals';
import { missingCatalogues } from '../../build/find-catalogues.js';
import { textCatalogues } from '../../build/text-catalogues.plugin.js';

/** What the build says before it begins. */
function build(source: string): string {
  const said: string[] = [];
  const plugin = textCatalogues(source);
  const begin = plugin.buildStart as (this: { error(message: string): void }) => void;
  begin.call({ error: (message) => said.push(message) });
  return said.join();
}

describe('the build of the front end', () => {
  it('goes on where every language has all texts', () => {
    const source = fileURLToPath(new URL('..', import.meta.url));
    expect(missingCatalogues(source)).toEqual([]);
    expect(build(source)).toBe('');
  });

  it('stops where a language lacks some, and names the files, documents too', () => {
    const source = join(mkdtempSync(join(tmpdir(), 'project-')), 'frontend/src');
    const begun = ['features/jobs/texts/', 'app/pages/texts/', 'app/pages/texts/legal.'];
    for (const beginning of begun) {
      const file = join(source, `${beginning}${DEFAULT_LANGUAGE}.json`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, '{}');
    }
    const others = UI_LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE);
    const missing = begun.flatMap((beginning) => others.map((language) => `frontend/src/${beginning}${language}.json`));
    expect(missingCatalogues(source).sort()).toEqual(missing.sort());
    for (const file of missing) expect(build(source)).toContain(file);
  });
});
