import { Candidate, CandidateLanguage, CandidatesModule, candidatesMigrations } from '@babelboard/candidates';
import { CompaniesModule, Company, CompanyMember, companiesMigrations, Minisite } from '@babelboard/companies';
import {
  CompanyRegistered,
  CompanyReinstated,
  CompanySuspended,
  CompanyVerified,
  MinisiteChanged,
} from '@babelboard/companies/contract';
import {
  Account,
  AccountDeletion,
  Consent,
  DataExport,
  DepartedAddress,
  IdentityModule,
  identityMigrations,
  Passkey,
  RecoveryCode,
  Session,
  SingleUseToken,
  SocialIdentity,
} from '@babelboard/identity';
import {
  AccountDeleted,
  AccountRegistered,
  AdminHandedOff,
  ConsentChanged,
  DataExportReady,
  DataExportRequested,
  DataExportTaken,
  EmailChanged,
  EmailChangeRequested,
  EmailVerificationRequested,
  EmailVerified,
  LoggedIn,
  PasswordChanged,
  PasswordResetRequested,
  RegistrationRepeated,
  SignInMethodsChanged,
  SocialLinkRequested,
  SupportAccessCreated,
  SupportAccessOpened,
  UnusedAccountFound,
} from '@babelboard/identity/contract';
import { IndexnowModule, indexnowMigrations } from '@babelboard/indexnow';
import { MailDelivery, NotificationsModule, notificationsMigrations } from '@babelboard/notifications';
import { Offer, OffersModule, offersMigrations } from '@babelboard/offers';
import { OfferChanged, OfferClosed, OfferPublished } from '@babelboard/offers/contract';
import {
  AuditEntry,
  ContactMessage,
  ContactMessageReceived,
  OfferReport,
  OfferReported,
  OperationsModule,
  operationsMigrations,
} from '@babelboard/operations';
import { type AnyDomainEventClass, type DatabaseParts, platformMigrations } from '@babelboard/platform';
import { ReferenceDataModule, referenceDataMigrations } from '@babelboard/reference-data';
import { SearchModule, searchMigrations } from '@babelboard/search';

/** The house on one page: every context, for the API, the worker and the command line alike. */
export const contextModules = [
  ReferenceDataModule,
  IdentityModule,
  CandidatesModule,
  CompaniesModule,
  OffersModule,
  SearchModule,
  IndexnowModule,
  OperationsModule,
  NotificationsModule,
];

export const databaseParts: DatabaseParts = {
  entities: [
    Account,
    AccountDeletion,
    AuditEntry,
    Candidate,
    CandidateLanguage,
    Company,
    CompanyMember,
    Consent,
    ContactMessage,
    DataExport,
    DepartedAddress,
    MailDelivery,
    Minisite,
    Offer,
    OfferReport,
    Passkey,
    RecoveryCode,
    Session,
    SingleUseToken,
    SocialIdentity,
  ],
  migrations: [
    ...platformMigrations,
    ...referenceDataMigrations,
    ...identityMigrations,
    ...candidatesMigrations,
    ...companiesMigrations,
    ...offersMigrations,
    ...searchMigrations,
    ...indexnowMigrations,
    ...operationsMigrations,
    ...notificationsMigrations,
  ],
};

/** What contexts tell each other. */
export const domainEvents: AnyDomainEventClass[] = [
  AccountDeleted,
  AccountRegistered,
  AdminHandedOff,
  CompanyRegistered,
  CompanyReinstated,
  CompanySuspended,
  CompanyVerified,
  ConsentChanged,
  ContactMessageReceived,
  DataExportReady,
  DataExportRequested,
  DataExportTaken,
  EmailChangeRequested,
  EmailChanged,
  EmailVerificationRequested,
  EmailVerified,
  LoggedIn,
  MinisiteChanged,
  OfferChanged,
  OfferClosed,
  OfferPublished,
  OfferReported,
  PasswordChanged,
  PasswordResetRequested,
  RegistrationRepeated,
  SignInMethodsChanged,
  SocialLinkRequested,
  SupportAccessCreated,
  SupportAccessOpened,
  UnusedAccountFound,
];
