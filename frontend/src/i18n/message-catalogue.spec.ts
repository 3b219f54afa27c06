import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { messageCatalogue } from '../../build/message-catalogue.plugin.js';

const source = fileURLToPath(new URL('..', import.meta.url));

function keysOf(id: string): string[] {
  const { load } = messageCatalogue(source, {
    account: ['features/identity/'],
    report: ['features/jobs/report/report-form'],
  });
  const code = (load as (this: object, id: string) => string).call(
    { addWatchFile: () => undefined },
    `\0virtual:messages/${id}`,
  );
  const json = JSON.parse(/JSON\.parse\((.*)\);$/s.exec(code)?.[1] ?? 'null') as string;
  return Object.keys(JSON.parse(json) as object);
}

describe('the catalogue of texts', () => {
  it('leaves out of the first view what only lazy pages ask for, and loses nothing', () => {
    const [first, account, report] = [keysOf('en'), keysOf('en/account'), keysOf('en/report')];
    expect(first).toContain('header.login');
    expect(account).toContain('login.forgotten');
    expect(report).toContain('report.send');
    const all = [...first, ...account, ...report];
    expect(new Set(all).size).toBe(all.length);
    expect(first.filter((key) => key.startsWith('login.') || key === 'report.send')).toEqual([]);
  });
});
