import { CandidateProfiles } from '@babelboard/candidates';
import { AddFavorite, OfferMarks } from '@babelboard/favorites';
import { Accounts } from '@babelboard/identity';
import { LatestSearches, NoteSearch } from '@babelboard/job-searches';
import { CloseOffer, contentHash, ImportOffers, Offer } from '@babelboard/offers';
import { Database } from '@babelboard/platform';
import { DEFAULT_LANGUAGE } from '@babelboard/texts';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DEMO_CANDIDATE } from './demo-accounts.js';
import { DEMO_SOURCE } from './demo-offer-content.js';

/** Offers that were on the board and have ended: beside those of the demo, which all go on. */
const ENDED_SOURCE = 'demo-ended';
const ENDED = 2;
const FAVORITES = 8;
/** Of the offers that suit every such one is kept: so they are not all of one company. */
const EVERY = 17;
/** The last one is the newest. */
const SEARCHES = [
  '/jobs-in-Portugal',
  '/jobs?keywords=customer+service',
  '/jobs-in-Berlin-for-English-speakers?experience=3',
  '/Remote-jobs-for-German-speakers',
];

/**
 * Gives the demo candidate what somebody has who has been here for a while: favorites, some of which have ended, and latest searches. Once: whoever
 * has noted anything keeps it as it is. Needs the demo board and its accounts.
 */
export async function seedDemoNotes(app: INestApplicationContext): Promise<void> {
  const account = await app.get(Accounts, { strict: false }).findByEmail(DEMO_CANDIDATE.email);
  if (account === null) return;
  const { id } = account;
  const favorites = await app.get(OfferMarks, { strict: false }).favoriteIds(id);
  const searches = await app.get(LatestSearches, { strict: false }).list(id, DEFAULT_LANGUAGE);
  if (favorites.length > 0 || searches.length > 0) return;
  const commands = app.get(CommandBus);
  const [first, second, ...others] = await suitingOffers(app, id);
  const ended = first !== undefined && second !== undefined ? await endedLike(app, [first, second]) : [];
  const offerIds = [...ended, ...others.map((offer) => offer.id)];
  for (const offerId of offerIds) await commands.execute(new AddFavorite(id, offerId));
  for (const address of SEARCHES) await commands.execute(new NoteSearch(id, address));
}

/** Offers of the demo that require nothing that the candidate does not speak. */
async function suitingOffers(app: INestApplicationContext, accountId: number): Promise<Offer[]> {
  const profile = await app.get(CandidateProfiles, { strict: false }).find(accountId);
  const held = new Map(profile?.languages.map(({ languageId, level }) => [languageId, level]));
  const offers = await app.get(Database).dataSource.manager.find(Offer, {
    where: { source: DEMO_SOURCE, state: 'published' },
    order: { id: 'ASC' },
    take: 2_000,
  });
  const suiting = offers.filter(({ languages }) => {
    const required = languages.filter(({ mandatory }) => mandatory);
    return (
      required.length > 0 && required.every(({ languageId, level }) => (held.get(languageId) ?? 0) >= (level ?? 1))
    );
  });
  return suiting.filter((_offer, at) => at % EVERY === 0).slice(0, FAVORITES);
}

/** The same jobs as offers of their own, which have ended. */
async function endedLike(app: INestApplicationContext, offers: Offer[]): Promise<number[]> {
  const commands = app.get(CommandBus);
  const imported = await commands.execute(
    new ImportOffers(
      offers.slice(0, ENDED).map((offer) => {
        const { title, descriptionHtml, descriptionText, adLanguageId, adLanguageDetected, companyId } = offer;
        const { workingLanguageId, places, languages, skillIds, remote, experience, employmentTypes, salary } = offer;
        const content = {
          ...{ title, descriptionHtml, descriptionText, adLanguageId, adLanguageDetected, workingLanguageId },
          ...{ places, languages, skillIds, remote, experience, employmentTypes, salary, applyUrl: offer.applyUrl },
        };
        return {
          source: ENDED_SOURCE,
          sourceKey: offer.sourceKey ?? '',
          contentHash: contentHash({ content, companyId }),
          companyId,
          content,
          postedAt: null,
          validThrough: null,
        };
      }),
    ),
  );
  for (const { offerId, outcome } of imported) {
    if (outcome === 'created') await commands.execute(new CloseOffer(offerId));
  }
  return imported.map(({ offerId }) => offerId);
}
