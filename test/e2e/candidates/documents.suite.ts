import { Database } from '@babelboard/platform';
import { readProfileFile } from '@babelboard/profile-documents';
import { profileExportPreview } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import type { TestApi } from '../../support/api.js';
import { ProfileOwner, refusalOf } from './profile-owner.js';

const CHEF = {
  puesto: 'Köchin',
  empresa: 'Gasthaus Krone',
  f_inicio: '2021-03',
  f_final: '',
  descripcion: '- Karte\n- Team',
  fk_pais_id: 276,
  lugar: 'Köln',
};

/** Profiles that are taken along as files. */
export function describeDocuments(started: () => TestApi): void {
  let api: TestApi;
  let ana: ProfileOwner;

  beforeAll(async () => {
    api = started();
    ana = await ProfileOwner.arrive(api);
    await ana.change('POST', 'profile', { nombre: 'Ana', apellidos: 'Łuczak', fk_pais_id: 616, poblacion: 'Gdańsk' });
    const letter = '<p>I cook.</p><ul><li>Fish</li></ul>';
    const preferences = { headline: 'Head chef', presentation_letter: letter, f_nace: '1990-02-28' };
    await ana.change('PATCH', 'preferences', preferences);
    for (const [language, level] of [
      ['Polish', 4],
      ['German', 2],
    ]) {
      await ana.call('POST', 'languages', { language, level });
    }
    const english = { language: 'en', puesto: 'Cook', descripcion: 'Menus and team' };
    for (const tag of ['cook-fish', 'Latte art at dawn']) await ana.call('POST', 'skills', { tag });
    for (const entry of [
      { ...CHEF, language: 'de', translations: [english] },
      { ...CHEF, language: 'de', puesto: 'Kellnerin', f_inicio: '2019-01', f_final: '2020-12' },
    ]) {
      expect((await ana.call('POST', 'experience', entry)).status).toBe(200);
    }
    const photo = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('avatar', new Blob([new Uint8Array(photo)]), 'me.png');
    expect((await ana.call('POST', 'avatar', form)).status).toBe(200);
  });

  const file = async (query: string, owner = ana) => {
    const response = await fetch(`${api.url}/api/candidates/profile/export?${query}`, {
      headers: { ...owner.account.bearer, 'Accept-Language': 'en' },
    });
    return { response, content: new Uint8Array(await response.arrayBuffer()) };
  };
  const read = async (query: string) => (await readProfileFile((await file(query)).content)).document;
  const textOf = async (content: Uint8Array) => {
    const document = await getDocumentProxy(Uint8Array.from(content), { verbosity: 0 });
    const { items } = await (await document.getPage(1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join('');
  };

  describe('GET /api/candidates/profile/export', () => {
    it.each([
      ['pdf', 'application/pdf', 'Ana Łuczak – CV.pdf'],
      ['europass-pdf', 'application/pdf', 'Ana Łuczak – CV (Europass).pdf'],
      ['europass-xml', 'application/xml; charset=utf-8', 'Ana Łuczak – CV (Europass).xml'],
      ['json-resume', 'application/json; charset=utf-8', 'Ana Łuczak – CV.json'],
    ])('gives %s, to be saved and kept by nobody', async (format, type, name) => {
      const { response, content } = await file(`format=${format}`);
      const header = (key: string) => response.headers.get(key);
      expect([
        response.status,
        header('content-type'),
        header('cache-control'),
        header('x-content-type-options'),
      ]).toEqual([200, type, 'no-store', 'nosniff']);
      expect(decodeURIComponent(header('content-disposition') ?? '')).toMatch(/^attachment;/);
      expect(decodeURIComponent(header('content-disposition') ?? '')).toContain(`UTF-8''${name}`);
      expect(content.length).toBeGreaterThan(500);
    });

    it('tells the whole profile, in the language asked for where it is there', async () => {
      expect(await read('format=europass-xml&language=en')).toMatchObject({
        language: 'en',
        contact: {
          firstName: 'Ana',
          lastName: 'Łuczak',
          email: ana.account.email,
          locality: 'Gdańsk',
          countryCode: 'PL',
          birthDate: null,
        },
        headline: { text: 'Head chef', language: null },
        summary: null,
        languages: [
          { code: 'pl', level: 'native' },
          { code: 'de', level: 'B2' },
        ],
        skills: ['cook fish', 'Latte art at dawn'],
        experience: [
          {
            position: 'Cook',
            description: 'Menus and team',
            language: null,
            period: { start: '2021-03', ongoing: true },
            countryCode: 'DE',
          },
          { position: 'Kellnerin', language: 'de', period: { start: '2019-01', end: '2020-12' } },
        ],
        photo: null,
      });
      const german = await read('format=json-resume&language=de');
      expect(german.headline).toEqual({ text: 'Head chef', language: 'en' });
      expect(german.skills).toEqual(['Fisch und Meeresfrüchte kochen', 'Latte art at dawn']);
      expect(german.experience).toMatchObject([
        { position: 'Köchin', description: '• Karte\n• Team', language: null },
        { position: 'Kellnerin', language: null },
      ]);
    });

    it('adds photo, birth date and letter where they are asked for', async () => {
      const whole = await read('format=europass-pdf&photo=1&birth_date=true&letter=1');
      expect(whole.contact.birthDate).toBe('1990-02-28');
      expect(whole.summary).toMatchObject({ text: 'I cook.\n• Fish' });
      expect(whole.photo?.mediaType).toBe('image/jpeg');
    });

    it('sets the PDF in the language asked for, with the clause that a country is used to', async () => {
      const { content } = await file('format=pdf&language=de&country=PL');
      const text = await textOf(content);
      expect(text).toContain('Berufserfahrung');
      expect(text).toContain('Latte art at dawn');
      expect(text).toContain('März 2021 – heute');
      expect(text).toContain('Ich willige in die Verarbeitung');
      expect(text).not.toContain('1990');
    });

    it.each(['format=docx', 'format=pdf&photo=perhaps', 'format=pdf&country=Poland', 'format=pdf&language=klingon'])(
      'refuses %s at its field',
      async (query) => {
        const answer = await ana.call('GET', `profile/export?${query}`);
        expect([answer.status, refusalOf(answer)[2]]).toEqual([422, [query.split('&').at(-1)?.split('=')[0]]]);
      },
    );

    it('is one’s own alone, and not without end', async () => {
      expect((await fetch(`${api.url}/api/candidates/profile/export`)).status).toBe(401);
      const other = await ProfileOwner.arrive(api);
      const { content } = await file('format=json-resume', other);
      expect(Buffer.from(content).toString()).not.toContain('Łuczak');
      const statuses = new Set<number>();
      for (let count = 0; count < 41; count += 1) {
        statuses.add((await file('format=json-resume', other)).response.status);
      }
      expect([...statuses]).toEqual([200, 429]);
      expect((await file('format=json-resume')).response.status).toBe(200);
    });
  });

  it('a profile that takes long to set lets everybody else be answered, is made or refused within its time, and only once at a time', async () => {
    const hostile = await ProfileOwner.arrive(api);
    await api.app.get(Database).query(
      `INSERT INTO experience (account_id, position, employer, started_on, description, locality, language, sequence)
       SELECT $1, 'Cook', 'Krone', '2019-01', repeat('aαбבعक', 660), '', 'en', n FROM generate_series(0, 99) n`,
      [hostile.account.id],
    );
    let isMade = false;
    // One is still being made when the other is asked for.
    const both = Promise.all(['pdf', 'europass-pdf'].map((format) => file(`format=${format}`, hostile))).finally(() => {
      isMade = true;
    });
    let asked = 0;
    while (!isMade) {
      expect((await fetch(`${api.url}/api/version`)).status).toBe(200);
      asked += 1;
    }
    const answers = (await both).map(({ response: { status }, content }) => ({
      status,
      code: status === 200 ? null : JSON.parse(Buffer.from(content).toString()).code,
    }));
    const [refused, whole] = answers.toSorted((one, other) => other.status - one.status);
    expect(refused).toEqual({ status: 429, code: 'TOO_MANY_PROFILE_FILES' });
    expect([
      { status: 200, code: null },
      { status: 422, code: 'PROFILE_TOO_LONG' },
    ]).toContainEqual(whole);
    // Set in the process that answers, nobody else was answered meanwhile.
    expect(asked).toBeGreaterThan(10);
    expect((await file('format=pdf')).response.status).toBe(200);
  });

  describe('GET /api/candidates/profile/export/preview', () => {
    it('says what would be in the file', async () => {
      const answer = await ana.call('GET', 'profile/export/preview?format=pdf&language=en&country=IT', undefined, {
        'Accept-Language': 'de',
      });
      expect(profileExportPreview.parse(answer.body)).toEqual(answer.body);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.body).toMatchObject({
        file_name: 'Ana Łuczak – CV.pdf',
        name: 'Ana Łuczak',
        headline: 'Head chef',
        counts: { languages: 2, experience: 2, education: 0, skills: 2, online_profiles: 0 },
        has: { photo: true, birth_date: true, letter: true },
        fallbacks: [{ code: 'de', name: 'Deutsch', total: 1 }],
        clause_countries: [
          { code: 'PL', name: 'Polen' },
          { code: 'IT', name: 'Italien' },
        ],
        clause: expect.stringContaining('I authorise'),
      });
      expect(answer.body.languages).toEqual(
        expect.arrayContaining([
          { code: 'en', name: 'Englisch' },
          { code: 'de', name: 'Deutsch' },
        ]),
      );
    });

    it('needs no profile to speak of, and nobody else’s', async () => {
      const other = await ProfileOwner.arrive(api);
      const { body } = await other.call('GET', 'profile/export/preview?format=json-resume&country=PL');
      expect(body).toMatchObject({
        has: { photo: false, birth_date: false, letter: false },
        fallbacks: [],
        clause: null,
      });
      expect((await fetch(`${api.url}/api/candidates/profile/export/preview`)).status).toBe(401);
    });
  });
}
