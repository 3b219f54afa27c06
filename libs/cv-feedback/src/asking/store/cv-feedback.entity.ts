import type { ConversionAction, CvType } from '@babelboard/cvs/contract';
import { type CvServiceKind, PersonalData, personal, plain, storedFile } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** `asked`: it waits to leave; `failed`: it could not be delivered; `cancelled`: taken back before it left, or its CV is gone. */
export type FeedbackState = 'asked' | 'sent' | 'answered' | 'failed' | 'cancelled';

/** As profiles and tables of conversions have called them since before this board. */
export const ACTIONS: Record<CvServiceKind, ConversionAction> = { feedback: 'cvmaker-200', resume: 'rmcv-200' };

export interface AnswerFile {
  key: string;
  name: string;
  type: CvType;
  size: number;
}

/** A CV that its owner has sent to a service, which is their consent to it, and what came back. */
@Entity('cv_feedback')
@PersonalData<CvFeedback>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'cv_feedback',
  columns: {
    id: plain('id'),
    accountId: plain(),
    cvId: plain('cv_id'),
    service: plain('service'),
    serviceName: plain('service_name'),
    deliveryId: plain('delivery_id'),
    state: plain('state'),
    askedAt: plain('asked_at'),
    sentAt: plain('sent_at'),
    endedAt: plain('ended_at'),
    answeredAt: plain('answered_at'),
    answerText: personal('answer'),
    answerFileKey: storedFile('answer_file', 'answer_file_name'),
    answerFileName: personal('answer_file_name'),
    answerFileType: plain('answer_file_type'),
    answerFileSize: plain('answer_file_size'),
  },
})
export class CvFeedback {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  accountId!: number;

  /** Null once the CV is gone. */
  @Column('int', { nullable: true })
  cvId!: number | null;

  @Column('text')
  service!: CvServiceKind;

  /** Whom the person has agreed to: it goes to nobody of another name. */
  @Column('text')
  serviceName!: string;

  /** By which the service knows it; the same in all tries. */
  @Column('uuid')
  deliveryId!: string;

  @Column('text')
  state!: FeedbackState;

  /** When the person said yes. */
  @Column('timestamptz')
  askedAt!: Date;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;

  /** When it failed or was cancelled. */
  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  answeredAt!: Date | null;

  @Column('text', { nullable: true })
  answerText!: string | null;

  @Column('text', { nullable: true })
  answerFileKey!: string | null;

  @Column('text', { nullable: true })
  answerFileName!: string | null;

  @Column('text', { nullable: true })
  answerFileType!: CvType | null;

  @Column('int', { nullable: true })
  answerFileSize!: number | null;

  static ask(
    asked: Pick<CvFeedback, 'accountId' | 'service' | 'serviceName' | 'deliveryId'> & { cvId: number },
    now: Date,
  ): CvFeedback {
    const nothing = { answerText: null, answerFileKey: null, answerFileName: null, answerFileType: null };
    return Object.assign(new CvFeedback(), asked, nothing, {
      ...{ state: 'asked', askedAt: now, sentAt: null, endedAt: null, answeredAt: null, answerFileSize: null },
    });
  }

  /** Gives whether anything changed. It may have been on its way when its CV went. */
  send(now: Date): boolean {
    const may = this.state === 'asked' || (this.state === 'cancelled' && this.cvId === null);
    if (may) {
      Object.assign(this, { state: 'sent', sentAt: now, endedAt: null });
    }
    return may;
  }

  fail(now: Date): void {
    Object.assign(this, { state: 'failed', endedAt: now });
  }

  cancel(now: Date): void {
    Object.assign(this, { state: 'cancelled', endedAt: now });
  }

  answer({ text, file }: { text: string | null; file: AnswerFile | null }, now: Date): void {
    Object.assign(this, { state: 'answered', answeredAt: now, answerText: text });
    Object.assign(this, { answerFileKey: file?.key ?? null, answerFileName: file?.name ?? null });
    Object.assign(this, { answerFileType: file?.type ?? null, answerFileSize: file?.size ?? null });
  }

  /** Its CV is gone: what waits does not leave any more, and what came back goes, too. Gives the key of a file that has to go. */
  loseCv(now: Date): string | null {
    const key = this.answerFileKey;
    if (this.state === 'asked') {
      this.cancel(now);
    }
    Object.assign(this, { cvId: null, answerText: null, answerFileKey: null, answerFileName: null });
    Object.assign(this, { answerFileType: null, answerFileSize: null });
    return key;
  }
}
