import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CvKnowledge, ReferenceKnowledge, readCv } from '@babelboard/cv-reading/contract';
import { type DocumentType, readDocument } from '@babelboard/document-reading/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { KnownPerson } from '../../../libs/cv-search/src/indexing/domain/known-person.js';
import { PARTICLES } from '../../../libs/cv-search/src/indexing/domain/name-words.js';
import { waysToWrite, writtenWords } from '../../../libs/cv-search/src/indexing/domain/written-words.js';
import { FindableCvs, type MaskCvs } from '../../../libs/cv-search/src/indexing/findable-cvs.js';
import { CORPUS, type ExpectedCv, expectedOf, filesOf, WILD } from '../../bench/cv-extract/expected-cv.js';
import { createTestApplication, type TestApplication } from '../../support/application.js';

const SETS = [CORPUS, WILD].flatMap((folder) =>
  (['tuning', 'heldOut'] as const).flatMap((set) => filesOf(set, folder).map((file) => ({ folder, file }))),
);

const MOST_NAMES_LEFT = 2;

interface MaskedFile {
  file: string;
  expected: ExpectedCv;
  /** Where the account is the person's, and where nothing but the CV says who it is. */
  known: string;
  unknown: string;
  /** As it was. */
  text: string;
}

let application: TestApplication;
const masked: MaskedFile[] = [];

beforeAll(async () => {
  application = await createTestApplication();
  const knowledge = await application.app.get(ReferenceKnowledge).open();
  const maskCvs = await application.app.get(FindableCvs, { strict: false }).open();
  for (const { folder, file } of SETS) masked.push(await maskFile(folder, file, { knowledge, maskCvs }));
});
afterAll(() => application?.close());

async function maskFile(
  folder: string,
  file: string,
  { knowledge, maskCvs }: { knowledge: CvKnowledge; maskCvs: MaskCvs },
): Promise<MaskedFile> {
  const expected = expectedOf(file, folder);
  const document = await readDocument(readFileSync(join(folder, file)), file.split('.').at(-1) as DocumentType);
  const { firstName, lastName, email, phone, links, countryCode } = expected.contact;
  const person: KnownPerson = {
    names: [firstName, lastName],
    emails: [email ?? ''],
    phones: phone === null ? [] : [phone],
    links,
    organisations: [],
    countries: [countryCode],
  };
  const nobody: KnownPerson = { names: [], emails: [], phones: [], links: [], organisations: [], countries: [] };
  const proposed = { names: [], phones: [], links: [], organisations: employersRead(readCv(document, knowledge)) };
  const cv = { language: expected.language, text: document.text, proposed };
  const text = (known: KnownPerson) => maskCvs([cv], known).texts.join('\n');
  return { file, expected, known: text(person), unknown: text(nobody), text: document.text };
}

/** As they were proposed when the CV was read with its layout. */
function employersRead({ experience, education }: ReturnType<typeof readCv>): string[] {
  return [...experience.map(({ value }) => value.employer), ...education.map(({ value }) => value.school)].flatMap(
    (name) => name ?? [],
  );
}

const plain = (text: string) => writtenWords(text).flatMap(({ raw }) => waysToWrite(raw));

/** Each by what it is alone: what a CV holds is told to nobody, not even here. */
function leftIn(text: string, { contact }: ExpectedCv): string[] {
  const words = new Set(plain(text));
  const digits = text.replace(/[^\d\n]/g, '');
  const name = (whole: string) =>
    plain(whole).some((word) => word.length > 1 && !PARTICLES.has(word) && words.has(word));
  return [
    ...(name(contact.firstName) ? ['first name'] : []),
    ...(name(contact.lastName) ? ['last name'] : []),
    ...(contact.email !== null && text.toLowerCase().includes(contact.email.toLowerCase()) ? ['e-mail'] : []),
    ...(contact.phone !== null && digits.includes(contact.phone.slice(-7)) ? ['phone'] : []),
    ...(contact.links.some((link) => text.toLowerCase().includes(link.toLowerCase())) ? ['link'] : []),
    ...(/@/.test(text) ? ['@'] : []),
  ];
}

const failures = (of: 'known' | 'unknown') =>
  masked.flatMap((one) => leftIn(one[of], one.expected).map((what) => `${one.file}: ${what}`));

describe('the CVs of the repository, masked', () => {
  it('say nothing of whom the account knows', () => {
    expect(masked.length).toBeGreaterThan(100);
    expect(failures('known')).toEqual([]);
  });

  it('say no address, number or link, and hardly a name, where nobody knows who it is', () => {
    const left = failures('unknown');
    expect(left.filter((one) => !one.endsWith(' name'))).toEqual([]);
    // A family name that stands in a sentence, too; the account knows it.
    expect(left.length).toBeLessThanOrEqual(MOST_NAMES_LEFT);
  });

  it('keep most of what they say of work', () => {
    const shares = masked.map(({ known, text }) => known.length / text.length);
    // Where no heading and no date says what lines are about, they may all be contact details.
    expect(shares.filter((share) => share < 0.4).length).toBeLessThanOrEqual(2);
    expect(shares.reduce((sum, share) => sum + share) / shares.length).toBeGreaterThan(0.65);
  });

  it('name no employer and no school that was read in them', () => {
    const employers = masked.flatMap(({ expected, known }) =>
      [...expected.experience.map(({ employer }) => employer), ...expected.education.map(({ school }) => school)].map(
        (name) => known.includes(name),
      ),
    );
    const named = employers.filter(Boolean).length;
    expect(named / employers.length).toBeLessThan(0.05);
  });
});
