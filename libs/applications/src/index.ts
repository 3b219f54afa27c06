export { AddApplicantNote } from './applicants/commands/add-applicant-note.command.js';
export { MoveApplicant } from './applicants/commands/move-applicant.command.js';
export { MoveApplicants } from './applicants/commands/move-applicants.command.js';
export { NoteApplicantViewed } from './applicants/commands/note-applicant-viewed.command.js';
export { RateApplicant } from './applicants/commands/rate-applicant.command.js';
export { RemoveApplicantNote } from './applicants/commands/remove-applicant-note.command.js';
export { type ApplicantBoard, ApplicantBoards } from './applicants/queries/applicant-boards.js';
export {
  type ApplicantDetailData,
  ApplicantDetails,
  type NamedNote,
  type NamedStep,
} from './applicants/queries/applicant-details.js';
export {
  type ApplicantExport,
  ApplicantExports,
  type ExportedApplicant,
} from './applicants/queries/applicant-exports.js';
export { ApplicantLists } from './applicants/queries/applicant-lists.js';
export { type ApplicantRow, answerBy } from './applicants/queries/applicant-row.js';
export { ApplicationCounts } from './applicants/queries/application-counts.js';
export {
  type NamedApplicant,
  WaitingApplicants,
  type WaitingOverview,
} from './applicants/queries/waiting-applicants.js';
export { applicationsContext } from './applications.context.js';
export { ApplyToOffer } from './applying/commands/apply-to-offer.command.js';
export { ObjectToStatus } from './applying/commands/object-to-status.command.js';
export { RestoreApplication } from './applying/commands/restore-application.command.js';
export { WithdrawApplication } from './applying/commands/withdraw-application.command.js';
export { undoneUntil } from './applying/domain/application-times.js';
export { type ApplicationFormData, ApplicationForms } from './applying/queries/application-forms.js';
export { type ApplicationMark, ApplicationMarks } from './applying/queries/application-marks.js';
export { type AnswerGiven, GivenAnswers } from './applying/queries/given-answers.js';
export { OpenSentCv } from './applying/queries/open-sent-cv.query.js';
export {
  type OwnApplication,
  type OwnApplicationDetail,
  OwnApplications,
} from './applying/queries/own-applications.js';
export { PostMessage } from './conversations/commands/post-message.command.js';
export { ReadMessages } from './conversations/commands/read-messages.command.js';
export { UploadAttachment } from './conversations/commands/upload-attachment.command.js';
export { attachmentMissing, attachmentTooLarge } from './conversations/conversation.errors.js';
export { textDirection } from './conversations/domain/text-direction.js';
export { type ConversationData, Conversations, type NamedMessage } from './conversations/queries/conversations.js';
export { OpenAttachment } from './conversations/queries/open-attachment.query.js';
export type { Writer } from './conversations/writer.js';
export { AskForOtherTimes } from './interviews/commands/ask-for-other-times.command.js';
export { BookInterview } from './interviews/commands/book-interview.command.js';
export { CancelInterview } from './interviews/commands/cancel-interview.command.js';
export { OfferInterviewSlots } from './interviews/commands/offer-interview-slots.command.js';
export { RemoveInterviewSlot } from './interviews/commands/remove-interview-slot.command.js';
export { interviewNotFound } from './interviews/interview.errors.js';
export { type CompanyInterview, CompanyInterviews } from './interviews/queries/company-interviews.js';
export { type InterviewData, Interviews } from './interviews/queries/interviews.js';
export type { NamedSlot } from './interviews/queries/named-slot.js';
export { AnswerByMail } from './mail-answers/commands/answer-by-mail.command.js';
export { MailAnswerLinks } from './mail-answers/mail-answer-links.js';
export { CheckMailAnswerLink } from './mail-answers/queries/check-mail-answer-link.query.js';
export { ReplyFigures } from './reply-clock/queries/reply-figures.js';
export { ApplicationKeeping } from './retention/application-keeping.js';
export { ChangePoolConsent } from './retention/commands/change-pool-consent.command.js';
export { ELSEWHERE } from './retention/domain/keep-rules.js';
export { ChangeScreeningTemplate } from './screening/commands/change-screening-template.command.js';
export { RemoveScreeningTemplate } from './screening/commands/remove-screening-template.command.js';
export { SaveScreeningTemplate } from './screening/commands/save-screening-template.command.js';
export { SetScreeningQuestions } from './screening/commands/set-screening-questions.command.js';
export type { ScreeningQuestionContent } from './screening/domain/screening-question-content.js';
export {
  type ListedQuestion,
  type QuestionAnswered,
  ScreeningQuestions,
} from './screening/queries/screening-questions.js';
export { ScreeningTemplates } from './screening/queries/screening-templates.js';
