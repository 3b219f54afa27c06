import { Credits, GrantCredits } from '@babelboard/billing';
import { CompanyMembers, EnsureCompanies } from '@babelboard/companies';
import { SavedPeopleSearches, SavePeopleSearch } from '@babelboard/cv-search';
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

/** The last one is the newest. */
const SEARCHES = [
  { name: 'Backend developers with English', query: 'what=backend+developer&languages=English%3AB2' },
  { name: 'Sales in German', query: 'what=sales&moving=true&languages=German%3AB2' },
];

/**
 * Lets companies find people of the demo: its candidate, its applicants, and some who are there for nothing else; its company gets credits and saves two searches. Once: whoever has said
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
  await furnish(app);
  for (const { email } of [DEMO_CANDIDATE, ...DEMO_APPLICANTS, ...searchers]) {
    const account = await accounts.findByEmail(email);
    if (account !== null) await letFind(app, account.id);
  }
}

/** Gives the demo's company credits, which was given none before, and searches, where it keeps none. */
async function furnish(app: INestApplicationContext): Promise<void> {
  const [companyId] = await app
    .get(CommandBus)
    .execute(new EnsureCompanies([{ name: OWNED_COMPANY.name, slug: OWNED_COMPANY.slug }]));
  if (companyId === undefined) return;
  const commands = app.get(CommandBus);
  if (!(await app.get(Credits, { strict: false }).hadAny(companyId))) {
    await commands.execute(new GrantCredits(companyId, CREDITS, 'Demo'));
  }
  const [owner] = await app.get(CompanyMembers, { strict: false }).list(companyId);
  if (owner === undefined || (await app.get(SavedPeopleSearches, { strict: false }).list(companyId)).length > 0) return;
  for (const { name, query } of SEARCHES) {
    await commands.execute(new SavePeopleSearch({ companyId, accountId: owner.accountId }, name, query));
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
