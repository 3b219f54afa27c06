import { Clock, Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { ActingCompanies } from '../../acting-companies.js';
import { CompanyChannel } from '../../company-channel.js';
import { Interview } from '../entities/interview.entity.js';
import { InterviewSlot } from '../entities/interview-slot.entity.js';
import { slotBooked, slotNotFound } from '../interview.errors.js';
import { InterviewNews } from '../interview-news.js';
import { RemoveInterviewSlot } from './remove-interview-slot.command.js';

@CommandHandler(RemoveInterviewSlot)
export class RemoveInterviewSlotHandler implements ICommandHandler<RemoveInterviewSlot> {
  constructor(
    private readonly database: Database,
    private readonly acting: ActingCompanies,
    private readonly channel: CompanyChannel,
    private readonly news: InterviewNews,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError APPLICANTS_READ_ONLY, INTERVIEW_SLOT_NOT_FOUND, also where it is another company's, INTERVIEW_SLOT_BOOKED */
  async execute({ companyId, slotId }: RemoveInterviewSlot): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.acting.hold(tx, companyId);
      const slot = await tx.findOne(InterviewSlot, {
        where: { id: slotId, companyId },
        lock: { mode: 'pessimistic_write' },
      });
      if (slot === null) {
        throw slotNotFound();
      }
      if (await tx.existsBy(Interview, { slotId, state: 'booked' })) {
        throw slotBooked();
      }
      slot.remove(this.clock.now());
      await tx.save(slot);
      await this.show(tx, slot);
    });
  }

  private async show(tx: EntityManager, { id, companyId, offerId }: InterviewSlot): Promise<void> {
    const invited = await tx.query<{ id: number }[]>(
      'SELECT application_id AS id FROM interview_invitation WHERE slot_id = $1 ORDER BY 1',
      [id],
    );
    await this.channel.tell(tx, companyId, { kind: 'interview', offerId, ids: invited.map((one) => one.id) });
    await this.news.showRivals(tx, null, [id]);
  }
}
