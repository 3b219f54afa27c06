import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** From 1, poor, to 5, excellent. */
export type Score = 1 | 2 | 3 | 4 | 5;

/** How somebody finds the product, or that they do not want to be asked. */
@Entity('product_rating')
@PersonalData<ProductRating>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'ratings_of_the_product',
  columns: {
    id: plain(),
    accountId: plain(),
    answeredAt: personal('answered_at'),
    score: personal('score'),
    comment: personal('comment'),
  },
})
export class ProductRating {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  accountId!: number;

  @Column('timestamptz')
  answeredAt!: Date;

  /** Null: skipped for good. */
  @Column('smallint', { nullable: true })
  score!: Score | null;

  @Column('text')
  comment!: string;

  static of(accountId: number, score: Score, comment: string, now: Date): ProductRating {
    return Object.assign(new ProductRating(), { accountId, score, comment, answeredAt: now });
  }

  static skipped(accountId: number, now: Date): ProductRating {
    return Object.assign(new ProductRating(), { accountId, score: null, comment: '', answeredAt: now });
  }
}
