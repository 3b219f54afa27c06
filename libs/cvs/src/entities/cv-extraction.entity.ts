import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type CvProposals, withoutSettled } from '../domain/cv-proposals.js';
import { Cv } from './cv.entity.js';

export type ExtractionState = 'pending' | 'done' | 'failed';

/** What was read in a CV: its text, and what of it the profile may take over. */
@Entity('cv_extraction')
@PersonalData<CvExtraction>({
  owner: { column: 'cvId', of: () => Cv },
  onErasure: 'delete-row',
  exportAs: 'cv_texts',
  columns: {
    cvId: plain('cv_id'),
    state: plain('state'),
    language: plain('language'),
    text: personal('text'),
    proposals: personal('proposals'),
    finishedAt: plain('read_at'),
  },
})
export class CvExtraction {
  @PrimaryColumn('int')
  cvId!: number;

  @Column('text')
  state!: ExtractionState;

  /** ISO 639-1, where the text was long enough to tell. */
  @Column('text', { nullable: true })
  language!: string | null;

  @Column('text', { nullable: true })
  text!: string | null;

  /** What nobody has accepted or dismissed yet. */
  @Column('jsonb', { nullable: true })
  proposals!: CvProposals | null;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;

  static begin(cvId: number): CvExtraction {
    return Object.assign(new CvExtraction(), {
      cvId,
      state: 'pending',
      language: null,
      text: null,
      proposals: null,
      finishedAt: null,
    });
  }

  finish(read: { language: string | null; text: string; proposals: CvProposals }, now: Date): void {
    Object.assign(this, read, { state: 'done', finishedAt: now });
  }

  /** Nothing can be read in it, now or later. */
  fail(now: Date): void {
    Object.assign(this, { state: 'failed', finishedAt: now });
  }

  /** Proposes them no more. Gives whether there was something to settle. */
  settle(ids: ReadonlySet<string>): boolean {
    if (this.proposals === null) {
      return false;
    }
    this.proposals = withoutSettled(this.proposals, ids);
    return true;
  }
}
