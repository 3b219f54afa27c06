import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StoredKind } from '../domain/message-kind.js';

/** That somebody wants messages of a kind, or does not; who never said it has no row. */
@Entity('message_preference')
@PersonalData<MessagePreference>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'message_preferences',
  columns: {
    accountId: plain(),
    kind: personal('kind'),
    wanted: personal('wanted'),
    changedAt: personal('changed_at'),
  },
})
export class MessagePreference {
  @PrimaryColumn('int')
  accountId!: number;

  @PrimaryColumn('text')
  kind!: StoredKind;

  @Column('boolean')
  wanted!: boolean;

  @Column('timestamptz')
  changedAt!: Date;
}
