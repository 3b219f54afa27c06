import { Query } from '@nestjs/cqrs';
import type { CvType } from '../domain/cv-type.js';
import type { ReviewState, ToldScanState } from '../entities/cv.entity.js';
import type { ConversionAction } from '../entities/cv-conversion.entity.js';
import type { ExtractionState } from '../entities/cv-extraction.entity.js';

/** A CV as its owner sees it. */
export interface ListedCv {
  id: number;
  name: string;
  type: CvType;
  size: number;
  isDefault: boolean;
  scanState: ToldScanState;
  reviewState: ReviewState;
  extraction: ExtractionState;
  /** ISO 639-1, where it was recognised. */
  language: string | null;
  uploadedAt: Date;
}

export interface Conversion {
  action: ConversionAction;
  at: Date;
}

/** The CVs of a candidate, the default one first, then the newest, and which services got one. */
export class ListCvs extends Query<{ cvs: ListedCv[]; conversions: Conversion[] }> {
  constructor(readonly accountId: number) {
    super();
  }
}
