import { NothingPersonal, plain } from '@babelboard/platform';
import { Entity, PrimaryColumn } from 'typeorm';

/** That an operator let mails go on that can be stopped: complaints are counted from then on. */
@Entity('bulk_mail_release')
@NothingPersonal<BulkMailRelease>('Who did it stands in the audit log', { releasedAt: plain() })
export class BulkMailRelease {
  @PrimaryColumn('timestamptz')
  releasedAt!: Date;
}
