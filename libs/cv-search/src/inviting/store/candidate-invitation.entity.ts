import { PersonalData, personal, plain, withheld } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

const INVITATION_STATES = ['open', 'accepted', 'declined', 'reported'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** That a company asks somebody whether an offer of its is for them; once for each offer. */
@Entity('candidate_invitation')
@PersonalData<CandidateInvitation>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'invitations',
  columns: {
    id: plain('id'),
    companyId: personal('company_id', { kind: 'company', as: 'company' }),
    accountId: plain(),
    offerId: personal('offer_id', { kind: 'offer', as: 'offer' }),
    memberId: withheld(),
    message: personal('message'),
    state: personal('state'),
    invitedAt: personal('invited_at'),
    answeredAt: personal('answered_at'),
  },
})
export class CandidateInvitation {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  companyId!: number;

  @Column('int')
  accountId!: number;

  @Column('int')
  offerId!: number;

  /** Who asked; null once the member is gone. */
  @Column('int', { nullable: true })
  memberId!: number | null;

  @Column('text')
  message!: string;

  @Column('text')
  state!: InvitationState;

  @Column('timestamptz')
  invitedAt!: Date;

  @Column('timestamptz', { nullable: true })
  answeredAt!: Date | null;

  static of(
    asked: Pick<CandidateInvitation, 'companyId' | 'accountId' | 'offerId' | 'memberId' | 'message'>,
    now: Date,
  ): CandidateInvitation {
    return Object.assign(new CandidateInvitation(), asked, { state: 'open', invitedAt: now, answeredAt: null });
  }

  /** Gives whether anything changed: whoever has applied has answered, and a report stands above a no. */
  answer(state: Exclude<InvitationState, 'open'>, now: Date): boolean {
    const may = this.state === 'open' || (this.state === 'declined' && state !== 'declined');
    if (may) {
      this.state = state;
      this.answeredAt = now;
    }
    return may;
  }

  /** Takes a no back. Gives whether there was one. */
  reopen(): boolean {
    const may = this.state === 'declined';
    if (may) {
      this.state = 'open';
      this.answeredAt = null;
    }
    return may;
  }
}
