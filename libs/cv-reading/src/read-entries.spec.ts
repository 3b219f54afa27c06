import { readDocument } from '@babelboard/document-reading/contract';
import { describe, expect, it } from '@jest/globals';
import type { Cv } from './cv.js';
import { readCv } from './read-cv.js';
import { smallKnowledge } from './testing/small-knowledge.js';

const knowledge = smallKnowledge(
  ['Bilbao', 'Valencia', 'Lyon', 'Utrecht', 'Torino', 'Leeds', 'London'].map((town) => [town, 'DE']),
  [],
);

async function read(heading: string, lines: string): Promise<Cv> {
  return readCv(await readDocument(Buffer.from(`Anna Test\n\n${heading}\n${lines}`), 'txt'), knowledge);
}

/** How dates open in each language, with the entry that follows. */
const OPENED: [language: string, heading: string, dates: [written: string, start: string, end: string | null][]][] = [
  [
    'es',
    'Experiencia laboral',
    [
      ['Desde el 01/03/2021', '2021-03', null],
      ['De septiembre de 2018 a febrero de 2021', '2018-09', '2021-02'],
      ['Del 2016 al 2018', '2016', '2018'],
      ['Entre enero y julio de 2015', '2015-01', '2015-07'],
    ],
  ],
  [
    'fr',
    'Expériences professionnelles',
    [
      ['À partir de mars 2021', '2021-03', null],
      ['De septembre 2018 à février 2021', '2018-09', '2021-02'],
      ["D'avril 2016 à août 2018", '2016-04', '2018-08'],
      ['De 2014 à 2015', '2014', '2015'],
    ],
  ],
  [
    'nl',
    'Werkervaring',
    [
      ['Sinds maart 2021', '2021-03', null],
      ['Van september 2018 tot februari 2021', '2018-09', '2021-02'],
      ['Van 2016 t/m 2018', '2016', '2018'],
    ],
  ],
  [
    'it',
    'Esperienze professionali',
    [
      ['A partire da marzo 2021', '2021-03', null],
      ["Dall'aprile 2018 al febbraio 2021", '2018-04', '2021-02'],
      ['Tra gennaio e luglio 2015', '2015-01', '2015-07'],
    ],
  ],
  [
    'de',
    'Berufserfahrung',
    [
      ['Seit März 2021', '2021-03', null],
      ['Von 09/2018 bis 02/2021', '2018-09', '2021-02'],
      ['Vom 01.04.2016 bis zum 31.08.2018', '2016-04', '2018-08'],
    ],
  ],
  [
    'pt',
    'Experiência profissional',
    [
      ['Desde março de 2021', '2021-03', null],
      ['De setembro de 2018 a fevereiro de 2021', '2018-09', '2021-02'],
    ],
  ],
];

describe('dates in words', () => {
  it.each(OPENED)('open the entries of a CV in %s', async (language, heading, dates) => {
    const entries = dates.map(([written], at) => `${written}\nMarketing\nHotel ${'ABCD'.charAt(at)}`);
    const cv = await read(heading, entries.join('\n'));
    expect(cv.language).toBe(language);
    expect(cv.experience.map(({ value }) => [value.start, value.end])).toEqual(
      dates.map(([, start, end]) => [start, end]),
    );
    expect(cv.experience.map(({ value }) => value.employer)).toEqual(
      dates.map((_, at) => `Hotel ${'ABCD'.charAt(at)}`),
    );
  });
});

describe('entries', () => {
  it('may each begin with a bullet', async () => {
    const { experience } = await read(
      'Work experience',
      '• Data Analyst, Sample Media Ltd, London, 03/2021 – present\n• Shop Assistant, Trial Stores, Leeds, 06/2014 – 12/2015',
    );
    expect(experience.map(({ value }) => [value.position, value.employer, value.locality, value.start])).toEqual([
      ['Data Analyst', 'Sample Media Ltd', 'London', '2021-03'],
      ['Shop Assistant', 'Trial Stores', 'Leeds', '2014-06'],
    ]);
  });

  it('end where a sentence below them only mentions a year', async () => {
    const { experience } = await read(
      'Esperienze professionali',
      'Hotel Modello – Torino\nPortiere, marzo 2021 - oggi\nResponsabile della cassa e dei progetti digitali dal 2022.\nHotel Prova – Torino\nCuoco, 2018 - 2021',
    );
    expect(experience.map(({ value }) => [value.position, value.employer, value.start, value.end])).toEqual([
      ['Portiere', 'Hotel Modello', '2021-03', null],
      ['Cuoco', 'Hotel Prova', '2018', '2021'],
    ]);
  });

  it.each<[string, string]>([
    [
      'a colon',
      'Trial Stores Ltd: Shop Assistant\nLeeds | 2014 – 2015\nSample Media Ltd: Accountant\nLondon | 2016 – 2018',
    ],
    [
      'a slash',
      'Shop Assistant / Trial Stores Ltd\nLeeds, 2014 – 2015\nAccountant / Sample Media Ltd\nLondon, 2016 – 2018',
    ],
    [
      'a full stop',
      '2014 – 2015\nShop Assistant. Trial Stores Ltd (Leeds).\n2016 – 2018\nAccountant. Sample Media Ltd (London).',
    ],
  ])('may have %s between position and employer', async (_what, lines) => {
    const { experience } = await read('Work experience', lines);
    expect(experience.map(({ value }) => [value.position, value.employer, value.locality])).toEqual([
      ['Shop Assistant', 'Trial Stores Ltd', 'Leeds'],
      ['Accountant', 'Sample Media Ltd', 'London'],
    ]);
  });

  it('may have an employer with a dash in its name', async () => {
    const { experience } = await read(
      'Esperienze professionali',
      'Ricercatrice, 2018 - 2021\nCNR – Istituto di Fisica, Torino\nRicercatrice, 2014 - 2018\nINFN – Istituto Modello, Torino',
    );
    expect(experience.map(({ value }) => [value.position, value.employer, value.locality])).toEqual([
      ['Ricercatrice', 'CNR – Istituto di Fisica', 'Torino'],
      ['Ricercatrice', 'INFN – Istituto Modello', 'Torino'],
    ]);
  });

  it('may say the school after a word between, and no other such word parts them', async () => {
    const { education } = await read(
      'Formación académica',
      'Grado en Ingeniería en la Nube en Universidad de Ejemplo, Valencia (2010 – 2014)\nCurso en Derecho, Escuela Modelo (2008 – 2010)',
    );
    expect(education.map(({ value }) => [value.title, value.school])).toEqual([
      ['Grado en Ingeniería en la Nube', 'Universidad de Ejemplo'],
      ['Curso en Derecho', 'Escuela Modelo'],
    ]);
  });
});
