import { describe, expect, it } from '@jest/globals';
import { readFeed, readFile, titlesOf } from '../../testing/read-feed.js';

describe('HR-XML', () => {
  it.each([
    [
      'nav_hrxml_globesoft.xml',
      { source: 'globesoft', sourceId: '12934', companyName: 'Sweco', employmentTypes: ['100 %'] },
    ],
    [
      'nav_hrxml_hrmanager.xml',
      { source: 'hr-manager', sourceId: '100260', companyName: 'Ås kommune', validThrough: '2018-01-29' },
    ],
    [
      'nav_hrxml_jobbnorge.xml',
      { source: 'jobbnorge', sourceId: '159880', companyName: 'GIFAS', applyUrl: 'https://gifas.no/' },
    ],
    [
      'nav_hrxml_karriereno.xml',
      { source: 'karriere-no', sourceId: '612965', companyName: 'Trainee Vest', title: 'Constructa' },
    ],
  ])('reads %s', async (name, expected) => {
    const { ads, summary } = await readFeed(name);
    expect(summary).toEqual({ format: 'xml', rows: 1, complete: true });
    expect(ads[0]).toMatchObject({ ...expected, places: [{ country: 'NO' }] });
  });

  it('reads UTF-8 that declares ISO 8859-1, and real ISO 8859-1', async () => {
    const { ads } = await readFeed('nav_hrxml_jobbnorge.xml');
    expect(ads[0]?.description).toContain('Gildeskål Forskningsstasjon');
    const latin = Buffer.from(`<?xml version="1.0" encoding="iso-8859-1"?>${opening('Kjøkkensjef')}`, 'latin1');
    expect(titlesOf((await readFile(latin, { chunk: 7 })).ads)).toEqual(['Kjøkkensjef']);
  });

  it('refuses bytes that are not in the declared encoding', async () => {
    const { refused, summary } = await readFile(
      Buffer.from(`<?xml version="1.0"?>${opening('Kjøkkensjef')}`, 'latin1'),
    );
    expect(refused).toMatchObject([{ code: 'INVALID_ENCODING' }]);
    expect(summary.complete).toBe(false);
  });

  it.each([
    ['external entities', '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
    ['an entity bomb', '<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>'],
    ['an external document type', '<!DOCTYPE r SYSTEM "http://evil.example/x.dtd">'],
    ['an endless document type', `<!DOCTYPE r [${'<!ENTITY a "b">'.repeat(20_000)}`],
  ])('refuses %s and reads nothing of it', async (_what, doctype) => {
    const { ads, refused, summary } = await readFile(`<?xml version="1.0"?>${doctype}${opening('&x;')}`);
    expect(ads).toEqual([]);
    expect(refused).toMatchObject([{ code: 'DOCTYPE_REFUSED' }]);
    expect(summary.complete).toBe(false);
  });

  it('reads what is complete of a file that is cut off or broken', async () => {
    const text = `<StillingListe>${opening('A')}${opening('B')}</StillingListe>`;
    const cut = await readFile(text.slice(0, text.indexOf('>B<')), { chunk: 10 });
    expect(titlesOf(cut.ads)).toEqual(['A']);
    expect(cut.refused).toMatchObject([{ code: 'FILE_CUT_OFF' }]);
    const broken = await readFile(text.replace('>B<', '>B < C<'));
    expect(titlesOf(broken.ads)).toEqual(['A']);
    expect(broken.refused).toMatchObject([
      { code: 'BROKEN_XML', message: expect.stringMatching(/line 1, column \d+/) },
    ]);
    const bare = await readFile(text.replace('>B<', '>B & C<'));
    expect(bare.refused).toMatchObject([{ message: expect.stringContaining('a bare & or <') }]);
    expect([cut.summary.complete, broken.summary.complete]).toEqual([false, false]);
  });

  it('refuses an ad above the limit and reads the next', async () => {
    const text = `<StillingListe>${opening('A'.repeat(5_000))}${opening('B')}</StillingListe>`;
    const { ads, refused } = await readFile(text, { limits: { maxRowBytes: 4_000 } });
    expect(titlesOf(ads)).toEqual(['B']);
    expect(refused).toMatchObject([{ row: 1, code: 'ROW_TOO_LARGE' }]);
  });

  it('refuses depth without end', async () => {
    const { refused } = await readFile(`<StillingListe>${'<a>'.repeat(10_000)}`);
    expect(refused).toMatchObject([{ code: 'TOO_DEEP' }]);
  });

  function opening(title: string): string {
    return `<PositionOpening><PositionProfile><ProfileName>${title}</ProfileName></PositionProfile></PositionOpening>`;
  }
});
