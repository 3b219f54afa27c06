import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyProfile } from '../../../../../test/support/any-profile.js';
import { normaliseProfile } from '../../domain/normalise-profile.js';
import { sampleProfile } from '../../testing/sample-profile.js';
import { readXml } from '../../xml/read-xml.js';
import { elementAt, elementsAt, textAt } from '../../xml/xml-element.js';
import { readEuropassXml } from '../read-europass-xml.js';
import { writeEuropassXml } from './write-candidate.js';

const read = (xml: string) => readEuropassXml(new TextEncoder().encode(xml));
const written = (profile = sampleProfile) => writeEuropassXml(profile, 'Skills');

describe('Europass XML that is written', () => {
  it('is read back as it was, whatever stands in it', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const { document, leftOut } = read(written(profile));
        expect(document).toEqual(normaliseProfile(profile));
        expect(leftOut).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('says all but our own additions in elements of Europass', () => {
    const foreign = written()
      .replace(/<babelboard:(\w+)[^>]*>[^<]*<\/babelboard:\1>/g, '')
      .replace(/ xmlns:babelboard="[^"]*"/, '');
    expect(foreign).not.toContain('babelboard');
    const { document } = read(foreign);
    const own = normaliseProfile(sampleProfile);
    expect(document).toEqual({
      ...own,
      headline: null,
      summary: { text: `Head chef who speaks with every guest\n\n${own.summary?.text}`, language: null },
      experience: own.experience.map((entry) => ({ ...entry, language: null })),
      education: own.education.map((entry) => ({ ...entry, language: null })),
    });
  });

  it('keeps to what its importer asks for: name, calling code, sections, distinct skills, one language', () => {
    const root = readXml(written({ ...sampleProfile, skills: ['Pastry', 'pastry'] }));
    const person = elementAt(root, 'CandidatePerson');
    expect(textAt(person, 'PersonName', 'FamilyName')).toBe('Łukasiewicz-Παπαδοπούλου');
    const phone = elementsAt(person, 'Communication').find((channel) => textAt(channel, 'ChannelCode') === 'Telephone');
    expect(['CountryDialing', 'DialNumber', 'CountryCode'].map((name) => phone && textAt(phone, name))).toEqual([
      '48',
      '512345678',
      'pl',
    ]);
    const sections = elementsAt(root, 'RenderingInformation', 'Design', 'SectionsOrder', 'Section');
    expect(sections.map((section) => textAt(section, 'Title'))).toEqual([
      'work-experience',
      'education-training',
      'language',
      'profile-skills',
    ]);
    expect(elementsAt(root, 'CandidateProfile', 'Skills', 'SkillsGroup', 'PersonCompetency')).toHaveLength(1);
    expect(elementAt(root, 'CandidateProfile')?.attributes.languageCode).toBe('en');
    expect(elementsAt(person, 'PrimaryLanguageCode').map(({ text }) => text)).toEqual(['pol', 'ell']);
  });

  it('lists no section that has nothing in it', () => {
    const empty = { ...sampleProfile, experience: [], education: [], languages: [], skills: [] };
    expect(written(empty)).not.toMatch(/<Section>|EmploymentHistory|EducationHistory|PersonQualifications|Skills/);
  });

  it('cuts what is longer than any profile, and gives up what is too much', () => {
    const long = {
      ...sampleProfile,
      skills: Array.from({ length: 500 }, (_, index) => `skill ${index} ${'x'.repeat(400)}`),
    };
    const { document } = read(written(long));
    expect(document.skills).toHaveLength(200);
    expect(document.skills[0]).toHaveLength(200);
  });
});
