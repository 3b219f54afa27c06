import { PersonalData, personal, plain, storedFile } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The photo of a candidate, in three sizes. */
@Entity('candidate_avatar')
@PersonalData<Avatar>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'photo',
  columns: {
    accountId: plain(),
    key512: storedFile('photo'),
    key128: storedFile(null),
    key64: storedFile(null),
    uploadedAt: personal('uploaded_at'),
  },
})
export class Avatar {
  @PrimaryColumn('int')
  accountId!: number;

  /** Storage keys, by the length of a side in pixels. */
  @Column('text', { name: 'key_512' })
  key512!: string;

  @Column('text', { name: 'key_128' })
  key128!: string;

  @Column('text', { name: 'key_64' })
  key64!: string;

  @Column('timestamptz')
  uploadedAt!: Date;

  keys(): string[] {
    return [this.key512, this.key128, this.key64];
  }
}
