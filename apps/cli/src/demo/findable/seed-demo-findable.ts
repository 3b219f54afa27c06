import { Accounts, NewPasswords } from '@babelboard/identity';
import { ChangeConsent, ConsentStates } from '@babelboard/privacy';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DEMO_CANDIDATE, DEMO_PASSWORD, type DemoCandidate } from '../demo-accounts.js';
import { DEMO_APPLICANTS } from '../hiring/demo-applicants.js';
import { seedDemoProfiles } from '../profiles/seed-demo-profiles.js';
import { DemoAccounts } from '../seed-demo-accounts.js';
import { DEMO_SEARCHERS } from './demo-searchers.js';

/**
 * Lets companies find people of the demo: its candidate, its applicants, and some who are there for nothing else. Once: whoever has said
 * anything about being found keeps that. Needs the accounts of the demo.
 */
export async function seedDemoFindable(app: INestApplicationContext): Promise<void> {
  const accounts = app.get(Accounts, { strict: false });
  const searchers = DEMO_SEARCHERS.map((searcher) => withCity(app, searcher));
  const last = searchers.at(-1);
  // The last one that is made tells that all are there.
  if (last !== undefined && (await accounts.findByEmail(last.email)) === null) {
    const seed = new DemoAccounts(app, await app.get(NewPasswords, { strict: false }).hash(DEMO_PASSWORD));
    for (const searcher of searchers) await seed.candidate(searcher);
    await seedDemoProfiles(app, searchers);
  }
  for (const { email } of [DEMO_CANDIDATE, ...DEMO_APPLICANTS, ...searchers]) {
    const account = await accounts.findByEmail(email);
    if (account !== null) await letFind(app, account.id);
  }
}

async function letFind(app: INestApplicationContext, accountId: number): Promise<void> {
  const { states } = await app.get(ConsentStates, { strict: false }).of(accountId);
  if (states.cvsearch === undefined) {
    await app.get(CommandBus).execute(new ChangeConsent(accountId, 'cvsearch', true, null));
  }
}

function withCity(app: INestApplicationContext, searcher: (typeof DEMO_SEARCHERS)[number]): DemoCandidate {
  const catalogue = app.get(ReferenceCatalogue);
  const countryId = catalogue.countryByIso2(searcher.country)?.id ?? null;
  const cityId = catalogue.citiesNamed(searcher.locality, 1, countryId)[0]?.id ?? 0;
  return { ...searcher, profile: { ...searcher.profile, cityId } };
}
