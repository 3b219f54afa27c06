import { PlatformModule, type PlatformParts, type Settings } from '@babelboard/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { contexts } from '../../contexts.js';
import { AdminModule } from './admin/admin.module.js';
import { AlertsApiModule } from './alerts/alerts-api.module.js';
import { ApplicantsApiModule } from './applicants/applicants-api.module.js';
import { ApplicationsApiModule } from './applications/applications-api.module.js';
import { AuthModule } from './auth/auth.module.js';
import { CandidatesApiModule } from './candidates/candidates-api.module.js';
import { DashboardModule } from './candidates/dashboard.module.js';
import { ProfileDocumentsApiModule } from './candidates/documents/profile-documents.module.js';
import { CareerEventsApiModule } from './career-events/career-events-api.module.js';
import { ChallengeModule } from './challenge/challenge.module.js';
import { CompaniesApiModule } from './companies/companies-api.module.js';
import { CompanyOffersModule } from './company-offers/company-offers.module.js';
import { ContactModule } from './contact/contact.module.js';
import { ConversationsApiModule } from './conversations/conversations-api.module.js';
import { CvFeedbackApiModule } from './cv-feedback/cv-feedback-api.module.js';
import { CvSearchApiModule } from './cv-search/cv-search-api.module.js';
import { CvsApiModule } from './cvs/cvs-api.module.js';
import { MailboxController } from './dev/mailbox.controller.js';
import { FeedsModule } from './feeds/feeds.module.js';
import { HealthController } from './health/health.controller.js';
import { VersionController } from './health/version.controller.js';
import { InterviewsApiModule } from './interviews/interviews-api.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { LimitsModule } from './limits/limits.module.js';
import { LiveModule } from './live/live.module.js';
import { MailAnswersApiModule } from './mail-answers/mail-answers-api.module.js';
import { MatchingsApiModule } from './matchings/matchings.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { MinisitesModule } from './minisites/minisites.module.js';
import { OgModule } from './og/og.module.js';
import { OwnJobsModule } from './own-jobs/own-jobs.module.js';
import { PagesModule } from './pages/pages.module.js';
import { PrivacyApiModule } from './privacy/privacy-api.module.js';
import { ReferenceModule } from './reference/reference.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { ScreeningApiModule } from './screening/screening-api.module.js';
import { SignalModule } from './signal/signal.module.js';
import { SitemapModule } from './sitemap/sitemap.module.js';
import { apiTexts } from './texts/api-texts.js';

/** The HTTP edge. Pages come last: they take every path that nothing else has. */
@Module({})
export class ApiModule {
  static forRoot(settings: Settings, overrides: Partial<PlatformParts> = {}): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        PlatformModule.forRoot({ settings, contexts, texts: [apiTexts], ...overrides }),
        ...contexts.map(({ module }) => module),
        AuthModule,
        AdminModule,
        LimitsModule,
        PrivacyApiModule,
        MessagesModule,
        DashboardModule,
        CandidatesApiModule,
        CareerEventsApiModule,
        ChallengeModule,
        ProfileDocumentsApiModule,
        CompanyOffersModule,
        CompaniesApiModule,
        ContactModule,
        ConversationsApiModule,
        CvFeedbackApiModule,
        CvSearchApiModule,
        CvsApiModule,
        InterviewsApiModule,
        LiveModule,
        MailAnswersApiModule,
        AlertsApiModule,
        MatchingsApiModule,
        JobsModule,
        FeedsModule,
        MinisitesModule,
        OgModule,
        OwnJobsModule,
        ReferenceModule,
        ReportsModule,
        ApplicantsApiModule,
        ApplicationsApiModule,
        ScreeningApiModule,
        SignalModule,
        SitemapModule,
        PagesModule,
      ],
      controllers: [HealthController, VersionController, MailboxController],
    };
  }
}
