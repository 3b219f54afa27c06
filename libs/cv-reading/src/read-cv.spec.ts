import { readDocument } from '@babelboard/document-reading/contract';
import { describe, expect, it } from '@jest/globals';
import { readCv } from './read-cv.js';
import { PLAIN_CVS, type PlainCv } from './testing/plain-cvs.js';
import { smallKnowledge } from './testing/small-knowledge.js';

const knowledge = smallKnowledge(
  [
    ...PLAIN_CVS.flatMap(({ jobs, school }) => [...jobs.map(([, , town]) => town), school[2]]),
    'Nokia',
    'Espoo',
    'Nantes',
    'Angers',
  ].map((town) => [town, 'DE'] as [string, string]),
  PLAIN_CVS.flatMap(({ jobs }) => jobs.map(([position]) => position)),
);
const SKILLS = ['SAP', 'Excel'];
const DATES: [from: string, to: string | null][] = [
  ['03/2019', null],
  ['09/2015', '02/2019'],
];

/** How entries are written. */
const ENTRIES: Record<string, (date: string, what: string, where: string, town: string) => string[]> = {
  'dates above': (date, what, where, town) => [date, what, `${where}, ${town}`, '- 12'],
  'dates below': (date, what, where, town) => [`${what}, ${where}, ${town}`, date, ''],
  'dates beside': (date, what, where, town) => [`${date}    ${what}, ${where}, ${town}`],
  'the employer first': (date, what, where, town) => [`${where}, ${town}\t${date}`, what, ''],
  'bars between': (date, what, where, town) => [what, `${where} | ${town} | ${date}`, ''],
  'all in one line': (date, what, where, town) => [`${date}: ${what} – ${where} (${town})`],
};
/** How headings are set, in a text that has neither sizes nor bold letters. */
const HEADINGS: Record<string, (heading: string) => string[]> = {
  'below an empty line': (heading) => ['', heading],
  'not at all': (heading) => [heading],
  'in capitals': (heading) => ['', heading.toUpperCase(), ''],
  'with a colon': (heading) => ['', `${heading}:`],
  'with a line below': (heading) => ['', heading, '-'.repeat(20)],
};

function linesOf(cv: PlainCv, heading: (heading: string) => string[], entry: (typeof ENTRIES)[string]): string[] {
  const [experience, education, languages, skills] = cv.headings.map(heading);
  const range = ([from = '', to = null]: (string | null)[] = []) => `${from} – ${to ?? cv.today}`;
  return [
    (cv.language === 'hu' ? cv.name.toReversed() : cv.name).join(' '),
    'someone@mail.example',
    ...(experience ?? []),
    ...cv.jobs.flatMap((job, at) => entry(range(DATES[at]), ...job)),
    ...(education ?? []),
    ...entry('2010 – 2014', ...cv.school),
    ...(languages ?? []),
    ...cv.languages.map(([name, level], at) => (at % 2 === 0 ? `${name}: ${level}` : `${name} (${level})`)),
    ...(skills ?? []),
    ...SKILLS,
  ];
}

function expectRead(cv: PlainCv, read: ReturnType<typeof readCv>): void {
  expect(read.language).toBe(cv.language);
  expect([read.contact.firstName?.value, read.contact.lastName?.value]).toEqual(cv.name);
  expect(read.contact.email?.value).toBe('someone@mail.example');
  expect(read.experience.map(({ value }) => [value.position, value.employer, value.locality])).toEqual(cv.jobs);
  expect(read.experience.map(({ value }) => [value.start, value.end])).toEqual(
    [
      ['2019-03', null],
      ['2015-09', '2019-02'],
    ].slice(0, cv.jobs.length),
  );
  expect(read.education.map(({ value }) => [value.title, value.school, value.start, value.end])).toEqual([
    [cv.school[0], cv.school[1], '2010', '2014'],
  ]);
  expect(read.languages.map(({ value }) => [value.code, value.level])).toEqual(
    cv.languages.map(([, , code, level]) => [code, level]),
  );
  expect(read.skills.map(({ value }) => value.name)).toEqual(SKILLS);
}

describe.each(PLAIN_CVS)('a plain text in $language', (cv) => {
  it.each(Object.entries(HEADINGS))('with headings set %s', async (_set, heading) => {
    for (const entry of Object.values(ENTRIES)) {
      const text = linesOf(cv, heading, entry).join('\n');
      expectRead(cv, readCv(await readDocument(Buffer.from(text), 'txt'), knowledge));
    }
  });

  it('in an RTF document without styles', async () => {
    const letters = linesOf(cv, (heading) => [heading], ENTRIES['dates above'] as (typeof ENTRIES)[string])
      .map((line) => line.replace(/[^ -~]/gu, (letter) => `\\u${letter.charCodeAt(0)}?`))
      .join('\\par ');
    expectRead(cv, readCv(await readDocument(Buffer.from(`{\\rtf1\\ansi ${letters}\\par}`), 'rtf'), knowledge));
  });
});

describe('what every proposal is made of', () => {
  it('is words of the document', async () => {
    const [cv] = PLAIN_CVS as [PlainCv];
    const lines = linesOf(cv, (heading) => ['', heading], ENTRIES['dates above'] as (typeof ENTRIES)[string]);
    const read = readCv(await readDocument(Buffer.from(lines.join('\n')), 'txt'), knowledge);
    for (const { passage, confidence } of [...read.experience, ...read.education, ...read.languages, ...read.skills]) {
      for (const line of passage.split('\n')) expect(lines.join('\n')).toContain(line);
      expect(confidence).toBeGreaterThan(0.5);
    }
    // Of a list the one that is meant.
    expect(read.skills.map(({ passage }) => passage)).toEqual(read.skills.map(({ value }) => value.name));
  });
});

describe('an employer that is called like a town', () => {
  it.each([
    ['where the town follows', 'Ohjelmistokehittäjä\nNokia | Espoo | 03/2019 –', 'Espoo'],
    ['with the town in brackets', '03/2019 –: Ohjelmistokehittäjä – Nokia (Espoo)', 'Espoo'],
    ['where nobody else names a town', 'Kokki - Ravintola Kulma (2015 – 2019)\nKokki - Nokia (2019 – 2020)', null],
  ])('is one, %s', async (_where, entries, town) => {
    const text = `Aino Korhonen\n\nTyökokemus\n${entries}`;
    const { experience } = readCv(await readDocument(Buffer.from(text), 'txt'), knowledge);
    expect(experience.at(-1)?.value).toMatchObject({ employer: 'Nokia', locality: town });
  });
});

describe('a town in a line of its own', () => {
  it.each([
    ['below the name', 'Aino Korhonen\nEspoo\nKokki', 'Kokki'],
    ['with a phone number whose end looks like a postcode', 'Aino Korhonen\n+358 40 123 4567\nEspoo', null],
    ['and nothing else', 'Aino Korhonen\nEspoo', null],
  ])('is no headline, %s', async (_what, top, headline) => {
    const text = `${top}\n\nTyökokemus\nKokki, Ravintola Kulma (2015 – 2019)`;
    const { contact } = readCv(await readDocument(Buffer.from(text), 'txt'), knowledge);
    expect([contact.headline?.value ?? null, contact.place?.value.locality]).toEqual([headline, 'Espoo']);
  });
});

describe('entries as people write them', () => {
  const READ: [
    what: string,
    heading: string,
    lines: string,
    entries: [string, string | null, string, string | null][],
  ][] = [
    [
      'with "at" between',
      'Expérience',
      'Mécanicienne chez Durand, Nantes (2018-2023)\nVendeuse chez Martin, Angers (2015-2018)',
      [
        ['Mécanicienne', 'Durand', '2018', '2023'],
        ['Vendeuse', 'Martin', '2015', '2018'],
      ],
    ],
    [
      'with full stops between',
      'Experiencia laboral',
      'Camarera. Bar Central. 2018-2020\nDependienta. Zapatería Luna. 2015-2018',
      [
        ['Camarera', 'Bar Central', '2018', '2020'],
        ['Dependienta', 'Zapatería Luna', '2015', '2018'],
      ],
    ],
    [
      'with a label at one line alone',
      'Doświadczenie zawodowe',
      '03.2018 – obecnie\nPrzykład Sp. z o.o.\nStanowisko: Księgowa\nObowiązki: biuro\n\n06.2014 – 02.2018\nBiuro Testowe\nStanowisko: Kelnerka',
      [
        ['Księgowa', 'Przykład Sp. z o.o.', '2018-03', null],
        ['Kelnerka', 'Biuro Testowe', '2014-06', '2018-02'],
      ],
    ],
    [
      'with several positions below one employer',
      'Experience',
      'Northfield Retail — 2014–2020\nSenior Buyer, 2017–2020\n- Led\nBuyer, 2014–2017\nTrial Stores — 2010–2014\nAssistant Buyer, 2010–2014',
      [
        ['Senior Buyer', 'Northfield Retail', '2017', '2020'],
        ['Buyer', 'Northfield Retail', '2014', '2017'],
        ['Assistant Buyer', 'Trial Stores', '2010', '2014'],
      ],
    ],
    [
      'in lines that go on below',
      'Experiencia laboral',
      '03/2018 – Actualidad\nEnfermera de cuidados\nintensivos pediátricos\nHospital Modelo\n- Guardias\n2014 – 2018\nTécnica de análisis y\nControl de Calidad\nLaboratorios Ensayo',
      [
        ['Enfermera de cuidados intensivos pediátricos', 'Hospital Modelo', '2018-03', null],
        ['Técnica de análisis y Control de Calidad', 'Laboratorios Ensayo', '2014', '2018'],
      ],
    ],
    [
      'in a form with the address of the employer',
      'Esperienza lavorativa',
      '• Date (da – a)\tDa marzo 2018 ad oggi\n• Nome e indirizzo del datore di lavoro\tStudio Rossi, Via Prova 1\n• Tipo di impiego\tImpiegata',
      [['Impiegata', 'Studio Rossi', '2018-03', null]],
    ],
  ];

  it.each(READ)('%s', async (_what, heading, lines, entries) => {
    const text = `Anna Test\n\n${heading}\n${lines}`;
    const { experience } = readCv(await readDocument(Buffer.from(text), 'txt'), knowledge);
    expect(experience.map(({ value }) => [value.position, value.employer, value.start, value.end])).toEqual(entries);
  });
});
