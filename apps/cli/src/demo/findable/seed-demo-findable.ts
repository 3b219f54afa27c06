import { Credits, GrantCredits } from '@babelboard/billing';
import { EnsureCompanies } from '@babelboard/companies';
import { Accounts, NewPasswords } from '@babelboard/identity';
import { ChangeConsent, ConsentStates } from '@babelboard/privacy';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DEMO_CANDIDATE, DEMO_PASSWORD, type DemoCandidate, OWNED_COMPANY } from '../demo-accounts.js';
import { DEMO_APPLICANTS } from '../hiring/demo-applicants.js';
import { seedDemoProfiles } from '../profiles/seed-demo-profiles.js';
import { DemoAccounts } from '../seed-demo-accounts.js';
import { DEMO_SEARCHERS } from './demo-searchers.js';

const CREDITS = 20;

/**
 * Lets companies find people of the demo: its candidate, its applicants, and some who are there for nothing else; its company gets credits. Once: whoever has said
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
  await giveCredits(app);
  for (const { email } of [DEMO_CANDIDATE, ...DEMO_APPLICANTS, ...searchers]) {
    const account = await accounts.findByEmail(email);
    if (account !== null) await letFind(app, account.id);
  }
}

/** To the demo's company, which was given none before. */
async function giveCredits(app: INestApplicationContext): Promise<void> {
  const [companyId] = await app
    .get(CommandBus)
    .execute(new EnsureCompanies([{ name: OWNED_COMPANY.name, slug: OWNED_COMPANY.slug }]));
  if (companyId !== undefined && !(await app.get(Credits, { strict: false }).hadAny(companyId))) {
    await app.get(CommandBus).execute(new GrantCredits(companyId, CREDITS, 'Demo'));
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
