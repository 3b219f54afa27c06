import { describe, expect, it } from '@jest/globals';
import { CANDIDATE_XML, SKILLS_PASSPORT_XML } from '../testing/europass-files.js';
import { readEuropassXml } from './read-europass-xml.js';

const read = (xml: string) => readEuropassXml(new TextEncoder().encode(xml));

describe('Europass XML of today', () => {
  const { format, document, leftOut } = read(CANDIDATE_XML);

  it('gives the person', () => {
    expect(format).toBe('europass-candidate');
    expect(document).toMatchObject({
      language: 'en',
      contact: {
        firstName: 'Inês',
        lastName: 'Carvalho',
        email: 'ines@example.test',
        phone: '+351912345678',
        locality: 'Porto',
        countryCode: 'PT',
        birthDate: '1994-11-30',
      },
      headline: null,
      summary: { text: 'Nurse with six years.', language: null },
      skills: ['Excel', 'Wound care'],
      onlineProfiles: [{ kind: 'linkedin', url: 'https://www.linkedin.com/in/ines-example' }],
    });
  });

  it('gives languages with one level each: the one in the middle', () => {
    expect(document.languages).toEqual([
      { code: 'pt', name: null, level: 'native' },
      { code: null, name: 'Mirandese', level: 'native' },
      { code: 'de', name: null, level: 'B2' },
    ]);
  });

  it('gives each position at an employer, and no date that is not in the calendar', () => {
    expect(document.experience).toEqual([
      {
        position: 'Nurse, intensive care',
        employer: 'Hospital de São João',
        period: { start: '2018-09-03', end: null, ongoing: true },
        description: '• Care of 8 beds\n• Teaching',
        locality: 'Porto',
        countryCode: 'PT',
        language: null,
      },
      expect.objectContaining({ position: 'Trainee', period: { start: '2017', end: null, ongoing: false } }),
    ]);
    expect(document.education).toEqual([
      expect.objectContaining({
        title: 'Licenciatura em Enfermagem',
        iscedLevel: 6,
        period: { start: '2013-09', end: '2017-07', ongoing: false },
      }),
    ]);
  });

  it('names what a profile has no place for', () => {
    expect(leftOut).toEqual(['address', 'driving-licences', 'gender', 'links', 'nationality', 'other']);
  });
});

describe('Europass XML of 2013 to 2020', () => {
  const { format, document, leftOut } = read(SKILLS_PASSPORT_XML);

  it('is read by whatever prefix, with the countries as the Union writes them', () => {
    expect(format).toBe('europass-skills-passport');
    expect(document.language).toBe('el');
    expect(document.contact).toEqual({
      firstName: 'Ελένη',
      lastName: 'Νικολάου',
      email: 'eleni@example.test',
      phone: '+306912345678',
      locality: 'Πάτρα',
      countryCode: 'GR',
      birthDate: '1988-02-29',
    });
    expect(document.headline).toEqual({ text: 'Αρχιτέκτονας', language: null });
    expect(document.onlineProfiles).toEqual([{ kind: 'site', url: 'https://eleni.example/' }]);
  });

  it('gives languages, entries, and lists of short items as skills', () => {
    expect(document.languages).toEqual([
      { code: 'el', name: null, level: 'native' },
      { code: 'en', name: null, level: 'C1' },
      { code: 'de', name: null, level: null },
    ]);
    expect(document.experience).toEqual([
      {
        position: 'Αρχιτέκτονας',
        employer: 'Γραφείο Α',
        period: { start: '2015-03', end: null, ongoing: true },
        description: 'Σχέδια.\n• Σχολεία',
        locality: 'London',
        countryCode: 'GB',
        language: null,
      },
    ]);
    expect(document.education[0]).toMatchObject({
      iscedLevel: 7,
      period: { start: '2006-09-15', end: '2012-06', ongoing: false },
    });
    expect(document.skills).toEqual(['AutoCAD', 'Revit']);
    expect(leftOut).toEqual(['driving-licences', 'gender', 'phones', 'publications', 'skill-texts']);
  });
});
