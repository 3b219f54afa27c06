import { Module } from '@nestjs/common';
import { MatchingsApiModule } from '../matchings/matchings.module.js';
import { ApplicantFilesController } from './applicant-files.controller.js';
import { ApplicantMovesController } from './applicant-moves.controller.js';
import { ApplicantNotesController } from './applicant-notes.controller.js';
import { ApplicantPresenter } from './applicant-presenter.js';
import { ApplicantTables } from './applicant-tables.js';
import { ApplicantsController } from './applicants.controller.js';

@Module({
  imports: [MatchingsApiModule],
  controllers: [ApplicantMovesController, ApplicantFilesController, ApplicantNotesController, ApplicantsController],
  providers: [ApplicantPresenter, ApplicantTables],
})
export class ApplicantsApiModule {}
