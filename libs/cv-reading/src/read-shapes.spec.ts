import { readDocument } from '@babelboard/document-reading/contract';
import { describe, expect, it } from '@jest/globals';
import { docxLine, docxOf } from '../../document-reading/src/testing/made-documents.js';
import type { Cv } from './cv.js';
import { readCv } from './read-cv.js';
import { smallKnowledge } from './testing/small-knowledge.js';

const knowledge = smallKnowledge(
  [
    ['Galway', 'IE'],
    ['Leeds', 'GB'],
    ['York', 'GB'],
    ['Leipzig', 'DE'],
    ['Halle', 'DE'],
    ['Lyon', 'FR'],
    ['Valencia', 'ES'],
  ],
  ['Chef', 'Sous Chef', 'Line cook', 'Surveyor', 'Vendeuse', 'Schweißerin'],
);

/** What a reader sees of it, a line each. */
function told({ contact, languages, skills, experience, education }: Cv) {
  const stay = (start: string | null, end: string | null) => `${start ?? ''}–${end ?? ''}`;
  return {
    name: [contact.firstName?.value, contact.lastName?.value].join(' / '),
    languages: languages.map(({ value }) => `${value.code} ${value.level}`),
    skills: skills.map(({ value }) => value.name),
    experience: experience.map(({ value }) => `${value.position} @ ${value.employer} ${stay(value.start, value.end)}`),
    education: education.map(({ value }) => `${value.title} @ ${value.school} ${stay(value.start, value.end)}`),
  };
}

const readText = async (text: string) => told(readCv(await readDocument(Buffer.from(text), 'txt'), knowledge));
const readDocx = async (body: string) => told(readCv(await readDocument(await docxOf(body), 'docx'), knowledge));

describe('a CV without headings', () => {
  it('is read by its dates, its lists and its sentences', async () => {
    const read = await readText(`Sheila O'Rourke
12 Harbour Lane, Galway, Ireland
sheila.orourke@post.example | +353 85 012 3456

I am a friendly and hard-working chef. I speak fluent English, good French and a little Polish.

Head Chef, The Salty Anchor      October 2016 – now
Running a brigade of nine, menus, ordering.

Sous Chef, Hotel Meridian      March 2012 – September 2016
Pastry section and banquets.

Diploma in Culinary Arts, Galway Technical Institute      2007 – 2009

Excel, menu planning, SAP`);
    expect(read).toEqual({
      name: "Sheila / O'Rourke",
      languages: ['en C1', 'fr B2', 'pl A2'],
      skills: ['Excel', 'menu planning', 'SAP'],
      experience: ['Head Chef @ The Salty Anchor 2016-10–', 'Sous Chef @ Hotel Meridian 2012-03–2016-09'],
      education: ['Diploma in Culinary Arts @ Galway Technical Institute 2007–2009'],
    });
  });
});

describe('headings that nobody foresaw', () => {
  it('in capitals', async () => {
    const read = await readText(`TOM BAKER, B. Eng.
tom.baker@mail.example
+44 7911 123456
Leeds

MY YEARS IN KITCHENS

Chef, Old Mill, Leeds
Jan 2018 - present
Menus and staff

Line cook, Bistro Nine, York
2014 - 2017

WHERE I WENT TO SCHOOL

NVQ Level 3 Professional Cookery, Leeds City College
2012 - 2014

WHAT I AM GOOD AT

Knife skills
Butchery 90 %
Ordering 75%
Stress resistance

TONGUES

English - native
Italian - B1`);
    expect(read).toEqual({
      name: 'Tom / Baker',
      languages: ['en native', 'it B1'],
      skills: ['Knife skills', 'Butchery', 'Ordering', 'Stress resistance'],
      experience: ['Chef @ Old Mill 2018-01–', 'Line cook @ Bistro Nine 2014–2017'],
      education: ['NVQ Level 3 Professional Cookery @ Leeds City College 2012–2014'],
    });
  });

  it('in plain letters, and one of two things', async () => {
    const read = await readText(`Katrin Möller
katrin.moeller@post.example

Was ich schon gemacht habe

seit 03/2019 Schweißerin, Metallbau Krüger GmbH, Leipzig
- MAG- und WIG-Schweißen
2015 – 2019 Produktionshelferin, Beispielwerk AG, Halle

Schule und Ausbildung

2012–2015 Ausbildung zur Konstruktionsmechanikerin (Note 1,7), Berufsschule Leipzig

Kenntnisse und Sprachen

WIG-Schweißen, MAG-Schweißen, Staplerschein
Deutsch Muttersprache
Niederländisch C1

Hobbys

Segeln`);
    expect(read).toEqual({
      name: 'Katrin / Möller',
      languages: ['de native', 'nl C1'],
      skills: ['WIG-Schweißen', 'MAG-Schweißen', 'Staplerschein'],
      experience: ['Schweißerin @ Metallbau Krüger GmbH 2019-03–', 'Produktionshelferin @ Beispielwerk AG 2015–2019'],
      education: ['Ausbildung zur Konstruktionsmechanikerin @ Berufsschule Leipzig 2012–2015'],
    });
  });

  it('among known ones', async () => {
    const read = await readText(`Katarzyna Nowak
k.nowak@poczta.example

Doświadczenie zawodowe
01.2020 – obecnie  Księgowa, Biuro Grosz, Gdańsk

Wykształcenie
2011 – 2016  Uniwersytet Gdański, Finanse, magister

Co umiem
SAP, Excel, obsługa CNC
Angielski B2

Wyrażam zgodę na przetwarzanie moich danych osobowych.`);
    expect(read.skills).toEqual(['SAP', 'Excel', 'obsługa CNC']);
    expect(read.languages).toEqual(['en B2']);
    expect(read.education).toHaveLength(1);
  });
});

describe('a heading of several things', () => {
  it('has dated lines, lists and sentences', async () => {
    const read = await readText(`Aïcha BENALI
aicha.benali@courriel.example

Expérience
2016 - 2020 : Vendeuse, Boulangerie Petit Four, Lyon

Formation et compétences

2014 : CAP Vente, Lycée Colbert, Lyon
Tenue de caisse, mise en rayon, accueil des clients

Je parle français (langue maternelle), arabe courant et un peu anglais.`);
    expect(read).toEqual({
      name: 'Aïcha / Benali',
      languages: ['fr native', 'ar C1', 'en A2'],
      skills: ['Tenue de caisse', 'mise en rayon', 'accueil des clients'],
      experience: ['Vendeuse @ Boulangerie Petit Four 2016–2020'],
      education: ['CAP Vente @ Lycée Colbert –2014'],
    });
  });
});

describe('short years, letters behind a name and notes beside a title', () => {
  it('are read as what they are', async () => {
    const read = await readText(`Dr Helen Grant MRICS
helen.grant@post.example

Employment
Senior Surveyor, Oak & Partners LLP                                   '18 – now
Surveyor, Land Group plc                                              '14–'18

Education
PhD Land Economy (in progress), 3rd year, University of Reading       2019 – now
BA (Hons) Real Estate (First class), Oxford Brookes University, 2008`);
    expect(read.name).toBe('Helen / Grant');
    expect(read.experience).toEqual([
      'Senior Surveyor @ Oak & Partners LLP 2018–',
      'Surveyor @ Land Group plc 2014–2018',
    ]);
    expect(read.education).toEqual([
      'PhD Land Economy @ University of Reading 2019–',
      'BA (Hons) Real Estate @ Oxford Brookes University –2008',
    ]);
  });
});

describe('a text box', () => {
  const box = (...lines: string[]) =>
    `<w:p><w:r><w:pict><w:txbxContent>${lines.map((line) => docxLine(line)).join('')}</w:txbxContent></w:pict></w:r></w:p>`;
  const head = docxLine('Jonas Weber') + docxLine('jonas.weber@post.example');

  it('without a heading is read by what it lists', async () => {
    const read = await readDocx(head + box('Excel', 'SAP', 'Lagerlogistik') + docxLine('Berufserfahrung'));
    expect(read.skills).toEqual(['Excel', 'SAP', 'Lagerlogistik']);
  });

  it('below a heading in the text is of that heading', async () => {
    const read = await readDocx(head + docxLine('Kenntnisse') + box('Kommissionieren', 'Staplerschein'));
    expect(read.skills).toEqual(['Kommissionieren', 'Staplerschein']);
  });
});

describe('skills that the catalogue calls by one name', () => {
  it('are proposed once', async () => {
    const office = { id: 7, name: 'Microsoft Office' };
    const catalogue = { ...knowledge, skill: (name: string) => (/office/i.test(name) ? office : null) };
    const text = 'Jonas Weber\njonas@post.example\n\nSkills\nMicrosoft Office, Office 365, Stapler';
    const { skills } = readCv(await readDocument(Buffer.from(text), 'txt'), catalogue);
    expect(skills.map(({ value }) => value.name)).toEqual(['Microsoft Office', 'Stapler']);
  });
});

describe('a list of skills in a narrow column', () => {
  it('goes on in a line that begins small, but not where that is a skill by itself', async () => {
    const skills = (lines: string) => readText(`Jonas Weber\njonas@post.example\n\nSkills\n${lines}`);
    expect((await skills('Zendesk\nTraining of new\noperators\nComplaints')).skills).toEqual([
      'Zendesk',
      'Training of new operators',
      'Complaints',
    ]);
    expect((await skills('SQL\nPython (language)\nexcel')).skills).toEqual(['SQL', 'Python (language)', 'excel']);
  });
});

describe('a name in capitals', () => {
  it.each([
    ['ΓΙΩΡΓΟΣ ΠΑΠΑΔΑΚΗΣ', 'Γιωργος / Παπαδακης'],
    ["SHEILA O'ROURKE-LYNCH", "Sheila / O'Rourke-Lynch"],
    ['Anna McKenzie', 'Anna / McKenzie'],
  ])('%s is %s', async (printed, name) => {
    expect((await readText(`${printed}\nsomebody@post.example\n`)).name).toBe(name);
  });
});
