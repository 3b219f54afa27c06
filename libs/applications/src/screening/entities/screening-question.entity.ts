import { NothingPersonal, plain } from '@babelboard/platform';
import type { ScreeningWanted } from '@babelboard/wire';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ScreeningQuestionContent, ScreeningType } from '../domain/screening-question-content.js';

/** One version of a question of an offer. What has answers is never edited: it leaves the list, and a new one takes its place. */
@Entity('screening_question')
@NothingPersonal<ScreeningQuestion>('A question of an ad', {
  id: plain(),
  offerId: plain(),
  position: plain(),
  type: plain(),
  text: plain(),
  options: plain(),
  required: plain(),
  knockOut: plain(),
  wanted: plain(),
  firstVersionId: plain(),
})
export class ScreeningQuestion implements ScreeningQuestionContent {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  offerId!: number;

  /** In the list; null once it has left it and stays for its answers. */
  @Column('smallint', { nullable: true })
  position!: number | null;

  @Column('text')
  type!: ScreeningType;

  @Column('text')
  text!: string;

  @Column('text', { array: true })
  options!: string[];

  @Column('boolean')
  required!: boolean;

  @Column('boolean')
  knockOut!: boolean;

  @Column('jsonb', { nullable: true })
  wanted!: ScreeningWanted | null;

  /** Of a question that was put otherwise before: its first version. */
  @Column('int', { nullable: true })
  firstVersionId!: number | null;

  /** @param before the version that it takes the place of */
  static ask(
    offerId: number,
    position: number,
    content: ScreeningQuestionContent,
    before?: ScreeningQuestion,
  ): ScreeningQuestion {
    const firstVersionId = before === undefined ? null : (before.firstVersionId ?? before.id);
    return Object.assign(new ScreeningQuestion(), contentOf(content), { offerId, position, firstVersionId });
  }

  says(content: ScreeningQuestionContent): boolean {
    return JSON.stringify(contentOf(this)) === JSON.stringify(contentOf(content));
  }

  moveTo(position: number): void {
    this.position = position;
  }

  rephrase(content: ScreeningQuestionContent): void {
    Object.assign(this, contentOf(content));
  }

  retire(): void {
    this.position = null;
  }
}

function contentOf({ type, text, options, required, knockOut, wanted }: ScreeningQuestionContent) {
  const { yes, any_of, min, max } = wanted ?? {};
  return { type, text, options, required, knockOut, wanted: wanted && { yes, any_of, min, max } };
}
