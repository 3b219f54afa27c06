import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { CvAnswers } from './cv-answers.js';
import { CvDownloadController } from './cv-download.controller.js';
import { CvExtractionController } from './cv-extraction.controller.js';
import { CvExtractions } from './cv-extractions.js';
import { CvLists } from './cv-lists.js';
import { CvUploadController } from './cv-upload.controller.js';
import { CvsController } from './cvs.controller.js';
import { HeldProfiles } from './held-profiles.js';
import { ProposalPresenter } from './proposal-presenter.js';

/** CVs of candidates. */
@Module({
  imports: [AuthModule, UploadsModule],
  controllers: [CvDownloadController, CvExtractionController, CvUploadController, CvsController],
  providers: [CvAnswers, CvExtractions, CvLists, HeldProfiles, ProposalPresenter],
  exports: [CvAnswers],
})
export class CvsApiModule {}
