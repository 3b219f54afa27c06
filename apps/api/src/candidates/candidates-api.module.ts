import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { AvatarController } from './avatar.controller.js';
import { BlockedCompaniesController } from './blocked-companies.controller.js';
import { CandidatePresenter } from './candidate-presenter.js';
import { Completions } from './completions.js';
import { EducationController } from './education.controller.js';
import { ExperienceController } from './experience.controller.js';
import { HistoryAnswers } from './history-answers.js';
import { LanguageGapsController } from './language-gaps.controller.js';
import { LanguagesController } from './languages.controller.js';
import { OwnProfiles } from './own-profiles.js';
import { PreferencesController } from './preferences.controller.js';
import { ProductRatingController } from './product-rating.controller.js';
import { ProfileController } from './profile.controller.js';
import { SkillsController } from './skills.controller.js';

/** The profile of a candidate, for the candidate. */
@Module({
  imports: [AuthModule, UploadsModule],
  controllers: [
    AvatarController,
    BlockedCompaniesController,
    EducationController,
    ExperienceController,
    LanguageGapsController,
    LanguagesController,
    PreferencesController,
    ProductRatingController,
    ProfileController,
    SkillsController,
  ],
  providers: [CandidatePresenter, Completions, HistoryAnswers, OwnProfiles],
})
export class CandidatesApiModule {}
