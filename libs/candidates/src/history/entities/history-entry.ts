import { Column, PrimaryGeneratedColumn } from 'typeorm';

/** What experience and education have in common: when it was, where it stands, and in which language it is told. */
export abstract class HistoryEntry {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  accountId!: number;

  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`: as exact as its owner says it. */
  @Column('text')
  startedOn!: string;

  /** Null: it goes on. */
  @Column('text', { nullable: true })
  endedOn!: string | null;

  @Column('text')
  description!: string;

  /** Of its texts: ISO 639-1. */
  @Column('text')
  language!: string;

  /** In the candidate's order, from 0: the newest first until they order it otherwise. */
  @Column('smallint')
  sequence!: number;

  @Column('boolean')
  highlighted!: boolean;
}
