import { CompanyDirectory } from '@babelboard/companies/contract';
import { Clock, Database, type DomainEvent, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type EntityManager, In } from 'typeorm';
import type { OfferContent } from '../domain/offer-content.js';
import { Offer } from '../entities/offer.entity.js';
import { OfferChanged } from '../events/offer-changed.event.js';
import { type AppliedImport, applyImport, type ImportMoment } from '../import/apply-import.js';
import { DuplicateOffers, type GroupedOffer } from '../queries/duplicate-offers.js';
import { type ImportedOffer, ImportOffers, type OfferToImport } from './import-offers.command.js';
import { OfferFingerprints } from './offer-fingerprints.js';

@CommandHandler(ImportOffers)
export class ImportOffersHandler implements ICommandHandler<ImportOffers> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly companies: CompanyDirectory,
    private readonly fingerprints: OfferFingerprints,
    private readonly duplicates: DuplicateOffers,
  ) {}

  async execute({ offers, snapshot }: ImportOffers): Promise<ImportedOffer[]> {
    return this.database.transaction(async (tx) => {
      // Two imports of one file take turns, batch by batch: the second finds what the first made.
      await tx.query(`SELECT pg_advisory_xact_lock(hashtext('offers.import'))`);
      // Companies before offers, as who hides and shows the offers of one locks them.
      const companyIds = offers.map(({ companyId }) => companyId);
      const suspended = await this.companies.holdSuspensions(tx, companyIds);
      const fingerprintOf = (content: OfferContent) => this.fingerprints.of(content);
      const moment: ImportMoment = { now: this.clock.now(), snapshot, suspended, fingerprintOf };
      const known = await this.loadKnown(tx, offers);
      const groups = await this.duplicates.groupsOf(
        [...known.values()].map(({ id }) => id),
        tx,
      );
      const applied = offers.map((row) => applyImport(known.get(keyOf(row)), row, moment));
      const touched = applied.filter(({ touched }) => touched).map(({ offer }) => offer);
      await tx.save(touched, { chunk: 50 });
      const events = applied.map(({ offer, event }) => event?.(offer.id)).filter((event) => event !== undefined);
      await this.outbox.add(tx, ...(events satisfies DomainEvent[]), ...neighboursLeft(applied, groups));
      return applied.map(({ offer, outcome }) => ({ offerId: offer.id, outcome }));
    });
  }

  private async loadKnown(tx: EntityManager, rows: OfferToImport[]): Promise<Map<string, Offer>> {
    const found = await tx.query<{ id: number }[]>(
      `SELECT offer.id FROM offer
       JOIN unnest($1::text[], $2::text[]) AS wanted(source, source_key) USING (source, source_key)`,
      [rows.map(({ source }) => source), rows.map(({ sourceKey }) => sourceKey)],
    );
    const offers = await tx.find(Offer, {
      where: { id: In(found.map(({ id }) => id)) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    return new Map(offers.map((offer) => [keyOf(offer), offer]));
  }
}

/** An offer with new words may leave the others of its group, one of which then stands for them. */
function neighboursLeft(applied: AppliedImport[], groups: Map<number, GroupedOffer[]>): OfferChanged[] {
  const changed = new Set(applied.filter(({ event }) => event !== undefined).map(({ offer }) => offer.id));
  const neighbours = [...changed].flatMap((id) => groups.get(id) ?? []).map(({ id }) => id);
  return [...new Set(neighbours)].filter((id) => !changed.has(id)).map((offerId) => new OfferChanged({ offerId }));
}

function keyOf({ source, sourceKey }: { source: string | null; sourceKey: string | null }): string {
  return JSON.stringify([source, sourceKey]);
}
