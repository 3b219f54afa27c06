import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ProfileLevel } from '../../profile/domain/profile-completion.js';

/** What a candidate was told about how complete the profile is; who was told nothing has no row. */
@Entity('completion_notice')
@PersonalData<CompletionNotice>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'mails_about_the_profile',
  columns: {
    accountId: plain(),
    toldLevel: personal('highest_level_told'),
    reminder: personal('latest_reminder'),
  },
})
export class CompletionNotice {
  @PrimaryColumn('int')
  accountId!: number;

  /** The highest level that a mail told of: each is told once, however often it is reached. */
  @Column('text', { nullable: true })
  toldLevel!: ProfileLevel | null;

  /** Number of the last reminder that was due; 0 where none was. */
  @Column('smallint')
  reminder!: number;
}
