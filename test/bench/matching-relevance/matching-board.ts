import {
  AddExperience,
  AddSkill,
  AddSpokenLanguage,
  ChangeTextLanguage,
  UpdateContactInfo,
  UpdatePreferences,
} from '@babelboard/candidates';
import { EnsureCompanies } from '@babelboard/companies';
import { LANGUAGE_LEVELS } from '@babelboard/language-check';
import { OffersToMatch, type OfferToMatch, PeopleToMatch, type PersonToMatch } from '@babelboard/matching';
import { EMPLOYMENT_TYPES, EXPERIENCES, ImportOffers, type OfferContent } from '@babelboard/offers';
import { Database } from '@babelboard/platform';
import { ReferenceCatalogue, SkillLabels } from '@babelboard/reference-data/contract';
import type { INestApplicationContext } from '@nestjs/common';
import { type Command, CommandBus } from '@nestjs/cqrs';
import { makeAccount } from '../../support/accounts.js';
import { createTestApplication } from '../../support/application.js';
import type { JudgedOffer, JudgedPerson } from './matching-set.js';

const TYPES = {
  'part-time': EMPLOYMENT_TYPES.partTime,
  internship: EMPLOYMENT_TYPES.internship,
  temporary: EMPLOYMENT_TYPES.temporary,
};

export interface MatchingBoard {
  app: INestApplicationContext;
  offers: Map<JudgedOffer, OfferToMatch>;
  people: Map<JudgedPerson, PersonToMatch>;
  close(): Promise<void>;
}

/** A board of its own with the judged offers and people, who said it all through the product. */
export async function openMatchingBoard(offers: JudgedOffer[], people: JudgedPerson[]): Promise<MatchingBoard> {
  const { app, close } = await createTestApplication();
  try {
    const offerIds = await putOffers(app, offers);
    const accountIds: number[] = [];
    for (const person of people) accountIds.push(await putPerson(app, person));
    const asked = new Map((await app.get(OffersToMatch).load(offerIds)).map((offer) => [offer.id, offer]));
    const brought = new Map((await app.get(PeopleToMatch).load(accountIds)).map((person) => [person.id, person]));
    return { app, close, offers: paired(offers, offerIds, asked), people: paired(people, accountIds, brought) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @throws where one is not there: what is judged has to be whole */
function paired<Judged extends { id: string }, Read>(all: Judged[], ids: number[], read: Map<number, Read>) {
  return new Map(
    all.map((judged, at): [Judged, Read] => {
      const one = read.get(ids[at] as number);
      if (one === undefined) throw new Error(`${judged.id} is not on the board`);
      return [judged, one];
    }),
  );
}

async function putOffers(app: INestApplicationContext, offers: JudgedOffer[]): Promise<number[]> {
  const [companyId] = await app.get(CommandBus).execute(new EnsureCompanies([{ name: 'Judged' }]));
  const ads = [];
  for (const offer of offers) {
    ads.push({
      ...{ source: 'judged', sourceKey: offer.id, contentHash: offer.id, companyId: companyId as number },
      ...{ postedAt: null, validThrough: null, content: await contentOf(app, offer) },
    });
  }
  const stored = await app.get(CommandBus).execute(new ImportOffers(ads));
  return stored.map(({ offerId }) => offerId);
}

async function contentOf(app: INestApplicationContext, offer: JudgedOffer): Promise<OfferContent> {
  const catalogue = app.get(ReferenceCatalogue);
  const city = catalogue.cityBySlug(offer.city);
  const id = (code: string) => catalogue.languageByCode(code)?.id as number;
  const asked = { recognised: false, oneOfGroup: null };
  const { title, salary, employmentType, remote = null } = offer;
  return {
    title,
    descriptionHtml: `<p>${offer.text}</p>`,
    descriptionText: offer.text,
    adLanguageId: id(offer.language),
    adLanguageDetected: false,
    workingLanguageId: null,
    places: [{ cityId: city?.id ?? null, countryId: city?.countryId ?? null, text: null }],
    languages: [
      ...Object.entries(offer.languages).map(([code, level]) => ({
        ...{ languageId: id(code), level: LANGUAGE_LEVELS[level], mandatory: true, ...asked },
      })),
      ...offer.wished.map((code) => ({ languageId: id(code), level: null, mandatory: false, ...asked })),
    ],
    skillIds: await skillIds(app, offer.skills),
    remote,
    experience: experienceOf(offer.experienceMonths),
    employmentTypes: [employmentType === undefined ? EMPLOYMENT_TYPES.fullTime : TYPES[employmentType]],
    salary: salary === undefined ? null : { min: salary, max: null, currency: 'EUR', period: 'year' },
    applyUrl: 'https://employer.example/apply',
  };
}

function experienceOf(months: number | undefined): OfferContent['experience'] {
  if (months === undefined) return null;
  if (months === 0) return EXPERIENCES.none;
  return months < 24
    ? EXPERIENCES.upToTwoYears
    : months < 60
      ? EXPERIENCES.twoToFiveYears
      : EXPERIENCES.moreThanFiveYears;
}

async function putPerson(app: INestApplicationContext, person: JudgedPerson): Promise<number> {
  const run = (command: Command<unknown>) => app.get(CommandBus).execute(command);
  const catalogue = app.get(ReferenceCatalogue);
  const { id } = await makeAccount(app);
  await app.get(Database).query(
    `INSERT INTO cv (account_id, name, type, size, is_default, scan_state, review_state, uploaded_at)
     VALUES ($1, 'cv.pdf', 'pdf', 1, true, 'clean', 'none', now())`,
    [id],
  );
  const place =
    person.city === undefined
      ? { countryId: catalogue.countryByIso2(person.country ?? '')?.id ?? null, locality: 'Home' }
      : { cityId: catalogue.cityBySlug(person.city)?.id ?? null };
  await run(new UpdateContactInfo(id, place));
  for (const [code, level] of Object.entries(person.languages)) {
    const languageId = catalogue.languageByCode(code)?.id as number;
    await run(new AddSpokenLanguage(id, languageId, LANGUAGE_LEVELS[level]));
  }
  await run(new ChangeTextLanguage(id, person.language));
  const destinationIds = person.destinations.map((iso2) => catalogue.countryByIso2(iso2)?.id as number);
  const { headline, relocate = null, internship: workInternship = null, payFrom: salaryFrom = null } = person;
  const wishes = { headline, relocate, workInternship, salaryFrom, destinationIds };
  await run(new UpdatePreferences(id, wishes, {}, person.language));
  for (const skill of await skillIds(app, person.skills)) await run(new AddSkill(id, skill));
  for (const { title, ...when } of person.positions.toReversed()) {
    const values = { position: title, employer: 'Earlier', description: '', countryId: null, locality: '' };
    await run(new AddExperience(id, { ...values, translations: [], ...when }));
  }
  return id;
}

async function skillIds(app: INestApplicationContext, names: readonly string[]): Promise<number[]> {
  const ids = await Promise.all(names.map((name) => app.get(SkillLabels).find(name)));
  const unknown = names.filter((_, at) => ids[at] === undefined);
  if (unknown.length > 0) throw new Error(`Nobody calls a skill ${unknown.join(', ')}`);
  return ids as number[];
}
