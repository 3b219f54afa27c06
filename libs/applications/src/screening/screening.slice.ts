import type { Slice } from '../slice.js';
import { ChangeScreeningTemplateHandler } from './commands/change-screening-template.handler.js';
import { RemoveScreeningTemplateHandler } from './commands/remove-screening-template.handler.js';
import { SaveScreeningTemplateHandler } from './commands/save-screening-template.handler.js';
import { SetScreeningQuestionsHandler } from './commands/set-screening-questions.handler.js';
import { ScreeningList } from './entities/screening-list.entity.js';
import { ScreeningQuestion } from './entities/screening-question.entity.js';
import { ScreeningTemplate } from './entities/screening-template.entity.js';
import { ScreeningQuestions } from './queries/screening-questions.js';
import { ScreeningTemplates } from './queries/screening-templates.js';
import { CopyScreeningQuestions } from './reactions/copy-screening-questions.reaction.js';

/** What companies ask of whoever applies. */
export const screeningSlice: Slice = {
  entities: [ScreeningList, ScreeningQuestion, ScreeningTemplate],
  events: [],
  providers: [
    ChangeScreeningTemplateHandler,
    CopyScreeningQuestions,
    RemoveScreeningTemplateHandler,
    SaveScreeningTemplateHandler,
    ScreeningQuestions,
    ScreeningTemplates,
    SetScreeningQuestionsHandler,
  ],
  exports: [ScreeningQuestions, ScreeningTemplates],
};
