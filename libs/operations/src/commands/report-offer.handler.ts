import { createHash } from 'node:crypto';
import { StrangerMails } from '@babelboard/identity/contract';
import { LoadSearchableOffers } from '@babelboard/offers/contract';
import { Clock, Database, Outbox, RETENTION_MS } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { MoreThan } from 'typeorm';
import { newReference } from '../domain/new-reference.js';
import { OfferReport } from '../entities/offer-report.entity.js';
import { OfferReported } from '../events/offer-reported.event.js';
import { reportedOfferNotFound } from '../operations.errors.js';
import { ReportOffer, type ReportReceipt } from './report-offer.command.js';

@CommandHandler(ReportOffer)
export class ReportOfferHandler implements ICommandHandler<ReportOffer> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly queries: QueryBus,
    private readonly strangers: StrangerMails,
  ) {}

  /** @throws DomainError REPORTED_OFFER_NOT_FOUND for an offer that the public does not see */
  async execute({ offerId, report, reporter, language, seen }: ReportOffer): Promise<ReportReceipt> {
    if (!seen.invited && (await this.queries.execute(new LoadSearchableOffers([offerId]))).length === 0) {
      throw reportedOfferNotFound();
    }
    const now = this.clock.now();
    const contentKey = createHash('sha256')
      .update(JSON.stringify([offerId, report, reporter]))
      .digest('hex');
    // Anybody may type anybody's address: beyond the limit the report counts as one without, and the page alone shows the receipt.
    const email = report.email !== null && (await this.strangers.admit(report.email, 'receipt')) ? report.email : null;
    const stored = await this.database.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [contentKey]);
      const since = new Date(now.getTime() - RETENTION_MS.reporter);
      const same = await tx.findOneBy(OfferReport, { contentKey, receivedAt: MoreThan(since) });
      if (same !== null) {
        return same;
      }
      const reference = newReference();
      const saved = await tx.save(
        OfferReport.receive({ offerId, ...report, email, reference, contentKey, language }, now),
      );
      await this.outbox.add(tx, new OfferReported({ reportId: saved.id, offerId, language }));
      return saved;
    });
    return { reference: stored.reference, receivedAt: stored.receivedAt, mailed: report.email !== null };
  }
}
