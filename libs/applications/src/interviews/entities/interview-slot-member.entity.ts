import { PersonalData, personal, plain } from '@babelboard/platform';
import { Entity, PrimaryColumn } from 'typeorm';

/** A member who holds the interview of a slot. */
@Entity('interview_slot_member')
@PersonalData<InterviewSlotMember>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'interview-times-offered',
  columns: { slotId: personal('slot_id'), accountId: plain() },
})
export class InterviewSlotMember {
  @PrimaryColumn('int')
  slotId!: number;

  @PrimaryColumn('int')
  accountId!: number;
}
