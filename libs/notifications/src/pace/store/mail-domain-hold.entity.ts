import { NothingPersonal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A domain whose server asks for time. */
@Entity('mail_domain_hold')
@NothingPersonal<MailDomainHold>('The domain of a server, for hours', {
  domain: plain(),
  tries: plain(),
  heldUntil: plain(),
})
export class MailDomainHold {
  @PrimaryColumn('text')
  domain!: string;

  /** How often in a row it asked for time. */
  @Column('int')
  tries!: number;

  @Column('timestamptz')
  heldUntil!: Date;
}
