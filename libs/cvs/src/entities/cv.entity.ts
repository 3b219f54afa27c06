import { PersonalData, personal, plain, storedFile } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { CvType } from '../domain/cv-type.js';

/** Whether others may get the file: it waits for a scanner, may pass (as files do where there is none), or was removed. */
export type ScanState = 'pending' | 'clean' | 'infected';
/** What people are told: nobody calls a file clean that no scanner has looked at. */
export type ToldScanState = ScanState | 'unscanned';
/** Where the feedback stands that the owner asked for. */
export type ReviewState = 'none' | 'under_way' | 'sent';

/** A CV file of a candidate. */
@Entity('cv')
@PersonalData<Cv>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'cvs',
  columns: {
    id: plain('id'),
    accountId: plain(),
    name: personal('name'),
    type: plain('type'),
    size: plain('size'),
    fileKey: storedFile('file', 'name'),
    isDefault: plain('default'),
    scanState: plain('scan_state'),
    scannedAt: plain('scanned_at'),
    reviewState: plain('review_state'),
    reviewRequestedAt: plain('review_requested_at'),
    uploadedAt: plain('uploaded_at'),
  },
  told: (row) => ({ ...row, scan_state: toldScanState(row.scan_state as ScanState, row.scanned_at as Date | null) }),
})
export class Cv {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  accountId!: number;

  @Column('text')
  name!: string;

  /** By what is in the file, not by its name. */
  @Column('text')
  type!: CvType;

  /** Bytes. */
  @Column('int')
  size!: number;

  /** In the storage, under a name that says nothing; null once the file is gone because it was infected. */
  @Column('text', { nullable: true })
  fileKey!: string | null;

  @Column('boolean')
  isDefault!: boolean;

  @Column('text')
  scanState!: ScanState;

  /** When a scanner called it clean; null where none has looked at it. */
  @Column('timestamptz', { nullable: true })
  scannedAt!: Date | null;

  @Column('text')
  reviewState!: ReviewState;

  @Column('timestamptz', { nullable: true })
  reviewRequestedAt!: Date | null;

  @Column('timestamptz')
  uploadedAt!: Date;

  static upload(
    file: Pick<Cv, 'accountId' | 'name' | 'type' | 'size' | 'isDefault' | 'scanState'> & { fileKey: string },
    now: Date,
  ): Cv {
    return Object.assign(new Cv(), file, {
      ...{ scannedAt: null, reviewState: 'none', reviewRequestedAt: null, uploadedAt: now },
    });
  }

  /** Whether it can be read and sent; its row stays for the owner to see what became of it. */
  isThere(): boolean {
    return this.scanState !== 'infected';
  }

  makeDefault(): void {
    this.isDefault = true;
  }

  yieldDefault(): void {
    this.isDefault = false;
  }

  passScan(now: Date): void {
    this.scanState = 'clean';
    this.scannedAt = now;
  }

  /** Others get it though nobody has looked at it: there is no scanner any more. */
  passUnscanned(): void {
    this.scanState = 'clean';
  }

  noteReview(state: ReviewState, now: Date): void {
    this.reviewState = state;
    if (state === 'under_way') {
      this.reviewRequestedAt = now;
    }
  }

  /** Gives the key of the file, which has to go. */
  failScan(): string | null {
    const key = this.fileKey;
    this.scanState = 'infected';
    this.fileKey = null;
    this.reviewState = 'none';
    this.isDefault = false;
    return key;
  }
}

export function toldScanState(state: ScanState, scannedAt: Date | null): ToldScanState {
  return state === 'clean' && scannedAt === null ? 'unscanned' : state;
}
