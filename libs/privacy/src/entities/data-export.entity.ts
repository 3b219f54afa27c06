import { randomUUID } from 'node:crypto';
import { PersonalData, plain, storedFile } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A copy of all that is held about a person: asked for, then built, then fetched. */
@Entity('data_export')
@PersonalData<DataExport>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'exports',
  columns: {
    id: plain(),
    accountId: plain(),
    // An export holds no export: only when one was asked for.
    storageKey: storedFile(null),
    requestedAt: plain('requested_at'),
    readyAt: plain('ready_at'),
    takenAt: plain('fetched_at'),
  },
})
export class DataExport {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('int')
  accountId!: number;

  /** Known before the file is there, so that erasure finds the file however far it has come. */
  @Column('text')
  storageKey!: string;

  @Column('timestamptz')
  requestedAt!: Date;

  @Column('timestamptz', { nullable: true })
  readyAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  takenAt!: Date | null;

  static request(accountId: number, now: Date): DataExport {
    const id = randomUUID();
    return Object.assign(new DataExport(), {
      id,
      accountId,
      storageKey: DataExport.keyOf(id),
      requestedAt: now,
      readyAt: null,
      takenAt: null,
    });
  }

  /** Where the file of a copy lies, also when its row is gone. */
  static keyOf(id: string): string {
    return `exports/${id}.zip`;
  }

  markReady(now: Date): void {
    this.readyAt = now;
  }

  /** The first time counts. */
  noteFetched(now: Date): void {
    this.takenAt ??= now;
  }
}
