import {
  AddExperience,
  AddSkill,
  AddSpokenLanguage,
  ChangeTextLanguage,
  UpdateContactInfo,
  UpdatePreferences,
} from '@babelboard/candidates';
import { LANGUAGE_LEVELS } from '@babelboard/language-check';
import { ChangeConsent } from '@babelboard/privacy';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import type { INestApplicationContext } from '@nestjs/common';
import { type Command, CommandBus } from '@nestjs/cqrs';
import { makeAccount } from '../../support/accounts.js';
import { buildPeopleIndex } from '../../support/people-index.js';
import { createPeopleStage, type PeopleStage } from '../../support/people-stage.js';
import type { JudgedPerson } from './people-set.js';

export interface JudgedPeopleBoard {
  stage: PeopleStage;
  /** By the number of the account. */
  ids: Map<number, string>;
}

/** A board of its own with the judged people, who said it all through the product, in the indexes of both engines. */
export async function openJudgedPeopleBoard(people: readonly JudgedPerson[]): Promise<JudgedPeopleBoard> {
  const stage = await createPeopleStage();
  try {
    const ids = new Map<number, string>();
    for (const person of people) ids.set(await putPerson(stage.app, person), person.id);
    await buildPeopleIndex(stage.app);
    return { stage, ids };
  } catch (error) {
    await stage.close();
    throw error;
  }
}

/** @throws where a city is not known: what is judged has to be whole */
async function putPerson(app: INestApplicationContext, person: JudgedPerson): Promise<number> {
  const run = (command: Command<unknown>) => app.get(CommandBus).execute(command);
  const catalogue = app.get(ReferenceCatalogue);
  const { id } = await makeAccount(app);
  const countryId = catalogue.countryByIso2(person.country)?.id ?? null;
  const city = catalogue.citiesNamed(person.city, 5, null).find((one) => one.countryId === countryId);
  if (city === undefined) throw new Error(`Nobody knows the city of ${person.id}: ${person.city}`);
  await run(new UpdateContactInfo(id, { cityId: city.id }));
  await run(new ChangeTextLanguage(id, person.language));
  for (const [code, level] of Object.entries(person.languages)) {
    const languageId = catalogue.languageByCode(code)?.id;
    if (languageId === undefined) throw new Error(`Nobody knows a language of ${person.id}: ${code}`);
    await run(new AddSpokenLanguage(id, languageId, LANGUAGE_LEVELS[level]));
  }
  const { headline, text, language } = person;
  await run(new UpdatePreferences(id, { headline, letterHtml: `<p>${text}</p>` }, {}, language));
  for (const skill of person.skills) await run(new AddSkill(id, skill));
  for (const { title, ...when } of person.positions.toReversed()) {
    const values = { position: title, employer: 'Earlier', description: '', countryId: null, locality: '', language };
    await run(new AddExperience(id, { ...values, translations: [], ...when }));
  }
  await run(new ChangeConsent(id, 'cvsearch', true, null));
  return id;
}
