import { Module } from '@nestjs/common';
import { ApplicantFilesController } from './applicant-files.controller.js';
import { ApplicantMovesController } from './applicant-moves.controller.js';
import { ApplicantNotesController } from './applicant-notes.controller.js';
import { ApplicantPresenter } from './applicant-presenter.js';
import { ApplicantTables } from './applicant-tables.js';
import { ApplicantsController } from './applicants.controller.js';

@Module({
  controllers: [ApplicantMovesController, ApplicantFilesController, ApplicantNotesController, ApplicantsController],
  providers: [ApplicantPresenter, ApplicantTables],
})
export class ApplicantsApiModule {}
