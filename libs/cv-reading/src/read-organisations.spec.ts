import { readDocument } from '@babelboard/document-reading/contract';
import { describe, expect, it } from '@jest/globals';
import { readCv } from './read-cv.js';
import { smallKnowledge } from './testing/small-knowledge.js';

const knowledge = smallKnowledge(
  [
    ...['Cádiz', 'Málaga', 'Ronda', 'Huesca'].map((town): [string, string] => [town, 'ES']),
    ['Verona', 'IT'],
    ['Köln', 'DE'],
    ['Caen', 'FR'],
    ['Leeds', 'GB'],
    ['Breda', 'NL'],
  ],
  [],
);

async function read(lines: string[]) {
  return readCv(await readDocument(Buffer.from(`Ana Test\n\n${lines.join('\n')}`), 'txt'), knowledge);
}

const JOBS = { es: 'Camarera', it: 'Cameriera', de: 'Kellnerin', fr: 'Serveuse', en: 'Waitress', nl: 'Serveerster' };
const HEADINGS = {
  es: 'Experiencia laboral',
  it: 'Esperienza lavorativa',
  de: 'Berufserfahrung',
  fr: 'Expérience professionnelle',
  en: 'Work experience',
  nl: 'Werkervaring',
};

describe('the employer of a job', () => {
  it.each<[keyof typeof JOBS, written: string, name: string, town: string | null]>([
    ['es', 'Restaurante El Faro. Cádiz.', 'Restaurante El Faro', 'Cádiz'],
    ['es', 'Hotel Sol (Ronda, Málaga)', 'Hotel Sol', 'Ronda'],
    ['es', 'Hotel Sol, Ronda, Málaga', 'Hotel Sol', 'Ronda'],
    ['es', 'Hotel Sol, Cádiz, Andalucía', 'Hotel Sol', 'Cádiz'],
    ['es', 'Hotel Sol, Andalucía', 'Hotel Sol', null],
    ['es', 'Hotel Sol en Cádiz', 'Hotel Sol', 'Cádiz'],
    ['es', '"El Faro" Cádiz', 'El Faro', 'Cádiz'],
    ['es', 'Cádiz: Hotel Sol', 'Hotel Sol', 'Cádiz'],
    ['es', 'Transportes Sol, S.L., Nueva Villa', 'Transportes Sol, S.L.', 'Nueva Villa'],
    ['it', 'Trattoria Modello, Verona, VR', 'Trattoria Modello', 'Verona'],
    ['de', 'Firma Muster GmbH & Co. KG, Köln', 'Muster GmbH & Co. KG', 'Köln'],
    ['de', 'Hotel Muster in Köln', 'Hotel Muster', 'Köln'],
    ['fr', 'Brasserie du Test / Caen', 'Brasserie du Test', 'Caen'],
    ['en', 'The Sample Inn, Nowhere Ash, Co. Mayo', 'The Sample Inn', 'Nowhere Ash'],
    ['en', 'Sample Freight Ltd, Nowhere Park', 'Sample Freight Ltd', 'Nowhere Park'],
    ['nl', 'Zorggroep Test te Nergenshuizen', 'Zorggroep Test', 'Nergenshuizen'],
    ['nl', 'Zorggroep Test te Breda', 'Zorggroep Test', 'Breda'],
  ])('%s: %s', async (language, written, name, town) => {
    const { experience } = await read([
      HEADINGS[language],
      '',
      JOBS[language],
      written,
      '2019 - 2021',
      '',
      JOBS[language],
      'Hotel',
      '2015 - 2018',
    ]);
    expect(experience[0]?.value).toMatchObject({ position: JOBS[language], employer: name, locality: town });
  });

  it('may stand in a town that no gazetteer has, where the others have theirs', async () => {
    const { experience } = await read([
      'Experiencia laboral',
      'Hotel Sol | Cádiz\nCamarera\n2019 - 2021\n',
      'Papelera Mar | Villa de Nada\nAuxiliar\n2017 - 2019\n',
      'Hotel Luna | Huesca\nCocinera\n2015 - 2017',
    ]);
    expect(experience.map(({ value }) => [value.position, value.employer, value.locality])).toEqual([
      ['Camarera', 'Hotel Sol', 'Cádiz'],
      ['Auxiliar', 'Papelera Mar', 'Villa de Nada'],
      ['Cocinera', 'Hotel Luna', 'Huesca'],
    ]);
  });

  it('has a department of the position behind a dash', async () => {
    const { experience } = await read([
      'Work experience',
      'Sample Hospital, Leeds\nStaff Nurse – Emergency Ward\n2018 – 2020\n',
      'Trial Clinic, Leeds\nHealthcare Assistant\n2014 – 2017',
    ]);
    expect(experience.map(({ value }) => [value.position, value.employer])).toEqual([
      ['Staff Nurse – Emergency Ward', 'Sample Hospital'],
      ['Healthcare Assistant', 'Trial Clinic'],
    ]);
  });
});

describe('dates', () => {
  it('may have a slash between two years', async () => {
    const { experience } = await read([
      'Experiencia laboral',
      'Hotel Sol (Cádiz) - Camarera - 2015/Actualidad',
      'Bar Test (Cádiz) - Ayudante - 2010/2015',
    ]);
    expect(experience.map(({ value }) => [value.position, value.start, value.end])).toEqual([
      ['Camarera', '2015', null],
      ['Ayudante', '2010', '2015'],
    ]);
  });

  it('may stand behind a comma, where none stands apart', async () => {
    const { education } = await read([
      'Education & Qualifications',
      'Certificate in Cookery, Sample College, 2012',
      'Leaving Certificate, Trial School, 2009',
    ]);
    expect(education.map(({ value }) => [value.title, value.school, value.end])).toEqual([
      ['Certificate in Cookery', 'Sample College', '2012'],
      ['Leaving Certificate', 'Trial School', '2009'],
    ]);
  });
});

describe('what somebody did', () => {
  it('may be one line below a line that says all else', async () => {
    const { experience } = await read([
      'Work experience',
      '',
      '03/2021 – present Sales Assistant, Trial Stores Ltd, Leeds',
      'Care for regular customers, training of beginners',
      '',
      '08/2018 – 02/2021 Waitress, Sample Hotel, Leeds',
      'Banquets of up to 80 people',
    ]);
    expect(experience.map(({ value }) => [value.position, value.employer, value.description])).toEqual([
      ['Sales Assistant', 'Trial Stores Ltd', 'Care for regular customers, training of beginners'],
      ['Waitress', 'Sample Hotel', 'Banquets of up to 80 people'],
    ]);
  });
});
