import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AddEducation,
  AddExperience,
  AddSkill,
  AddSpokenLanguage,
  ChangeAvatar,
  ChangePhone,
  UpdateContactInfo,
  UpdateOnlineProfiles,
  UpdatePreferences,
} from '@babelboard/candidates';
import { LANGUAGE_LEVELS } from '@babelboard/language-check';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import sharp from 'sharp';
import { CORPUS, type ExpectedCv, expectedOf } from '../../bench/cv-extract/expected-cv.js';
import { makeAccount, type TestAccount } from '../../support/accounts.js';
import { CvOwner } from '../cvs/cv-owner.js';
import { ownWord, type PeopleStage } from './people-stage.js';

/** Somebody with all that a profile can hold, and what of it nobody may learn. */
export interface HiddenPerson {
  account: TestAccount;
  /** A word of the headline that nobody else has. */
  word: string;
  cv: ExpectedCv;
  /** Words of employers and schools. */
  organisations: string[];
  secrets: Secrets;
}

export interface Secrets {
  /** Looked for word by word, in every way to write them. */
  names: string[];
  /** As they stand somewhere; looked for in any case. */
  texts: string[];
  /** Digits; looked for with anything between that stands in numbers. */
  phones: string[];
  /** What the tables know somebody or their files by. */
  keys: string[];
}

interface Told {
  cv: ExpectedCv;
  file: Buffer;
  type: string;
  street: string;
  /** Words of employers and schools that are in no other text. */
  organisations: string[];
}

const BORN = '1987-04-17';
const BORN_AS_WRITTEN = ['1987-04-17', '17.04.1987', '17 April 1987'];

/** A name that is two plain words, on a CV that says all about its owner in the ways that people do. */
const ROSE: ExpectedCv = {
  language: 'en',
  contact: {
    firstName: 'Rose',
    lastName: 'Winter',
    email: 'rose.winter@example.test',
    phone: '+442079460958',
    locality: 'London',
    countryCode: 'GB',
    links: ['https://www.linkedin.com/in/rosewinter-care', 'https://rosewinter.example.test/'],
  },
  languages: [
    { code: 'en', level: 'native' },
    { code: 'de', level: 'B1' },
  ],
  experience: [
    { position: 'Staff nurse', employer: 'Falkenstein Clinic', start: '2015-02', end: null },
    { position: 'Care assistant', employer: 'Abendrot House', start: '2011-09', end: '2015-01' },
  ],
  education: [{ title: 'BSc Nursing', school: 'Kalaidos University', start: '2008', end: '2011', isced: 6 }],
  skills: ['Wound care'],
};

const ROSE_CV = `Rose Winter
Staff nurse
12 Lantern Lane, London
Phone: 020 7946 0958 | rose.winter@example.test
linkedin.com/in/rosewinter-care | https://rosewinter.example.test/ | Skype: rosewinter.care
Date of birth: 17 April 1987 (39 years old)

Work experience
02/2015 - present   Staff nurse, Falkenstein Clinic, London
Night shifts on a surgical ward at Falkenstein Clinic
09/2011 - 01/2015   Care assistant, Abendrot House, Leeds
Cared for people with dementia

Education
2008 - 2011   BSc Nursing, Kalaidos University

Skills
Wound care, medication rounds`;

const corpus = (file: string, street: string, organisations: string[]): Told => ({
  ...{ cv: expectedOf(file, CORPUS), file: readFileSync(join(CORPUS, file)), type: file.split('.').at(-1) as string },
  ...{ street, organisations },
});

/** Letters with accents, of another script, a house in the text, an apostrophe and a hyphen, and two plain words. */
export const TOLD: readonly Told[] = [
  corpus('pl-opiekunka-rtf.rtf', 'ul. Latarniana 7', ['Przykład']),
  corpus('uk-rozrobnyk-bichna.pdf', 'вул. Ліхтарна 7', ['Взірець']),
  corpus('de-student-plain-text.txt', 'Musterring 8', ['Solarwerk', 'Beispielwelle', 'Lebenshilfe', 'Goethe']),
  corpus('fr-mecanicien-word.docx', '7 rue des Lanternes', ['Ateliers Exemple', 'Garage du Test', 'Lycée technique']),
  {
    ...{ cv: ROSE, file: Buffer.from(ROSE_CV), type: 'txt', street: '12 Lantern Lane' },
    organisations: ['Falkenstein', 'Abendrot', 'Kalaidos'],
  },
];

/** Makes somebody who tells all of it in every field that takes words, and lets companies find them. */
export async function hide(stage: PeopleStage, { cv, file, type, street, organisations }: Told): Promise<HiddenPerson> {
  const word = ownWord();
  const email = cv.contact.email?.replace('@', `.${word}@`) ?? `${word}@example.test`;
  const account = await makeAccount(stage.api.app, 'candidate', { email });
  const { id } = account;
  const { firstName, lastName, phone, links, countryCode } = cv.contact;
  const catalogue = stage.get(ReferenceCatalogue);
  const city = catalogue.citiesNamed(cv.contact.locality ?? '', 1, null)[0];
  await stage.run(
    new UpdateContactInfo(id, { firstName, lastName, cityId: city?.id ?? null, countryId: city?.countryId ?? null }),
  );
  if (phone !== null) await stage.run(new ChangePhone(id, phone, countryCode));
  const site = `https://${word}-page.example.test/about-me-${word}`;
  const profiles = [
    ...links.filter((link) => link.includes('linkedin')).map((address) => ({ kind: 0 as const, address })),
  ];
  await stage.run(new UpdateOnlineProfiles(id, [...profiles, { kind: 4, address: site }]));
  for (const { code, level } of cv.languages) {
    const rank = level === null || level === 'native' ? 'motherTongue' : (level as keyof typeof LANGUAGE_LEVELS);
    const language = catalogue.languageByCode(code)?.id as number;
    await stage.run(new AddSpokenLanguage(id, language, LANGUAGE_LEVELS[rank]));
  }
  for (const skill of [...cv.skills, `Excel by ${firstName} ${lastName}`]) await stage.run(new AddSkill(id, skill));
  const employer = cv.experience[0]?.employer ?? '';
  const loud = `${firstName} ${lastName}`.toUpperCase();
  const bare = `${firstName} ${lastName}`.normalize('NFD').replace(/\p{M}/gu, '');
  const story =
    `I am ${firstName} ${lastName} (${loud}, ${bare}), born ${BORN_AS_WRITTEN[2]}, 39 years old, and work at ${employer}. ` +
    `I live at ${street}. Write to ${email} or ${cv.contact.email}, call ${phone}, see ${[site, ...links].join(' and ')}.`;
  await stage.run(
    new UpdatePreferences(id, {
      ...{ headline: `${cv.experience[0]?.position} ${word}, ${firstName} ${lastName}, ${employer}` },
      ...{ letterHtml: `<p>${story} I like ${word}.</p>`, bornOn: BORN, salaryFrom: 30_000, workingStatus: 2 },
    }),
  );
  for (const { position, employer, start, end } of cv.experience) {
    await stage.run(
      new AddExperience(id, {
        ...{ position: `${position} at ${employer}`, employer, startedOn: start, endedOn: end, description: story },
        ...{ countryId: null, locality: '', translations: [] },
      }),
    );
  }
  for (const { title, school, start, end, isced } of cv.education) {
    await stage.run(
      new AddEducation(id, {
        ...{
          title: `${title}, ${school}`,
          school,
          iscedLevel: isced as null,
          startedOn: start ?? '2000',
          endedOn: end,
        },
        ...{ description: story, translations: [] },
      }),
    );
  }
  const photo = await sharp({ create: { width: 600, height: 600, channels: 3, background: 'blue' } })
    .jpeg()
    .toBuffer();
  await stage.run(new ChangeAvatar({ accountId: id, sessionId: account.sessionId }, photo, null));
  const name = `${lastName} ${firstName} ${word}file.${type}`;
  const uploaded = await CvOwner.as(stage.api, account).upload(file, name);
  if (uploaded.status !== 200) throw new Error(`The CV was refused: ${JSON.stringify(uploaded.body)}`);
  await stage.agree(account, true);
  return {
    ...{ account, word, cv, organisations },
    secrets: {
      names: [firstName, lastName],
      texts: [
        ...[email, cv.contact.email ?? email, street, name, `${word}file`, site, `about-me-${word}`],
        ...[...links, ...links.map((link) => link.replace(/\/$/, '').split('/').at(-1) as string)],
        ...[...organisations, ...BORN_AS_WRITTEN, '39 years'],
      ],
      phones: phone === null ? [] : [phone.slice(-8)],
      keys: [String(id), String(uploaded.body.cv.id)],
    },
  };
}
