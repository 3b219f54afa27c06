import { Accounts } from '@babelboard/identity';
import { Offer } from '@babelboard/offers';
import { DismissReports, OfferReport, ReportOffer } from '@babelboard/operations';
import { Database } from '@babelboard/platform';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DEMO_ADMIN } from './demo-accounts.js';
import { DEMO_SOURCE } from './demo-offer-content.js';

/** What readers say of each of these offers, and in which language they read it. */
const REPORTS: [reason: OfferReport['reason'], text: string, language: string][][] = [
  [
    ['scam', 'They wrote that I should pay 80 € for the contract before the first interview.', 'en'],
    ['scam', 'Bei mir wollten sie eine Kopie vom Ausweis, bevor jemand mit mir gesprochen hat.', 'de'],
  ],
  [['discrimination', 'In the call they said that they only take people under thirty.', 'en']],
  [['wrong_information', 'Die Stelle ist nicht ortsunabhängig, man muss jeden Tag ins Büro.', 'de']],
];

/** Looked at and left on the board. */
const DISMISSED = ['other', 'I applied last week and nobody has answered yet.', 'en'] as const;

/** Gives operators something to decide on: reports of readers, one decided. Once: a board that has any report keeps what it has. */
export async function seedDemoReports(app: INestApplicationContext): Promise<void> {
  const { manager } = app.get(Database).dataSource;
  const admin = await app.get(Accounts, { strict: false }).findByEmail(DEMO_ADMIN.email);
  if (admin === null || (await manager.existsBy(OfferReport, {}))) return;
  const commands = app.get(CommandBus);
  const offers = await manager.find(Offer, {
    where: { source: DEMO_SOURCE, state: 'published' },
    order: { id: 'DESC' },
    take: REPORTS.length + 1,
  });
  for (const [at, { id }] of offers.entries()) {
    for (const [reason, text, language] of REPORTS[at] ?? [DISMISSED]) {
      await commands.execute(new ReportOffer(id, { reason, text, email: null }, `demo ${language}`, language));
    }
  }
  const last = offers[REPORTS.length];
  if (last === undefined) return;
  const read = await manager.findBy(OfferReport, { offerId: last.id });
  const readIds = read.map(({ id }) => id);
  await commands.execute(new DismissReports(last.id, readIds, { accountId: admin.id, ipAddress: null }));
}
