import { CompaniesModule, Company, companiesMigrations, Minisite } from '@babelboard/companies';
import { CompanyReinstated, CompanySuspended, MinisiteChanged } from '@babelboard/companies/contract';
import { IndexnowModule, indexnowMigrations } from '@babelboard/indexnow';
import { Offer, OffersModule, offersMigrations } from '@babelboard/offers';
import { OfferChanged, OfferClosed, OfferPublished } from '@babelboard/offers/contract';
import { OfferReport, OfferReported, OperationsModule, operationsMigrations } from '@babelboard/operations';
import { type AnyDomainEventClass, type DatabaseParts, platformMigrations } from '@babelboard/platform';
import { ReferenceDataModule, referenceDataMigrations } from '@babelboard/reference-data';
import { SearchModule, searchMigrations } from '@babelboard/search';

/** The house on one page: every context, for the API, the worker and the command line alike. */
export const contextModules = [
  ReferenceDataModule,
  CompaniesModule,
  OffersModule,
  SearchModule,
  IndexnowModule,
  OperationsModule,
];

export const databaseParts: DatabaseParts = {
  entities: [Company, Minisite, Offer, OfferReport],
  migrations: [
    ...platformMigrations,
    ...referenceDataMigrations,
    ...companiesMigrations,
    ...offersMigrations,
    ...searchMigrations,
    ...indexnowMigrations,
    ...operationsMigrations,
  ],
};

/** What contexts tell each other. */
export const domainEvents: AnyDomainEventClass[] = [
  CompanyReinstated,
  CompanySuspended,
  MinisiteChanged,
  OfferChanged,
  OfferClosed,
  OfferPublished,
  OfferReported,
];
