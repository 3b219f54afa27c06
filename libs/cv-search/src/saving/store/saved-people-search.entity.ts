import { PersonalData, plain, withheld } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Within it an opening is the same look: of another member, or of whoever pressed twice. */
const SAME_LOOK_MS = 3_600_000;

/** A search for people that a company keeps; all its members see it. */
@Entity('saved_people_search')
@PersonalData<SavedPeopleSearch>({
  owner: { account: 'savedBy' },
  onErasure: 'blank-columns',
  exportAs: 'saved_people_searches',
  columns: {
    id: plain('id'),
    companyId: plain('company_id', { kind: 'company', as: 'company' }),
    name: plain('name'),
    query: plain('query'),
    savedBy: withheld(),
    savedAt: plain('saved_at'),
    openedAt: plain(),
    openedBeforeAt: plain(),
  },
})
export class SavedPeopleSearch {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  companyId!: number;

  @Column('text')
  name!: string;

  /** What it asks, as the address of the page has it, in its one form. */
  @Column('text')
  query!: string;

  /** Null once the member is gone. */
  @Column('int', { nullable: true })
  savedBy!: number | null;

  @Column('timestamptz')
  savedAt!: Date;

  /** Whoever came to be found later is new. */
  @Column('timestamptz')
  openedAt!: Date;

  /** The look before that: while somebody reads the list, whoever came later is marked in it. */
  @Column('timestamptz')
  openedBeforeAt!: Date;

  rename(name: string): void {
    this.name = name;
  }

  open(now: Date): void {
    if (now.getTime() - this.openedAt.getTime() >= SAME_LOOK_MS) {
      this.openedBeforeAt = this.openedAt;
    }
    this.openedAt = now;
  }
}
