import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** `cvmaker-200`: sent to the feedback service; `rmcv-200`: to the resume service. */
export type ConversionAction = 'cvmaker-200' | 'rmcv-200';

/** A CV was sent to a CV service. */
@Entity('cv_conversion')
@PersonalData<CvConversion>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'cv_conversions',
  columns: {
    id: plain(),
    accountId: plain(),
    cvId: plain('cv_id'),
    action: personal('action'),
    convertedAt: plain('at'),
  },
})
export class CvConversion {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  accountId!: number;

  /** Null once the CV is gone. */
  @Column('int', { nullable: true })
  cvId!: number | null;

  @Column('text')
  action!: ConversionAction;

  @Column('timestamptz')
  convertedAt!: Date;

  static of(sent: Pick<CvConversion, 'accountId' | 'cvId' | 'action'>, now: Date): CvConversion {
    return Object.assign(new CvConversion(), sent, { convertedAt: now });
  }
}
