import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Not } from 'typeorm';
import { minisiteSlugTaken } from '../company.errors.js';
import { lockCompany } from '../entities/lock-company.js';
import { Minisite } from '../entities/minisite.entity.js';
import { MinisiteChanged } from '../events/minisite-changed.event.js';
import { SetMinisite } from './set-minisite.command.js';

@CommandHandler(SetMinisite)
export class SetMinisiteHandler implements ICommandHandler<SetMinisite> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError COMPANY_NOT_FOUND, MINISITE_SLUG_UNUSABLE, MINISITE_SLUG_TAKEN */
  execute({ companyId, look }: SetMinisite): Promise<void> {
    return this.database.transaction(async (tx) => {
      await lockCompany(tx, companyId);
      const minisite = (await tx.findOneBy(Minisite, { companyId })) ?? Minisite.of(companyId);
      if (!minisite.look(look, this.clock.now())) {
        return;
      }
      // Two companies may want one address at once: the second waits and finds it taken.
      await tx.query(`SELECT pg_advisory_xact_lock(hashtext('minisite'))`);
      if (await tx.existsBy(Minisite, { slug: look.slug, companyId: Not(companyId) })) {
        throw minisiteSlugTaken();
      }
      await tx.save(minisite);
      await this.outbox.add(tx, new MinisiteChanged({ companyId }));
    });
  }
}
