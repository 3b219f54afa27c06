import { ReferenceKnowledge } from '@babelboard/cv-reading/contract';
import { Settings } from '@babelboard/platform';
import { Global, Module } from '@nestjs/common';
import { HighlightCvHandler } from './commands/highlight-cv.handler.js';
import { ReleaseWaitingCvsHandler } from './commands/release-waiting-cvs.handler.js';
import { RemoveCvHandler } from './commands/remove-cv.handler.js';
import { SettleProposalsHandler } from './commands/settle-proposals.handler.js';
import { UploadCvHandler } from './commands/upload-cv.handler.js';
import { CvFiles } from './cv-files.js';
import { CvReviews } from './cv-reviews.js';
import { ExtractionNews } from './extraction-news.js';
import { CandidateCvs } from './queries/candidate-cvs.js';
import { CvTexts } from './queries/cv-texts.js';
import { FindExtractionHandler } from './queries/find-extraction.handler.js';
import { ListCvsHandler } from './queries/list-cvs.handler.js';
import { OpenCvHandler } from './queries/open-cv.handler.js';
import { ExtractCv } from './reactions/extract-cv.reaction.js';
import { ScanCv } from './reactions/scan-cv.reaction.js';
import { CvReader } from './reading/cv-reader.js';
import { DocumentReader } from './reading/document-reader.js';
import { SentDocuments } from './reading/sent-documents.js';
import { createScanner } from './scanning/create-scanner.js';
import { MalwareScanner } from './scanning/malware-scanner.js';
import { FinishLeftCvs } from './schedules/finish-left-cvs.schedule.js';

/** Global, so that siblings find a candidate's CVs by their contract alone. */
@Global()
@Module({
  providers: [
    CandidateCvs,
    CvFiles,
    CvReader,
    CvReviews,
    CvTexts,
    DocumentReader,
    ExtractCv,
    ExtractionNews,
    FindExtractionHandler,
    FinishLeftCvs,
    HighlightCvHandler,
    ListCvsHandler,
    OpenCvHandler,
    ReferenceKnowledge,
    ReleaseWaitingCvsHandler,
    RemoveCvHandler,
    ScanCv,
    SentDocuments,
    SettleProposalsHandler,
    UploadCvHandler,
    { provide: MalwareScanner, useFactory: createScanner, inject: [Settings] },
  ],
  exports: [CandidateCvs, CvReviews, CvTexts, ExtractionNews, SentDocuments],
})
export class CvsModule {}
