import { emailKey, PersonalData, personal, plain, withheld } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { MemberRole } from './company-member.entity.js';

/** How long the link of an invitation works. */
export const INVITATION_LIFETIME_MS = 7 * 86_400_000;

/** Somebody is asked by mail to work for a company here. The row goes when the invitation is taken or taken back. */
@Entity('company_invitation')
@PersonalData<CompanyInvitation>({
  owner: { email: 'email' },
  onErasure: 'delete-row',
  exportAs: 'company_invitations',
  columns: {
    id: plain(),
    companyId: personal('company_id', { kind: 'company', as: 'company' }),
    email: personal('email'),
    emailKey: withheld(),
    role: personal('role'),
    language: plain(),
    linkId: plain(),
    sentAt: personal('sent_at'),
    expiresAt: personal('expires_at'),
  },
})
export class CompanyInvitation {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  companyId!: number;

  @Column('text')
  email!: string;

  @Column('text')
  emailKey!: string;

  @Column('text')
  role!: MemberRole;

  /** Of the mail: that of who invites, until somebody knows the one of who is invited. */
  @Column('text')
  language!: string;

  /** The single-use code of the mail that was sent last; links of earlier mails lead nowhere. */
  @Column('uuid')
  linkId!: string;

  @Column('timestamptz')
  sentAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  static of(given: Pick<CompanyInvitation, 'companyId' | 'email' | 'role' | 'language'>): CompanyInvitation {
    return Object.assign(new CompanyInvitation(), given, { emailKey: emailKey(given.email) });
  }

  /** A mail with this link is on its way. */
  send(linkId: string, now: Date): void {
    this.linkId = linkId;
    this.sentAt = now;
    this.expiresAt = new Date(now.getTime() + INVITATION_LIFETIME_MS);
  }
}
