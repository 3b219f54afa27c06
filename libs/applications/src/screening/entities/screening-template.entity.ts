import { NothingPersonal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ScreeningQuestionContent } from '../domain/screening-question-content.js';

/** Questions that a company asks again and again. */
@Entity('screening_template')
@NothingPersonal<ScreeningTemplate>('Questions of a company', {
  id: plain(),
  companyId: plain(),
  name: plain(),
  questions: plain(),
})
export class ScreeningTemplate {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  companyId!: number;

  @Column('text')
  name!: string;

  @Column('jsonb')
  questions!: ScreeningQuestionContent[];

  static save(companyId: number, name: string, questions: ScreeningQuestionContent[]): ScreeningTemplate {
    return Object.assign(new ScreeningTemplate(), { companyId, name, questions });
  }

  change(changes: Partial<Pick<ScreeningTemplate, 'name' | 'questions'>>): void {
    Object.assign(this, changes);
  }
}
