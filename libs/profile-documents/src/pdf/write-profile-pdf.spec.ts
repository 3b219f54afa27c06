import { beforeAll, describe, expect, it } from '@jest/globals';
import { getDocumentProxy } from 'unpdf';
import { normaliseProfile } from '../domain/normalise-profile.js';
import type { ProfileDocument } from '../domain/profile-document.js';
import { readProfileFile } from '../files/read-profile-file.js';
import { sampleProfile } from '../testing/sample-profile.js';
import { writeProfilePdf } from './write-profile-pdf.js';

type PdfProxy = Awaited<ReturnType<typeof getDocumentProxy>>;

const madeAt = new Date('2026-11-23T10:00:00Z');
const LAYOUTS = ['babelboard', 'europass'] as const;

async function pagesOf(pdf: Buffer): Promise<{ document: PdfProxy; pages: string[] }> {
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
  }
  return { document, pages };
}

const asWords = (pages: readonly string[]) => pages.join('\n').replace(/\s+/g, ' ');
const one = (profile: Partial<ProfileDocument>, entry: Partial<ProfileDocument['experience'][number]> = {}) => ({
  ...sampleProfile,
  experience: sampleProfile.experience.slice(0, 1).map((each) => ({ ...each, ...entry })),
  ...profile,
});

describe.each(LAYOUTS)('the profile as PDF, laid out as %s', (layout) => {
  let document: PdfProxy;
  let text: string;

  beforeAll(async () => {
    const pdf = await writeProfilePdf(sampleProfile, { layout, letter: true, targetCountry: 'PL', madeAt });
    const read = await pagesOf(pdf);
    document = read.document;
    text = asWords(read.pages);
  });

  it('reads back right in Latin, Greek and Cyrillic', () => {
    for (const words of [
      'Zofia Łukasiewicz-Παπαδοπούλου',
      'Hotel Nad Motławą',
      'Ταβέρνα Αιγαίο',
      'Ελληνική κουζίνα, ψάρι και θαλασσινά.',
      'Ресторан «Дніпро»',
      'Київ, Ukraine',
      '+48 512 345 678',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('shows languages with their levels, dates, places and skills in the words of its language', () => {
    expect(text).toMatch(layout === 'europass' ? /Mother tongue\(s\): Polish \| Greek/ : /Polish Mother tongue/);
    expect(text).toMatch(layout === 'europass' ? /English C1 C1 C1 C1 C1 German B2/ : /English C1 · Proficient user/);
    expect(text).toMatch(/Mar 2019 – today/);
    expect(text).toMatch(layout === 'europass' ? /Level in EQF: 7/ : /Master’s or equivalent/);
    expect(text).toContain('food safety (HACCP)');
  });

  it('marks texts that are there in another language only', () => {
    expect(text.match(/in (Greek|Ukrainian|Polish)/g)).toEqual(['in Greek', 'in Ukrainian', 'in Polish']);
  });

  it('says its title, its language and its parts to readers and programs', async () => {
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({
      Title: 'Zofia Łukasiewicz-Παπαδοπούλου – CV',
      Author: 'Zofia Łukasiewicz-Παπαδοπούλου',
      Language: 'en',
    });
    const outline = (await document.getOutline()).map(({ title }: { title: string }) => title.toLowerCase());
    expect(outline).toEqual(expect.arrayContaining(['about me', 'work experience', 'languages', 'skills']));
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
    expect(tree).toMatch(/"role":"H1".*"role":"H2".*"role":"H3"/);
    expect(tree).toContain('"lang":"el"');
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  });

  it('keeps photo and birth date to itself, and the letter, unless they are asked for', async () => {
    const photo = { mediaType: 'image/png' as const, bytes: PIXEL };
    const profile = one({ photo });
    const [bare, all] = await Promise.all([
      writeProfilePdf(profile, { layout, madeAt }),
      writeProfilePdf(profile, { layout, photo: true, birthDate: true, letter: true, madeAt }),
    ]);
    const [without, whole] = await Promise.all([pagesOf(bare), pagesOf(all)]);
    expect(asWords(without.pages)).not.toMatch(/1991|I cook/);
    expect(asWords(whole.pages)).toMatch(/9 April 1991/);
    expect(asWords(whole.pages)).toMatch(/I cook/);
    expect(bare.includes('/Subtype /Image')).toBe(false);
    expect(all.includes('/Subtype /Image')).toBe(true);
    expect(JSON.stringify(await (await whole.document.getPage(1)).getStructTree())).toContain('Photo of ');
  });

  it('adds the clause that a country is used to, and none elsewhere', async () => {
    expect(text).toContain('I agree to the processing of the personal data');
    const german = { ...one({}), language: 'de' };
    const texts = await Promise.all(
      ['IT', 'FR', null].map(async (targetCountry) =>
        asWords((await pagesOf(await writeProfilePdf(german, { layout, targetCountry, madeAt }))).pages),
      ),
    );
    expect(texts.map((each) => /Verarbeitung der personenbezogenen Daten in diesem Lebenslauf/.test(each))).toEqual([
      true,
      false,
      false,
    ]);
    expect(texts[0]).toMatch(/März 2019 – heute/);
  });

  it('leaves no heading alone at the end of a page, however long the profile is', async () => {
    for (const letters of [90, 1_200]) {
      const entries = Array.from({ length: 30 }, (_, index) => ({
        ...sampleProfile.experience[0],
        position: `Position${index}`,
        description: `${'word '.repeat(letters / 5 + index * 7)}\n\n- one\n- two`,
      }));
      const long = one({
        experience: entries as ProfileDocument['experience'],
        education: Array.from({ length: 10 }, () => sampleProfile.education).flat(),
      });
      const { pages } = await pagesOf(await writeProfilePdf(long, { layout, madeAt }));
      expect(asWords(pages)).toContain('Position29');
      const ends = pages.map((page) =>
        page
          .trim()
          .split('\n')
          .filter((line) => line.trim() !== '' && !/page \d+ of/.test(line))
          .at(-1),
      );
      expect(
        ends.filter((line) => /Position\d|^(work experience|education|languages|skills|hotel nad)/i.test(line ?? '')),
      ).toEqual([]);
    }
  });

  it('breaks words and addresses that are longer than a line', async () => {
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3);
    const profile = one(
      { onlineProfiles: [{ kind: 'site', url: `https://example.test/${'a-long-way/'.repeat(20)}` }] },
      { position: word, description: word },
    );
    const { document: read, pages } = await pagesOf(await writeProfilePdf(profile, { layout, madeAt }));
    const { items } = await (await read.getPage(1)).getTextContent();
    const ends = items.flatMap((item) => ('str' in item ? [item.transform[4] + item.width] : []));
    // A hyphen may hang over the edge.
    expect(Math.max(...ends)).toBeLessThanOrEqual(595.28 - 52 + 6);
    expect(pages.join('').replace(/[-\s]/g, '')).toContain(word);
  });

  it('sets names and texts of other scripts, and says which letters it cannot', async () => {
    const name = { ...sampleProfile.contact, firstName: 'محمد', lastName: 'שלום' };
    const set = await pagesOf(
      await writeProfilePdf(one({ contact: name, headline: { text: 'Հայերեն ქართული', language: null } }), {
        layout,
        madeAt,
      }),
    );
    expect(asWords(set.pages)).not.toContain('[…]');
    expect(asWords(set.pages)).toContain('Հայերեն ქართული');
    const asia = { ...sampleProfile.contact, firstName: '玲', lastName: '王' };
    const further = await pagesOf(
      await writeProfilePdf(one({ contact: asia, headline: { text: 'Chef 🚀 김민준 प्रिया ok', language: null } }), {
        layout,
        madeAt,
      }),
    );
    expect(asWords(further.pages)).toContain('玲 王');
    expect(asWords(further.pages)).toMatch(/Chef 김민준 \S+ ok/);
    expect(asWords(further.pages)).not.toContain('[…]');
    const cuneiform = await pagesOf(
      await writeProfilePdf(one({ headline: { text: 'Chef 𒀭𒂗 ok', language: null } }), { layout, madeAt }),
    );
    expect(asWords(cuneiform.pages)).toMatch(/Chef \[…\] ok/);
    expect(asWords(cuneiform.pages)).toContain('[…] stands for characters that could not be set');
  });
});

describe('the PDF in Europass’s order', () => {
  it('is read back as the same profile, without what was not asked for', async () => {
    const pdf = await writeProfilePdf(sampleProfile, { layout: 'europass', letter: true, madeAt });
    const { format, document } = await readProfileFile(pdf);
    const { contact, ...profile } = normaliseProfile(sampleProfile);
    expect(format).toBe('europass-candidate');
    expect(document).toEqual({ ...profile, contact: { ...contact, birthDate: null } });
  });

  it('is the only one that carries a file', async () => {
    await expect(
      writeProfilePdf(sampleProfile, { layout: 'babelboard', madeAt }).then(readProfileFile),
    ).rejects.toEqual(expect.objectContaining({ code: 'PROFILE_FILE_UNKNOWN' }));
  });
});

/** A picture of one pixel. */
const PIXEL = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
    'base64',
  ),
);
